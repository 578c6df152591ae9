import { saveReminders } from './calls.ts';
import { questions } from './questions.ts';
import { operation } from './vocabulary.ts';

const define = operation(questions);

export const operations = {
  save: define({
    dependsOn: [],
    run: saveReminders,
    outcomes: {
      'it was changed somewhere else': {
        when: ({ became }) => became === 'overtaken',
        goTo: { end: 'overtaken' },
      },
      'it is saved': { goTo: { end: 'saved' } },
    },
    slow: { afterMs: 1000, notice: 'Case_CC022' },
  }),
};
