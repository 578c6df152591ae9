import * as v from 'valibot';
import type { FieldErrors } from './problem.ts';
import { invalid } from './problem.ts';

type Schema = v.GenericSchema;

function errorsByField(issues: readonly v.BaseIssue<unknown>[], whole: string): FieldErrors {
  const errors: Record<string, string[]> = {};
  for (const issue of issues) {
    const field = v.getDotPath(issue) ?? whole;
    errors[field] = [...(errors[field] ?? []), issue.message];
  }
  return errors;
}

/** The value as its schema gives it. Throws 400 with the messages of every field that is wrong; `part` names a value that is wrong as a whole. */
export function accept(schema: Schema | undefined, value: unknown, part: string): unknown {
  if (schema === undefined) return undefined;
  const result = v.safeParse(schema, value);
  if (!result.success) throw invalid(errorsByField(result.issues, part));
  return result.output;
}
