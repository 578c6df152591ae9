import * as v from 'valibot';
import { type CaseCatalogue, CaseTypesFile, catalogueOf } from './case-catalogue.ts';
import { shapeMistake } from './case-file-shape.ts';
import type { Mistake } from './case-mistakes.ts';
import { ruleMistakes } from './case-rules.ts';

export type CheckedCatalogue =
  | { readonly catalogue: CaseCatalogue; readonly mistakes?: undefined }
  | { readonly catalogue?: undefined; readonly mistakes: readonly Mistake[] };

/** Checks what a file of case types holds: its catalogue, or every mistake in it. */
export function checkCaseTypes(input: unknown): CheckedCatalogue {
  const { success, output, issues } = v.safeParse(CaseTypesFile, input);
  if (!success) return { mistakes: issues.map(shapeMistake) };
  const mistakes = ruleMistakes(output);
  return mistakes.length > 0 ? { mistakes } : { catalogue: catalogueOf(output) };
}

/** As `checkCaseTypes`, for the text of a file. */
export function readCaseTypes(text: string): CheckedCatalogue {
  let input: unknown;
  try {
    input = JSON.parse(text);
  } catch (error) {
    return { mistakes: [unreadable(text, error instanceof Error ? error.message : '')] };
  }
  return checkCaseTypes(input);
}

function unreadable(text: string, reason: string): Mistake {
  const position = /position (\d+)/.exec(reason)?.[1] ?? (/end of/.test(reason) ? text.length : undefined);
  const line = position === undefined ? undefined : text.slice(0, Number(position)).split('\n').length;
  return {
    rule: 'JSON',
    where: line === undefined ? 'The file' : `Line ${line}`,
    what: `This is no JSON (${reason}).`,
    remedy: 'Look for a comma, a quote or a bracket that is missing or too many, here or just before.',
  };
}
