import type { Requirements } from '../../machines/exploration/index.ts';
import { addressTest } from '../shared/address-test.ts';

const detailsPage = 'test/journeys/details.spec.ts';

/** All that is demanded of the contact details. */
export const requirements: Requirements = {
  'PROF-ROUTE-01': {
    says: 'The details have the address /manageprofile.',
    address: '/manageprofile',
    tests: [addressTest],
  },
  'PROF-ROUTE-02': {
    says: 'Changing them has the address /editprofile.',
    steps: ['edit'],
    address: '/editprofile',
    tests: [addressTest],
  },
  'PROF-01': 'The details are six values.',
  'PROF-02': {
    says: 'Username and password are changed at the identity provider, details here.',
    tests: [
      [detailsPage, 'username and password are changed at the identity provider'],
      [
        detailsPage,
        'details are changed, what is wrong stands in the way until it is put right, and the page they lead to tells of it',
      ],
    ],
  },
  'PROF-03': 'Name and date of birth cannot be changed.',
  'PROF-04': 'Cancel changes nothing.',
  'PROF-05': 'An e-mail address has to be one.',
  'PROF-06': 'A mobile number is needed.',
  'PROF-07': 'A home number may be missing.',
  'PROF-08': 'A business number may be missing.',
  'PROF-09': {
    says: 'The fields for numbers keep digits and a leading plus, up to eleven.',
    steps: ['edit'],
    tests: [
      ['journeys/questions/questions.test.ts', 'phone > %s is kept as %s'],
      [
        detailsPage,
        'details are changed, what is wrong stands in the way until it is put right, and the page they lead to tells of it',
      ],
    ],
  },
  'PROF-10': 'Nothing is saved while anything is wrong.',
  'PROF-11': 'A date of birth that cannot be is pointed out.',
  'PROF-12': 'Saving sends the four values with the tag.',
  'PROF-13': 'After saving the details are read again, and their page opens.',
  'PROF-14': 'Details that cannot be read again open the page for them.',
  'PROF-15': 'That they are saved is said.',
  'PROF-16': 'Details that cannot be read say so.',
  'PROF-17': 'A change is passed on for residents of a merged landlord, where the setting says so.',
  'PROF-18': 'Saving without a change says so.',
  'PROF-19': 'What is passed on has its six values.',
  'PROF-20': 'The details come with all their fields.',
  'PROF-21': 'The form begins with what is held.',
  'PROF-22': {
    says: 'Loading gives up after five seconds.',
    steps: ['edit'],
    tests: [['src/client/no-answer.test.ts', 'no answer > %s']],
  },
  'PROF-23': 'That a change takes two working days is said.',
  'PROF-24': 'Details that were not saved say so.',
};
