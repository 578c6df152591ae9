import * as v from 'valibot';
import type { FieldErrors } from './problem.ts';
import { invalid } from './problem.ts';

type Schema = v.GenericSchema;

/** The schema inside its wrappers: `optional(nullable(number()))` is a number. */
function innermost(schema: unknown): string | undefined {
  if (typeof schema !== 'object' || schema === null) return undefined;
  if ('wrapped' in schema) return innermost(schema.wrapped);
  return 'type' in schema && typeof schema.type === 'string' ? schema.type : undefined;
}

function asTyped(text: unknown, type: string | undefined): unknown {
  if (type === 'array') return Array.isArray(text) ? text : [text];
  if (typeof text !== 'string') return text;
  if (type === 'number' && text.trim() !== '' && Number.isFinite(Number(text))) return Number(text);
  if (type === 'boolean' && (text === 'true' || text === 'false')) return text === 'true';
  return text;
}

/**
 * Query strings carry text alone. Where the schema asks for a number, a boolean or a list, the text that clearly
 * stands for one becomes one; anything else is left for the schema to refuse.
 */
export function readQuery(schema: Schema, query: unknown): unknown {
  if (!('entries' in schema) || typeof query !== 'object' || query === null) return query;
  const entries = schema.entries as Record<string, unknown>;
  return Object.fromEntries(
    Object.entries(query).map(([name, text]) => [name, asTyped(text, innermost(entries[name]))]),
  );
}

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
