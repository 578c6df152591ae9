import { questions } from './questions.ts';
import { isMove } from './situation.ts';
import { rules as define } from './vocabulary.ts';

/** Each rule is a sentence that is true or false for this repair and its contractor. */
export const rules = define(questions)({
  'an appointment is being moved': isMove,
  'an appointment is being moved, and it is not known yet that it can be': (it) =>
    isMove(it) && !it.facts.isMovable,
  'a first appointment is being booked': (it) => !isMove(it),
  'an appointment can be chosen': ({ facts }) => facts.refusal === null,
  'the appointment can be moved': (it) => isMove(it) && it.facts.refusal === null,
  'a first appointment is being booked, and the contractor does not ask for wishes': (it) =>
    !isMove(it) && !it.facts.isPreferences,
  'the contractor did not take the change': ({ facts }) => facts.isDeclined,
});
