import * as v from 'valibot';
import json from '../../../../content/case-types.json' with { type: 'json' };
import { CaseTypesFile, catalogueOf } from '../../../../contract/case-catalogue.ts';
import { checkCaseTypes } from '../../../../contract/case-catalogue-check.ts';
import { type Mistake, sayMistake } from '../../../../contract/case-mistakes.ts';
import { flowOfFile, flowOfTypes } from '../../../../journeys/case/samples/demonstration.ts';
import type { Flow } from '../../../../machines/exploration/index.ts';
import { makeEdits } from './case-making.ts';
import { type CaseTypeEdit, subjectOf } from './draft.ts';
import type { EditFault } from './faults.ts';

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

/**
 * Puts changes into the types of service request. Pure: the file is left as it is. What is left out is what names
 * nothing in the file, and what `npm run case-types` would refuse, with what belongs to it.
 */
export function applyCaseTypes(file: CaseTypesFile, edits: readonly CaseTypeEdit[]): AppliedCaseTypes {
  let made = checkedEdits(file, edits);
  const faults: EditFault[] = [...made.faults];
  while (made.mistakes.length > 0 && made.edits.length > 0) {
    const { edit, without } = leastMistaken(file, made.edits);
    const cured = made.mistakes.filter((mistake) => !without.mistakes.some(isSameMistake(mistake)));
    const says = (cured.length > 0 ? cured : made.mistakes).map(sayMistake).join(' ');
    faults.push({ subject: subjectOf(edit), says });
    for (const { subject } of without.faults)
      faults.push({ subject, says: 'It belongs to a change that is left out.' });
    made = without;
  }
  return { file: made.file, faults };
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

const isSameMistake = (one: Mistake) => (other: Mistake) => sayMistake(one) === sayMistake(other);

/** The file with edits, those that could be made, and what the check says of them together. */
function checkedEdits(file: CaseTypesFile, edits: readonly CaseTypeEdit[]) {
  const made = makeEdits(file, edits);
  return {
    file: made.file,
    edits: made.outcomes.filter(({ fault }) => fault === undefined).map(({ edit }) => edit),
    faults: made.outcomes.flatMap(({ edit, fault }): readonly EditFault[] =>
      fault === undefined ? [] : [{ subject: subjectOf(edit), says: fault }],
    ),
    mistakes: checkCaseTypes(made.file).mistakes ?? [],
  };
}

/** The edit without which fewest mistakes are left, the later one where several are alike. */
function leastMistaken(file: CaseTypesFile, edits: readonly CaseTypeEdit[]) {
  const tries = edits.map((edit) => ({
    edit,
    without: checkedEdits(
      file,
      edits.filter((other) => other !== edit),
    ),
  }));
  return tries.reduce((best, each) =>
    each.without.mistakes.length <= best.without.mistakes.length ? each : best,
  );
}
