import type { Profile } from '../shared/profile.ts';
import { loadProfile, readAgain, type Saved, saveDetails, tellProvider } from './calls.ts';
import { questions } from './questions.ts';
import {
  broughtUpToDate,
  changedBetween,
  heldContact,
  type ProfileSituation,
  typedContact,
} from './situation.ts';
import { operation, type ProfileFacts } from './vocabulary.ts';

const define = operation(questions);

/** The record as it stood before it was saved. */
const before = ({ facts }: ProfileSituation): Profile => {
  if (!facts.profile) throw new Error('no profile was loaded');
  return facts.profile;
};

const nowOf = (saved: Saved, situation: ProfileSituation): Profile =>
  saved.became === 'unchanged' ? before(situation) : saved.profile;

const savedResult = ({ facts }: ProfileSituation): Partial<ProfileFacts> => ({
  result: facts.isPassedOn ? 'passed on' : 'saved',
});

export const operations = {
  loadProfile: define({
    dependsOn: [],
    run: (_, tools) => loadProfile(tools),
    outcomes: {
      'the details are known': {
        facts: (loaded) => loaded,
        answers: ({ profile }) => heldContact(profile),
        goTo: 'next',
      },
    },
    staleSafeBecause: 'the record is saved with its entity tag, so that a change from elsewhere is noticed',
  }),

  saveDetails: define({
    dependsOn: ['email', 'mobilePhone', 'homePhone', 'workPhone'],
    run: saveDetails,
    outcomes: {
      'somebody else changed them first': {
        when: ({ became }) => became === 'changed elsewhere',
        facts: (saved, situation) => ({
          profile: nowOf(saved, situation),
          elsewhere: {
            ...situation.facts.elsewhere,
            ...changedBetween(before(situation), nowOf(saved, situation)),
          },
        }),
        answers: (saved, situation) =>
          broughtUpToDate(typedContact(situation), before(situation), nowOf(saved, situation)),
        notices: () => ['profile_update_failed', 'Profile_Changed_Elsewhere'],
        goTo: 'stay',
      },
      'nothing was changed': {
        when: ({ became }) => became === 'unchanged',
        facts: () => ({ result: 'unchanged' }),
        goTo: { end: 'saved' },
      },
      saved: {
        facts: (saved, situation) => ({
          profile: nowOf(saved, situation),
          ...savedResult(situation),
        }),
        goTo: 'next',
      },
    },
    faults: { otherwise: { stay: 'profile_update_failed' } },
  }),

  tellProvider: define({
    dependsOn: [],
    run: tellProvider,
    outcomes: { told: { goTo: 'next' } },
    // The details are saved: that the provider was not written to is for the provider's reports.
    faults: { otherwise: 'next' },
  }),

  readAgain: define({
    dependsOn: [],
    run: (_, tools) => readAgain(tools),
    outcomes: { 'read again': { facts: (profile) => ({ profile }), goTo: { end: 'saved' } } },
    faults: { otherwise: { end: 'customerError', notice: 'Profile_Not_Read_Again' } },
  }),
};
