import file from '../../../content/case-types.json' with { type: 'json' };
import { checkCaseTypes } from '../../../contract/case-catalogue-check.ts';
import { sayMistake } from '../../../contract/case-mistakes.ts';
import type { CaseType } from '../../../contract/case-types.ts';
import type { Flow } from '../../../machines/exploration/index.ts';
import { caseJourney } from '../journey.ts';
import { questionnairesOf } from '../questionnaire.ts';
import { samplesFor } from './samples.ts';

const { catalogue, mistakes = [] } = checkCaseTypes(file);
if (!catalogue) throw new Error(mistakes.map(sayMistake).join('\n'));

const isForResidents = ({ isVisibleForSelfServe }: CaseType): boolean => isVisibleForSelfServe;

/** The types that residents are offered. */
export const offeredTypes = catalogue.types.filter(isForResidents);

/** The journey with the types of service request among these that residents are offered. */
export function flowOfTypes(all: readonly CaseType[]): Flow {
  const types = all.filter(isForResidents);
  return {
    journey: caseJourney(questionnairesOf(types)),
    samples: samplesFor(types),
    grownFrom: { types },
  };
}

/** The journey with the types of service request that are in the file: another type or question there is one here. */
export const flowOfFile: Flow = flowOfTypes(catalogue.types);
