import type { Requirements } from '../../../machines/exploration/index.ts';
import { addressTest } from '../../shared/address-test.ts';

const caseJourney = 'journeys/case/case.test.ts';
const caseTypes = 'test/gateway/case-catalogue.test.ts';
const contactTests = 'journeys/shared/contact/contact.test.ts';

/** What is demanded of making a service request. */
export const making: Requirements = {
  'CASE-ROUTE-01': {
    says: 'The place has the address /selectTenancy.',
    steps: ['property'],
    address: '/selectTenancy',
    tests: [addressTest],
  },
  'CASE-ROUTE-02': {
    says: 'The type has the address /caseType.',
    steps: ['type'],
    address: '/caseType',
    tests: [addressTest],
  },
  'CASE-ROUTE-03': {
    says: 'The questions are entered at /caseQuestionnaire.',
    address: '/caseQuestionnaire',
    tests: [addressTest],
  },
  'CASE-ROUTE-04': {
    says: 'A question with radios has the address /caseQuestionnaireRadio.',
    address: '/caseQuestionnaireRadio',
    tests: [addressTest],
  },
  'CASE-ROUTE-05': {
    says: 'A question with a list has the address /caseQuestionnaireDropdown.',
    address: '/caseQuestionnaireDropdown',
    tests: [addressTest],
  },
  'CASE-ROUTE-06': {
    says: 'A question with text has the address /caseQuestionnaireText.',
    address: '/caseQuestionnaireText',
    tests: [addressTest],
  },
  'CASE-ROUTE-07': {
    says: 'The review has the address /caseReview.',
    steps: ['review'],
    address: '/caseReview',
    tests: [addressTest],
  },
  'CASE-ROUTE-10': {
    says: 'The contact has the address /contactdetails.',
    steps: ['contact'],
    address: '/contactdetails',
    tests: [addressTest],
  },
  'CASE-01': 'Places are chosen from, homes before others.',
  'CASE-02': 'Who has one place is not asked for it.',
  'CASE-03': 'Who has one place cannot change it in the review.',
  'CASE-04': {
    says: 'The type is looked for by words, with suggestions, a hint and warnings.',
    steps: ['type'],
    tests: [
      [
        'test/journeys/case.spec.ts',
        'a resident asks for a key, changes their mind on the way, and the provider has it once',
      ],
      [
        caseJourney,
        'suggestions > are what the provider’s search finds, in its order, without those for other tenancies',
      ],
    ],
  },
  'CASE-05': 'Another type empties the answers about the first.',
  'CASE-06': 'A type is needed.',
  'CASE-07': 'Words that fit no type are refused.',
  'CASE-08': 'A type leads to its first question.',
  'CASE-09': {
    says: 'Only types for residents and their tenancy are offered, found by name and keywords.',
    steps: ['type'],
    tests: [
      [
        caseJourney,
        'types are found by their names and by everyday words, those for other tenancies are not',
      ],
      [
        caseTypes,
        'the types > are reference data: each a key and a value with all that it asks, hidden ones marked so',
      ],
    ],
  },
  'CASE-10': {
    says: 'Any signs can be typed to look for a type.',
    steps: ['type'],
    tests: [[caseJourney, 'suggestions > any signs can be looked for']],
  },
  'CASE-Q-01': 'One question a page, of three kinds.',
  'CASE-Q-02': 'The question in hand decides the page; after the last comes the contact.',
  'CASE-Q-03': 'Back leads to the question before, with its answer.',
  'CASE-Q-04': 'Some answers pass questions over.',
  'CASE-Q-05': 'A question needs an answer.',
  'CASE-Q-06': 'The question about isolation has a complaint of its own.',
  'CASE-Q-07': 'Certain signs are refused in text.',
  'CASE-Q-08': 'An answer that blocks stops the request with its message.',
  'CASE-Q-09': 'All of a page is answered before the next.',
  'CASE-Q-10': 'Another answer empties those after it.',
  'CASE-Q-11': {
    says: 'Questions come with their options, blocks and messages.',
    tests: [
      [
        caseTypes,
        'the types > are reference data: each a key and a value with all that it asks, hidden ones marked so',
      ],
    ],
  },
  'CASE-Q-12': {
    says: 'Options for a tenancy are offered to that tenancy alone.',
    tests: [[caseJourney, 'an option that depends on the tenancy is offered to that tenancy alone']],
  },
  'CASE-Q-13': 'A message of a question stands with it.',
  'CASE-CON-01': 'The contact is a saved number, or another one.',
  'CASE-CON-02': 'A saved number switches the other fields off.',
  'CASE-CON-03': 'The contact leads on to the review.',
  'CASE-CON-04': 'The contact leads back to what was asked before.',
  'CASE-CON-05': 'Exit leads home.',
  'CASE-CON-06': {
    says: 'Without anything begun the contact leads home.',
    steps: ['contact'],
    tests: [
      [
        'test/journeys/enquiry.spec.ts',
        'a resident asks for help with money for somebody at home, and is told what happens next',
      ],
    ],
  },
  'CASE-CON-07': {
    says: 'The field for a number keeps digits and a leading plus, up to eleven.',
    steps: ['contact'],
    tests: [
      ['journeys/questions/questions.test.ts', 'phone > %s is kept as %s'],
      ['src/fields/text/TextView.test.tsx', 'keeps digits only while typing, up to eleven'],
    ],
  },
  'CASE-CON-08': 'A number that looks wrong is refused.',
  'CASE-CON-09': 'A number is needed.',
  'CASE-CON-10': 'Another number needs a name.',
  'CASE-CON-11': 'A name has letters, hyphens, apostrophes and spaces.',
  'CASE-CON-12': {
    says: 'The contact reads as number, name and relation, else as the number.',
    steps: ['contact', 'review'],
    tests: [
      [contactTests, 'who to contact > is whoever is named with another number'],
      [contactTests, 'who to contact > is the resident when a saved number is chosen'],
      [contactTests, 'who to contact > reads as the number alone while name or relation is missing'],
    ],
  },
  'CASE-CON-13': {
    says: 'Who is contacted has a number of its own.',
    steps: ['contact'],
    tests: [[caseJourney, '%s, who has another number, is sent as %i']],
  },
  'CASE-REV-01': 'The review lists place, type, answers and contact.',
  'CASE-REV-02': 'Each of them can be changed where it was asked.',
  'CASE-REV-03': 'The review leads back to the contact.',
  'CASE-REV-04': 'A request that was sent leads home with its reference.',
  'CASE-REV-05': 'The team is found out when the review opens.',
  'CASE-REV-06': 'Without a team the request cannot be made.',
  'CASE-REV-07': 'Sending that takes long says so after a second.',
  'CASE-REV-08': 'A request that was not sent says so on the review.',
  'CASE-ERR-01': 'Types that cannot be read open the error page.',
  'CASE-ERR-02': 'Tenancies that cannot be read open the general error page.',
  'CASE-ERR-03': 'Places that cannot be read say so.',
  'MSG-Case-hint': 'The type has a hint on how to find it.',
  'FLAG-01': 'A setting is on when it says true, and only then.',
};
