import { loadAssets } from '../calls/assets.ts';
import { questions } from '../questions.ts';
import { operation } from '../vocabulary.ts';

const define = operation(questions);

const assetCalls = () => import('../calls/chosen-asset.ts');
const unavailable = { errorPage: 'failed', notice: 'SSR001' } as const;

export const asset = {
  loadAssets: define({
    dependsOn: ['address'],
    run: loadAssets,
    outcomes: {
      'nothing can be repaired there': { when: (assets) => assets.length === 0, goTo: unavailable },
      'the home and what belongs to it': { facts: (assets) => ({ assets }), goTo: 'next' },
    },
    faults: { missing: unavailable, malformed: unavailable },
  }),

  checkAsset: define({
    dependsOn: ['address', 'asset'],
    run: async (it, tools) => (await assetCalls()).checkAsset(it, tools),
    outcomes: {
      'refused with E4': {
        when: (answer) => !answer.isEligible && answer.errorCode === 'E4',
        notices: () => ['E4'],
        goTo: 'block',
      },
      'refused with E5': {
        when: (answer) => !answer.isEligible && answer.errorCode === 'E5',
        notices: () => ['E5'],
        goTo: 'block',
      },
      'refused with E24': {
        when: (answer) => !answer.isEligible && answer.errorCode === 'E24',
        notices: () => ['E24'],
        goTo: 'block',
      },
      'refused for another reason': {
        when: (answer) => !answer.isEligible,
        notices: () => ['E2'],
        goTo: 'block',
      },
      'can be repaired': {
        notices: (answer) => answer.warnings,
        tone: 'warning',
        goTo: 'next',
      },
    },
    faults: { missing: unavailable, malformed: unavailable },
  }),

  loadLocations: define({
    dependsOn: ['address', 'asset'],
    run: async (it, tools) => (await assetCalls()).loadLocations(it, tools),
    outcomes: {
      'no places are known': { when: (locations) => locations.length === 0, goTo: unavailable },
      'the places that can be chosen': { facts: (locations) => ({ locations }), goTo: 'next' },
    },
    staleSafeBecause: 'the places are reference data, and the draft can be changed until it is sent',
  }),
};
