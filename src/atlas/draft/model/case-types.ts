import * as v from 'valibot';
import json from '../../../../content/case-types.json' with { type: 'json' };
import { CaseTypesFile, catalogueOf } from '../../../../contract/case-catalogue.ts';
import { checkCaseTypes } from '../../../../contract/case-catalogue-check.ts';
import { type Mistake, sayMistake } from '../../../../contract/case-mistakes.ts';
import { flowOfFile, flowOfTypes } from '../../../../journeys/case/samples/demonstration.ts';
import type { Flow } from '../../../../machines/exploration/index.ts';
import { type CaseField, caseFields, isSameValue } from './case-fields.ts';
import { type CaseTypeEdit, subjectOf } from './draft.ts';
import { type EditFault, missing } from './faults.ts';

/** The types of service request as they are. */
export const presentCaseTypes: CaseTypesFile = v.parse(CaseTypesFile, json);

/** Whether the steps of a journey are made of the types of service request. */
export const isMadeOfCaseTypes = ({ journey }: Pick<Flow, 'journey'>): boolean =>
  journey.id === flowOfFile.journey.id;

/** The types of service request as a draft has them; edits that cannot be made are left out. */
export interface AppliedCaseTypes {
  readonly file: CaseTypesFile;
  readonly faults: readonly EditFault[];
}

/** The field that an edit changes, or why there is none. */
export function fieldOfEdit(
  file: CaseTypesFile,
  { type, field }: CaseTypeEdit,
): { readonly field: CaseField } | { readonly fault: string } {
  const fields = caseFields(file, type);
  const found = fields.find(({ name }) => name === field);
  if (found) return { field: found };
  const types = file.types.map(({ id }) => String(id));
  const names = fields.map(({ name }) => name);
  return {
    fault: missing('type of service request', String(type), types) ?? missing('field', field, names) ?? '',
  };
}

/**
 * Puts changes into the types of service request. Pure: the file is left as it is. What is left out is what names
 * nothing in the file, and what `npm run case-types` would refuse.
 */
export function applyCaseTypes(file: CaseTypesFile, edits: readonly CaseTypeEdit[]): AppliedCaseTypes {
  const faults: EditFault[] = [];
  const leaveOut = (edit: CaseTypeEdit, says: string) => faults.push({ subject: subjectOf(edit), says });
  let kept = edits.filter((edit) => {
    const found = fieldOfEdit(file, edit);
    if ('fault' in found) leaveOut(edit, found.fault);
    return 'field' in found;
  });
  kept = kept.filter((edit) => {
    const changed = withEdits(file, [edit]);
    if (!v.is(CaseTypesFile, changed)) leaveOut(edit, mistakeWords(mistakesIn(changed)));
    return v.is(CaseTypesFile, changed);
  });
  let mistakes = mistakesIn(withEdits(file, kept));
  while (mistakes.length > 0 && kept.length > 0) {
    const { edit, others, left } = leastMistaken(file, kept);
    const cured = mistakes.filter((mistake) => !left.some((other) => isSameMistake(other, mistake)));
    leaveOut(edit, mistakeWords(cured.length > 0 ? cured : mistakes));
    kept = others;
    mistakes = left;
  }
  return { file: v.parse(CaseTypesFile, withEdits(file, kept)), faults };
}

/** A journey with the types of service request as a draft has them; any other journey as it is. */
export function flowWithCaseTypes<F extends Flow>(
  flow: F,
  edits: readonly CaseTypeEdit[],
): { readonly flow: F; readonly faults: readonly EditFault[] } {
  if (edits.length === 0) return { flow, faults: [] };
  if (!isMadeOfCaseTypes(flow)) {
    const says = 'This journey is not made of the types of service request.';
    return { flow, faults: edits.map((edit) => ({ subject: subjectOf(edit), says })) };
  }
  const { file, faults } = applyCaseTypes(presentCaseTypes, edits);
  return { flow: { ...flow, ...flowOfTypes(catalogueOf(file).types) }, faults };
}

const mistakesIn = (file: unknown): readonly Mistake[] => checkCaseTypes(file).mistakes ?? [];

const mistakeWords = (mistakes: readonly Mistake[]): string => mistakes.map(sayMistake).join(' ');

const isSameMistake = (one: Mistake, other: Mistake): boolean => sayMistake(one) === sayMistake(other);

/** The edit without which fewest mistakes are left, the later one where several are alike. */
function leastMistaken(file: CaseTypesFile, edits: readonly CaseTypeEdit[]) {
  const tries = edits.map((edit) => {
    const others = edits.filter((other) => other !== edit);
    return { edit, others, left: mistakesIn(withEdits(file, others)) };
  });
  return tries.reduce((best, each) => (each.left.length <= best.left.length ? each : best));
}

const withEdits = (file: CaseTypesFile, edits: readonly CaseTypeEdit[]): unknown =>
  edits.reduce<unknown>((changed, edit) => {
    const found = fieldOfEdit(file, edit);
    if ('fault' in found) return changed;
    const { path, leftOut } = found.field;
    return withValueAt(changed, path, isSameValue(edit.value, leftOut) ? undefined : edit.value);
  }, file);

/** The same with another value at a path; undefined leaves the field out. */
function withValueAt(into: unknown, [key, ...rest]: CaseField['path'], value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(into)) {
    return into.map((each, index) => (index === key ? withValueAt(each, rest, value) : each));
  }
  const record = into as Readonly<Record<string, unknown>>;
  return { ...record, [key]: withValueAt(record[key], rest, value) };
}
