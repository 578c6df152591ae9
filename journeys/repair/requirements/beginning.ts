import type { Requirements } from '../../../machines/exploration/index.ts';
import { addressTest } from '../../shared/address-test.ts';

const orderTests = 'journeys/repair/calls/works-order.test.ts';
const priorityRules = 'contract/priority.test.ts';
const reasonCalls = 'journeys/repair/calls/reason.test.ts';

/** What is demanded of the way into a report, up to its reason. */
export const beginning: Requirements = {
  'REP-ORDER-01': 'Steps come in one order, and those that do not apply are left out.',
  'REP-ORDER-02': 'The follow-up question is asked only where the reason has one.',
  'REP-ORDER-03': 'Access is asked about only for an emergency inside a home.',
  'REP-ORDER-04': 'For shared parts without open repairs nothing is asked about repairs like it.',
  'REP-ORDER-05': 'Photos are asked for only while the setting says true.',
  'REP-ORDER-06':
    'Vandalism is asked about only for shared parts in their defects period, where the setting says so.',
  'REP-ORDER-07': 'Vulnerability is asked about only inside a home.',
  'REP-ORDER-08': 'In an emergency nobody is asked about vulnerability.',
  'REP-ORDER-09': 'Isolation is asked about only inside a home, where the setting says so.',
  'REP-ORDER-10': 'Who has one address is not asked for it.',
  'REP-ROUTE-01': {
    says: 'The home has the address /repairproperty.',
    steps: ['property'],
    address: '/repairproperty',
    tests: [addressTest],
  },
  'REP-ROUTE-02': {
    says: 'The place has the address /repairasset.',
    steps: ['asset'],
    address: '/repairasset',
    tests: [addressTest],
  },
  'REP-ROUTE-03': {
    says: 'Location and reason share one page, /repairlocation.',
    steps: ['reason'],
    address: '/repairlocation',
    tests: [addressTest],
  },
  'REP-ROUTE-04': {
    says: 'The follow-up question has the address /supplementaryquestion.',
    steps: ['followUp'],
    address: '/supplementaryquestion',
    tests: [addressTest],
  },
  'REP-ROUTE-05': {
    says: 'Access in an emergency has the address /repairemergency.',
    steps: ['emergency'],
    address: '/repairemergency',
    tests: [addressTest],
  },
  'REP-ROUTE-06': {
    says: 'Repairs like it have the address /duplicaterepair.',
    steps: ['duplicate'],
    address: '/duplicaterepair',
    tests: [addressTest],
  },
  'REP-ROUTE-07': {
    says: 'The description has the address /repairadditionaldetails.',
    steps: ['details'],
    address: '/repairadditionaldetails',
    tests: [addressTest],
  },
  'REP-ROUTE-08': {
    says: 'Photos have the address /uploadmedia.',
    steps: ['media'],
    address: '/uploadmedia',
    tests: [addressTest],
  },
  'REP-ROUTE-09': {
    says: 'Vandalism has the address /vandalismquestion.',
    steps: ['vandalism'],
    address: '/vandalismquestion',
    tests: [addressTest],
  },
  'REP-ROUTE-10': {
    says: 'Vulnerability has the address /vulnerabilityquestion.',
    steps: ['vulnerability'],
    address: '/vulnerabilityquestion',
    tests: [addressTest],
  },
  'REP-ROUTE-11': {
    says: 'Isolation has the address /covidquestion.',
    steps: ['covid'],
    address: '/covidquestion',
    tests: [addressTest],
  },
  'REP-ROUTE-12': {
    says: 'The contact has the address /customerdetails.',
    steps: ['contact'],
    address: '/customerdetails',
    tests: [addressTest],
  },
  'REP-ROUTE-13': {
    says: 'The review has the address /confirmationdetails.',
    steps: ['confirmation'],
    address: '/confirmationdetails',
    tests: [addressTest],
  },
  'REP-PROP-01': 'One address is chosen, homes before other places.',
  'REP-PROP-02': 'The home leads on to the place.',
  'REP-PROP-03': 'Exit from the first question ends at Home.',
  'REP-PROP-04': 'Homes in closed areas cannot be reported for by residents of a merged landlord.',
  'REP-PROP-05': 'The way into a report is closed under the same condition.',
  'REP-ASSET-01': {
    says: 'Cards offer the home, its block and its estate.',
    steps: ['asset'],
    tests: [[reasonCalls, 'the places of a home are offered from the home outwards, and a scheme never']],
  },
  'REP-ASSET-02': {
    says: 'The cards have their four names.',
    steps: ['asset'],
    tests: [['journeys/repair/questions.test.ts', 'the parts of a home are cards with their names']],
  },
  'REP-ASSET-03': {
    says: 'A scheme is never offered.',
    steps: ['asset'],
    tests: [[reasonCalls, 'the places of a home are offered from the home outwards, and a scheme never']],
  },
  'REP-ASSET-04': 'Back from the place leads to the homes, or Home where there is one.',
  'REP-ASSET-05': 'The place leads on to the location and the reason.',
  'REP-ASSET-06': 'A chosen place is checked at the provider.',
  'REP-ASSET-07': 'A place that is refused with E4, E5 or E24 stops the report with that message.',
  'REP-ASSET-08': {
    says: 'Kinds of places have one table of numbers.',
    tests: [[priorityRules, 'each kind of place has its number']],
  },
  'REP-ASSET-09': {
    says: 'Tenants stand for their home, owners for their block.',
    tests: [[priorityRules, 'owners stand for their block']],
  },
  'REP-ASSET-10': 'Without places or their check, repairs are said to be unavailable.',
  'REP-LOC-01': {
    says: 'The locations to choose from are those of the kind of place.',
    steps: ['reason'],
    tests: [
      [reasonCalls, 'the locations to choose from are those of the kind of place'],
      ['test/gateway/provider-lists.test.ts', 'lists > hold the locations of each kind of place'],
    ],
  },
  'REP-LOC-02': {
    says: 'Typing shows the reasons that the provider’s search finds.',
    steps: ['reason'],
    tests: [
      [
        'src/fields/suggestion/SuggestionView.test.tsx',
        'suggestions > come after two characters and a pause, and are counted aloud',
      ],
      [
        reasonCalls,
        'reasons are looked for by the resident’s words, among those for homes or for shared parts',
      ],
    ],
  },
  'REP-LOC-03': 'Words that match no reason turn Continue off and say so.',
  'REP-LOC-04': 'A missing reason is asked for.',
  'REP-LOC-05': 'A missing location is asked for.',
  'REP-LOC-06': 'Both are asked for together where both are missing.',
  'REP-LOC-07':
    'The reason leads on to the follow-up question, else to the emergency or what takes its place.',
  'REP-LOC-08': 'A chosen reason is checked before Continue leads on.',
  'REP-LOC-10': {
    says: 'For shared parts reasons are looked for as communal.',
    steps: ['reason'],
    tests: [
      [
        reasonCalls,
        'reasons are looked for by the resident’s words, among those for homes or for shared parts',
      ],
    ],
  },
  'REP-LOC-11': {
    says: 'The location is saved with its id and its name.',
    steps: ['reason'],
    tests: [[orderTests, 'the order of a repair > has the place where it is as an id with its name']],
  },
  'REP-LOC-12': 'The tenancy limits which reasons can be reported.',
  'REP-LOC-13': {
    says: 'Loss of all water with the code of the pump is raised as the pump.',
    steps: ['reason'],
    tests: [
      [
        reasonCalls,
        'the code of a repair > is that of the pump where all water is lost and the pump is to blame',
      ],
      ['test/gateway/eligibility.test.ts', 'a repair > of all water carries the code of the pump'],
    ],
  },
  'REP-LOC-14': {
    says: 'Reasons about heating and hot water look the heating up.',
    steps: ['reason'],
    tests: [
      [
        reasonCalls,
        'the heating > is looked up for its own repair and for the code of shared heating, and for nothing else',
      ],
    ],
  },
  'REP-LOC-15': {
    says: 'What heats a place is joined from its records, without those that say nothing.',
    steps: ['reason'],
    tests: [
      [
        'gateway/provider/heating.test.ts',
        'joins what heats a place in a fixed order and leaves out what says nothing',
      ],
    ],
  },
  'REP-LOC-16': {
    says: 'Where no code applies the code is NA.',
    steps: ['reason'],
    tests: [
      [orderTests, 'the order of a repair > has the code NA until another is known'],
      [
        reasonCalls,
        'the code of a repair > is what the heating needs, else what the provider says, else the first of the reason, else NA',
      ],
    ],
  },
  'REP-ELIG-01': 'A refusal turns Continue off unless a rule says otherwise.',
  'REP-ELIG-02': 'E3 stops the report without a message.',
  'REP-ELIG-03': 'E2 stops the report unless a follow-up question decides.',
  'REP-ELIG-04': 'Ten codes stop the report with a message of their own.',
  'REP-ELIG-05': 'E32 is a notice, and lets the resident go on.',
  'REP-ELIG-06': 'Other faults of the heating stop the report.',
  'REP-ELIG-07': 'E35 with the enhanced check gives the line to call.',
  'REP-ELIG-08': {
    says: 'Further codes are warnings where they have a text.',
    steps: ['asset', 'reason'],
    tests: [
      [reasonCalls, 'further codes are warnings where they have a text, and nothing where they have none'],
    ],
  },
  'REP-ELIG-09': 'A vulnerable resident may be asked to call first.',
  'REP-ELIG-10': {
    says: 'What to do about gas is a line with a list after it.',
    steps: ['reason'],
    tests: [
      [
        'src/renderer/messages.test.tsx',
        'what to do about gas is a line and a list, in order where the order counts',
      ],
    ],
  },
};
