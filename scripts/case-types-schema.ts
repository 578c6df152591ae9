import { toJsonSchema } from '@valibot/to-json-schema';
import { CaseTypesFile } from '../contract/case-catalogue.ts';

/** The JSON Schema of the file of case types, for editors: they complete names and mark what is wrong. */
export function caseTypesSchema(): object {
  return toJsonSchema(CaseTypesFile, { typeMode: 'input', errorMode: 'ignore' });
}
