import { type Sent, sendChase } from './calls.ts';
import { questions } from './questions.ts';
import { operation } from './vocabulary.ts';

const define = operation(questions);

const learnt = (sent: Sent) => (sent.became === 'overtaken' ? {} : { next: sent.next });

export const operations = {
  send: define({
    dependsOn: [],
    run: sendChase,
    outcomes: {
      'nothing is late any more': {
        when: ({ became }) => became === 'overtaken',
        goTo: { end: 'overtaken' },
      },
      'it is noted that somebody came': {
        when: ({ became }) => became === 'noted',
        facts: learnt,
        goTo: { end: 'noted' },
      },
      'the provider will answer': { facts: learnt, goTo: { end: 'asked' } },
    },
    slow: { afterMs: 1000, notice: 'Case_CC022' },
  }),
};
