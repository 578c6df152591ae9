import { sendRecall } from './calls.ts';
import { questions } from './questions.ts';
import { operation } from './vocabulary.ts';

const define = operation(questions);

export const operations = {
  send: define({
    dependsOn: [],
    run: sendRecall,
    outcomes: {
      'it is open again already': {
        when: ({ became }) => became === 'overtaken',
        goTo: { end: 'overtaken' },
      },
      'an appointment can be chosen': {
        when: (recalled) => recalled.became === 'opened' && recalled.next?.kind === 'choice',
        goTo: { end: 'slots' },
      },
      'the contractor will call': { goTo: { end: 'sent' } },
    },
    slow: { afterMs: 1000, notice: 'Case_CC022' },
  }),
};
