import { contactRules } from '../shared/contact/step.ts';
import { questions } from './questions.ts';
import { rules as define } from './vocabulary.ts';

/** Each rule is a sentence that is true or false for this resident and this enquiry. */
export const rules = define(questions)({
  'the enquiry is not sent yet': { fact: 'sent', equals: null },
  'it is for somebody else of the household': {
    answer: 'referralFor',
    equals: 'Other member of household',
  },
  ...contactRules,
});
