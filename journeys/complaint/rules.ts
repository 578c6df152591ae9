import { contactRules } from '../shared/contact/step.ts';
import { questions } from './questions.ts';
import { rules as define } from './vocabulary.ts';

const aboutRepair = {
  all: [
    { answer: 'subject', equals: 'repair' },
    { fact: 'repairs', empty: false },
  ],
} as const;
const aboutRequest = {
  all: [
    { answer: 'subject', equals: 'request' },
    { fact: 'requests', empty: false },
  ],
} as const;

/** Each rule is a sentence that is true or false for this resident and this complaint. */
export const rules = define(questions)({
  'it is about a repair that can be chosen': aboutRepair,
  'it is about a service request that can be chosen': aboutRequest,
  'there is something to choose': { any: [aboutRepair, aboutRequest] },
  'the reply comes by phone': { answer: 'channel', equals: 'phone' },
  ...contactRules,
});
