import type { Requirements } from '../../../machines/exploration/index.ts';
import { addressTest } from '../../shared/address-test.ts';

const caseGateway = 'test/gateway/cases.test.ts';
const caseJourney = 'journeys/case/case.test.ts';
const caseList = 'test/journeys/cases.spec.ts';
const caseSearch = 'test/gateway/case-search.test.ts';
const caseTypes = 'test/gateway/case-catalogue.test.ts';
const requestData = 'src/features/requests/data/requests.test.ts';

/** What is demanded of the pages that list service requests, and of what calls carry. */
export const pages: Requirements = {
  'CASE-ROUTE-08': {
    says: 'The list has the address /casesearch.',
    address: '/casesearch',
    tests: [addressTest],
  },
  'CASE-ROUTE-09': {
    says: 'One request has the address /casedetails.',
    address: '/casedetails',
    tests: [addressTest],
  },
  'CASE-SRCH-01': {
    says: 'The list has places, words, orders and filters, as a table or cards.',
    tests: [
      [
        caseList,
        'a resident finds a request by home, status and words, and comes back from it to the same list',
      ],
      [
        caseList,
        'a table up to 50 a page; at 912 pixels and below cards, of which all come however many there are',
      ],
    ],
  },
  'CASE-SRCH-02': {
    says: 'A row opens the request.',
    tests: [
      [
        caseList,
        'a resident finds a request by home, status and words, and comes back from it to the same list',
      ],
    ],
  },
  'CASE-SRCH-03': {
    says: 'A page has 10, 20 or 50 requests, and cards come by 50.',
    tests: [
      [
        caseList,
        'a table up to 50 a page; at 912 pixels and below cards, of which all come however many there are',
      ],
    ],
  },
  'CASE-SRCH-04': {
    says: 'What is beyond a thousand comes with one more call.',
    tests: [
      [requestData, 'what the provider is asked for > %s of %s'],
      [
        caseList,
        'a table up to 50 a page; at 912 pixels and below cards, of which all come however many there are',
      ],
    ],
  },
  'CASE-SRCH-05': {
    says: 'A status can be chosen, and all of them are an empty one.',
    tests: [
      [requestData, 'what the provider is asked for > everything: an empty status, the newest first'],
      [requestData, 'what the provider is asked for > what was typed and chosen'],
      [requestData, 'what can be chosen has its words'],
    ],
  },
  'CASE-SRCH-06': {
    says: 'A list that fails says whom to call and leads home.',
    tests: [
      [
        caseList,
        'a list that fails says whom to call, tries again and leads home; a request that is nobody’s leads to the list',
      ],
    ],
  },
  'CASE-SRCH-07': {
    says: 'An empty list says so.',
    tests: [
      [
        caseList,
        'a resident finds a request by home, status and words, and comes back from it to the same list',
      ],
    ],
  },
  'CASE-SRCH-08': {
    says: 'Resolved, cancelled and active requests stand apart.',
    tests: [[requestData, 'a request that is resolved, cancelled and neither stand apart']],
  },
  'CASE-SRCH-09': {
    says: 'Nothing changes a request once it is made.',
    tests: [[requestData, 'a request is made and read, and there is no call that changes one']],
  },
  'CASE-DET-01': {
    says: 'A request says its reference, type, status, owner, date and lines.',
    tests: [
      [
        caseList,
        'a resident finds a request by home, status and words, and comes back from it to the same list',
      ],
    ],
  },
  'CASE-DET-02': {
    says: 'Its owner is an officer, or a team by its name.',
    tests: [[caseGateway, 'the team > is shown as an officer, by its name, or in words']],
  },
  'CASE-DET-03': {
    says: 'A request is active, cancelled or resolved.',
    tests: [
      [
        caseSearch,
        'the list of a resident > can be of one status or several, in any case; an empty one is all',
      ],
      [requestData, 'what can be chosen has its words'],
    ],
  },
  'CASE-API-01': {
    says: 'A request in the list has all its fields, and the list its counts and links.',
    tests: [
      [caseGateway, 'a service request > is kept with its lines, its team and a reference'],
      [caseSearch, 'the list of a resident > leads on and back by its links, which keep what was asked'],
    ],
  },
  'CASE-API-02': {
    says: 'Making a request sends type, team, who, place and contact.',
    tests: [
      [caseJourney, 'a service request > leaves out what an answer leads past, and sends what was asked'],
      [caseGateway, 'a service request > is kept with its lines, its team and a reference'],
    ],
  },
  'CASE-API-03': {
    says: 'Answers are sent by their questions, as a choice or as text.',
    tests: [
      [caseJourney, 'a service request > leaves out what an answer leads past, and sends what was asked'],
    ],
  },
  'CASE-API-04': {
    says: 'The team is asked for by type, landlord, tenancy and channel.',
    tests: [
      [caseJourney, 'the team is asked for by the type, the landlord, the tenancy and the channel'],
      [caseGateway, 'the team > follows from the subtype, then from landlord and tenancy'],
    ],
  },
  'CASE-API-05': {
    says: 'Teams have names.',
    tests: [[caseGateway, 'the team > is shown as an officer, by its name, or in words']],
  },
  'CASE-API-06': {
    says: 'Types come with all that they ask.',
    tests: [
      [
        caseTypes,
        'the types > are reference data: each a key and a value with all that it asks, hidden ones marked so',
      ],
    ],
  },
  'CASE-API-07': {
    says: 'A place comes with its kind, address and landlord.',
    tests: [
      ['test/gateway/eligibility.test.ts', 'a place > comes with all that it belongs to, nearest first'],
      [caseJourney, 'a service request > leaves out what an answer leads past, and sends what was asked'],
    ],
  },
  'CASE-STATE-01': {
    says: 'A request outlives a reload with all that was entered.',
    tests: [
      [
        'test/journeys/case.spec.ts',
        'a resident asks for a key, changes their mind on the way, and the provider has it once',
      ],
      ['test/paths/real-journeys.test.ts', '%s > %s'],
    ],
  },
  'CASE-NOTE-01': {
    says: 'The types are looked over each April.',
    tests: [
      [
        caseTypes,
        'the types > come with other lists, in the order asked for, and with what the catalogue says of itself',
      ],
    ],
  },
};
