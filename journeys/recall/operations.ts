import { readFileSettings, sendRecall } from './calls.ts';
import { questions } from './questions.ts';
import { operation } from './vocabulary.ts';

const define = operation(questions);

export const operations = {
  readFileSettings: define({
    dependsOn: [],
    run: readFileSettings,
    outcomes: {
      'photos can be added': {
        when: ({ photosAllowed }) => photosAllowed,
        facts: (settings) => settings,
        goTo: 'next',
      },
      'photos are switched off': { facts: (settings) => settings, goTo: 'next' },
    },
    staleSafeBecause: 'the provider looks again at each file that is sent',
  }),

  send: define({
    dependsOn: [],
    run: sendRecall,
    outcomes: {
      'it is open again already': {
        when: ({ became }) => became === 'overtaken',
        goTo: { end: 'overtaken' },
      },
      'a file is not there any more': {
        when: ({ became }) => became === 'filesGone',
        notices: () => ['Recall_Files_Gone'],
        goTo: 'stay',
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
