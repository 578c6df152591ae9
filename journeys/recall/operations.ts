import { type Recalled, sendRecall } from './calls.ts';
import { questions } from './questions.ts';
import { operation } from './vocabulary.ts';

const define = operation(questions);

const comingNext = (recalled: Recalled) => (recalled.became === 'overtaken' ? {} : { next: recalled.next });

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
        facts: comingNext,
        goTo: { end: 'slots' },
      },
      'the contractor will call': { facts: comingNext, goTo: { end: 'sent' } },
    },
    faults: { otherwise: { stay: 'Chase_Not_Sent' } },
    slow: { afterMs: 1000, notice: 'Case_CC022' },
  }),
};
