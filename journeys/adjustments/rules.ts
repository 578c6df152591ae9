import { questions } from './questions.ts';
import { rules as define } from './vocabulary.ts';

/** Each rule is a sentence that is true or false for this resident and what they need. */
export const rules = define(questions)({
  'an interpreter is needed': { answer: 'needs', includes: 'interpreter' },
});
