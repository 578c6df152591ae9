import { saveAdjustments } from './calls.ts';
import { questions } from './questions.ts';
import { operation } from './vocabulary.ts';

const define = operation(questions);

export const operations = {
  read: define({
    dependsOn: [],
    run: async ({ facts }) => facts.before,
    outcomes: {
      'what was said before is known': {
        answers: ({ needs, language }) => ({ needs, language }),
        goTo: 'next',
      },
    },
    staleSafeBecause:
      'it is saved with the entity tag of what was read, so that a change from elsewhere is noticed',
  }),

  save: define({
    dependsOn: [],
    run: saveAdjustments,
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
