import { questions } from './questions.ts';
import { rules as define } from './vocabulary.ts';

const isMove = { fact: 'mode', equals: 'reschedule' } as const;

/** Each rule is a sentence that is true or false for this repair and its contractor. */
export const rules = define(questions)({
  'an appointment is being moved': isMove,
  'an appointment is being moved, and it is not known yet that it can be': {
    all: [isMove, { fact: 'isMovable', equals: false }],
  },
  'a first appointment is being booked': { not: isMove },
  'an appointment can be chosen': { fact: 'refusal', equals: null },
  'the appointment can be moved': { all: [isMove, { fact: 'refusal', equals: null }] },
  'a first appointment is being booked, and the contractor does not ask for wishes': {
    all: [{ not: isMove }, { fact: 'isPreferences', equals: false }],
  },
  'the contractor did not take the change': { fact: 'isDeclined', equals: true },
});
