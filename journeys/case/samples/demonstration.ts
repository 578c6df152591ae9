import file from '../../../content/case-types.json' with { type: 'json' };
import { checkCaseTypes } from '../../../contract/case-catalogue-check.ts';
import { sayMistake } from '../../../contract/case-mistakes.ts';
import type { Flow } from '../../../machines/exploration/index.ts';
import { caseJourney } from '../journey.ts';
import { questionnairesOf } from '../questionnaire.ts';
import { samplesFor } from './samples.ts';

const { catalogue, mistakes = [] } = checkCaseTypes(file);
if (!catalogue) throw new Error(mistakes.map(sayMistake).join('\n'));

/** The types that residents are offered. */
export const offeredTypes = catalogue.types.filter(({ isVisibleForSelfServe }) => isVisibleForSelfServe);

/** The journey with the types of service request that are in the file: another type or question there is one here. */
export const flowOfFile: Flow = {
  journey: caseJourney(questionnairesOf(offeredTypes)),
  samples: samplesFor(offeredTypes),
  grownFrom: { types: offeredTypes },
};
