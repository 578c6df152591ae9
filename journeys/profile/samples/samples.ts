import type { SamplesFor } from '../../../machines/exploration/index.ts';
import type { Profile } from '../../shared/profile.ts';
import type { Loaded } from '../calls.ts';
import type { operations } from '../operations.ts';
import type { ProfileQuestions } from '../questions.ts';
import type { ProfileFacts } from '../vocabulary.ts';

const amara: Profile = {
  id: '00000000-0000-4000-8000-000000000900',
  eTag: '"7"',
  givenName: 'Amara',
  surname: 'Okafor',
  dateOfBirth: '1984-03-12',
  email: 'amara.okafor@example.com',
  homePhone: '',
  workPhone: '02079460123',
  mobilePhone: '07700900123',
};

const loaded = (changes: Partial<Loaded>): Loaded => ({
  profile: amara,
  isBirthWrong: false,
  isPassedOn: false,
  ...changes,
});

/** As somebody else left it meanwhile. */
const changed: Profile = { ...amara, eTag: '"8"', mobilePhone: '07700900999', workPhone: '' };

export const samples: SamplesFor<ProfileQuestions, typeof operations, ProfileFacts> = {
  initialScenarios: { 'a resident who wants to change their details': {} },
  answers: {
    name: [],
    birth: [],
    email: ['amara@example.com', '', 'amara-@example.com'],
    mobilePhone: ['07700900456', '', '0770'],
    homePhone: ['02079460456', '', '123'],
    workPhone: ['02079460789', '', '+4420'],
  },
  outputs: {
    loadProfile: {
      'the details are known': [
        loaded({}),
        loaded({ isPassedOn: true }),
        loaded({ isBirthWrong: true, profile: { ...amara, dateOfBirth: '2084-03-12' } }),
      ],
    },
    saveDetails: {
      'somebody else changed them first': [{ became: 'changed elsewhere', profile: changed }],
      'nothing was changed': [{ became: 'unchanged' }],
      saved: [{ became: 'saved', profile: { ...amara, eTag: '"8"', email: 'amara@example.com' } }],
    },
    tellProvider: { told: [undefined] },
    readAgain: { 'read again': [{ ...amara, eTag: '"8"', email: 'amara@example.com' }] },
  },
};
