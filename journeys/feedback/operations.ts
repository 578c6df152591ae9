import { sendFeedback } from './calls.ts';
import { questions } from './questions.ts';
import { operation } from './vocabulary.ts';

const define = operation(questions);

export const operations = {
  send: define({
    dependsOn: [],
    run: sendFeedback,
    outcomes: {
      'the question is over': { when: ({ became }) => became === 'tooLate', goTo: { end: 'tooLate' } },
      'the resident is satisfied': {
        when: ({ became }) => became === 'satisfied',
        goTo: { end: 'satisfied' },
      },
      'the resident is not satisfied': { goTo: { end: 'unsatisfied' } },
    },
    slow: { afterMs: 1000, notice: 'Case_CC022' },
  }),
};
