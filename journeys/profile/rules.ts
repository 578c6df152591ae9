import { questions } from './questions.ts';
import { rules as define } from './vocabulary.ts';

/** Each rule is a sentence that is true or false for this resident. */
export const rules = define(questions)({
  'the date of birth that is held cannot be right': { fact: 'isBirthWrong', equals: true },
  'a change is passed on to the provider': { fact: 'isPassedOn', equals: true },
});
