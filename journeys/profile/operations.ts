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
    reads: [],
    run: (_, tools) => loadProfile(tools),
    outcomes: {
      'the details are known': {
        learns: (loaded) => loaded,
        answers: ({ profile }) => heldContact(profile),
        leads: 'on',
      },
    },
    guarded: 'the record is saved with its entity tag, so that a change from elsewhere is noticed',
  }),

  saveDetails: define({
    reads: ['email', 'mobilePhone', 'homePhone', 'workPhone'],
    run: saveDetails,
    outcomes: {
      'somebody else changed them first': {
        when: ({ became }) => became === 'changed elsewhere',
        learns: (saved, situation) => ({
          profile: nowOf(saved, situation),
          elsewhere: {
            ...situation.facts.elsewhere,
            ...changedBetween(before(situation), nowOf(saved, situation)),
          },
        }),
        answers: (saved, situation) =>
          broughtUpToDate(typedContact(situation), before(situation), nowOf(saved, situation)),
        notices: () => ['profile_update_failed', 'Profile_Changed_Elsewhere'],
        leads: 'stay',
      },
      'nothing was changed': {
        when: ({ became }) => became === 'unchanged',
        learns: () => ({ result: 'unchanged' }),
        leads: { end: 'saved' },
      },
      saved: {
        learns: (saved, situation) => ({
          profile: nowOf(saved, situation),
          ...savedResult(situation),
        }),
        leads: 'on',
      },
    },
    faults: { otherwise: { stay: 'profile_update_failed' } },
  }),

  tellProvider: define({
    reads: [],
    run: tellProvider,
    outcomes: { told: { leads: 'on' } },
    // The details are saved: that the provider was not written to is for the provider's reports.
    faults: { otherwise: 'on' },
  }),

  readAgain: define({
    reads: [],
    run: (_, tools) => readAgain(tools),
    outcomes: { 'read again': { learns: (profile) => ({ profile }), leads: { end: 'saved' } } },
    faults: { otherwise: { end: 'customerError', notice: 'Profile_Not_Read_Again' } },
  }),
};
