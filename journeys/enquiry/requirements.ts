import type { Requirements } from '../../machines/exploration/index.ts';
import { addressTest } from '../shared/address-test.ts';

const enquiryPages = 'test/journeys/enquiry.spec.ts';

/** All that is demanded of asking about money. */
export const requirements: Requirements = {
  'ENQ-ROUTE-01': {
    says: 'The consent has the address /enquiryconsent.',
    steps: ['consent'],
    address: '/enquiryconsent',
    tests: [addressTest],
  },
  'ENQ-ROUTE-02': {
    says: 'The reasons have the address /enquiryreason.',
    steps: ['reason'],
    address: '/enquiryreason',
    tests: [addressTest],
  },
  'ENQ-ROUTE-03': {
    says: 'The details have the address /additionalenquirydetails.',
    steps: ['details'],
    address: '/additionalenquirydetails',
    tests: [addressTest],
  },
  'ENQ-ROUTE-04': {
    says: 'The review has the address /enquiryreview.',
    steps: ['review'],
    address: '/enquiryreview',
    tests: [addressTest],
  },
  'ENQ-ROUTE-05': {
    says: 'The confirmation has the address /enquiryconfirmation.',
    steps: ['confirmation'],
    address: '/enquiryconfirmation',
    tests: [addressTest],
  },
  'ENQ-01': 'The steps come in one order.',
  'ENQ-02': 'It is for the resident, or for somebody at home.',
  'ENQ-03': 'For whom it is has to be said.',
  'ENQ-04': 'A reason is needed.',
  'ENQ-05': 'A kind of advice is needed where a reason has some.',
  'ENQ-06': 'Only reasons for residents are offered.',
  'ENQ-07': 'Details are needed.',
  'ENQ-08': {
    says: 'Details have 1500 characters at most, and the limit is said.',
    steps: ['details'],
    tests: [
      [
        'journeys/enquiry/enquiry.test.ts',
        'what is wrong with an answer > typing ends at 1500 characters, where that is said',
      ],
      ['src/fields/counted/CountedTextView.test.tsx', 'stops at the limit otherwise, and says so'],
    ],
  },
  'ENQ-09': 'Certain signs are refused in the details.',
  'ENQ-10': 'Somebody else’s number needs a name.',
  'ENQ-11': 'The review has its four rows.',
  'ENQ-12': 'Each row leads back to its question.',
  'ENQ-13': {
    says: 'A row may be without a way to change it.',
    steps: ['review'],
    tests: [['src/fields/review/ReviewView.test.tsx', 'a row that cannot be changed has no way to do so']],
  },
  'ENQ-14': 'The review leads back to the contact.',
  'ENQ-15': {
    says: 'Sending is done once, however often it is pressed.',
    steps: ['review'],
    tests: [
      ['src/ui/Button.test.tsx', 'while busy it says so, keeps the focus, and neither acts nor submits'],
      ['test/gateway/enquiry.test.ts', 'is kept once for a key, and answered with nothing'],
    ],
  },
  'ENQ-16': 'A sent enquiry leads to its confirmation.',
  'ENQ-17': 'An enquiry that was not sent opens the error page.',
  'ENQ-18': 'The confirmation has the reasons, who has it and what happens next.',
  'ENQ-19': {
    says: 'A reply within two working days is promised.',
    steps: ['confirmation'],
    tests: [
      [
        enquiryPages,
        'a resident asks for help with money for somebody at home, and is told what happens next',
      ],
    ],
  },
  'ENQ-20': 'Finish leads home.',
  'ENQ-21': {
    says: 'After the confirmation the contact leads home.',
    steps: ['confirmation'],
    tests: [
      [
        enquiryPages,
        'a resident asks for help with money for somebody at home, and is told what happens next',
      ],
    ],
  },
  'ENQ-22': 'All that was answered is sent.',
  'ENQ-23': {
    says: 'An enquiry outlives a reload with all that was entered.',
    tests: [
      [
        enquiryPages,
        'a resident asks for help with money for somebody at home, and is told what happens next',
      ],
      ['test/paths/real-journeys.test.ts', '%s > %s'],
    ],
  },
  'ENQ-24': 'The agreement of somebody else is pointed out.',
  'ENQ-25': 'Residents of a merged landlord see it only where the setting says so.',
  'ENQ-26': 'Exit forgets the enquiry and leads home.',
};
