import { contactRules } from '../shared/contact/step.ts';
import { questions } from './questions.ts';
import { rules as define } from './vocabulary.ts';

/** Each rule is a sentence that is true or false for this resident and this complaint. */
export const rules = define(questions)({
  'it is about a repair that can be chosen': ({ answers, facts }) =>
    answers.subject === 'repair' && facts.repairs.length > 0,
  'it is about a service request that can be chosen': ({ answers, facts }) =>
    answers.subject === 'request' && facts.requests.length > 0,
  'there is something to choose': ({ answers, facts }) =>
    (answers.subject === 'repair' && facts.repairs.length > 0) ||
    (answers.subject === 'request' && facts.requests.length > 0),
  'the reply comes by phone': ({ answers }) => answers.channel === 'phone',
  ...contactRules,
});
