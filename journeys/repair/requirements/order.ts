import type { Requirements } from '../../../machines/exploration/index.ts';

const orderTests = 'journeys/repair/calls/works-order.test.ts';
const priorityRules = 'contract/priority.test.ts';
const reasonCalls = 'journeys/repair/calls/reason.test.ts';
const reporting = 'test/gateway/reporting.test.ts';
const worksOrder = 'contract/works-order.test.ts';

/** What is demanded of a saved report, of what is sent, and of the messages. */
export const order: Requirements = {
  'DRAFT-01': 'Continue on the reason saves a draft.',
  'DRAFT-02': 'The draft’s id is the fifth part of its address.',
  'DRAFT-03': 'Later the same draft is saved; from the review a new one takes its place.',
  'DRAFT-04': 'Each later change is sent with the draft’s tag.',
  'DRAFT-05': 'Save and exit saves and leads home.',
  'DRAFT-06': 'Leaving without saving throws the draft away.',
  'DRAFT-07': {
    says: 'A draft is kept for 48 hours.',
    tests: [
      [
        'test/gateway-rules.test.ts',
        'drafts > are kept for 48 hours, also over a change of the clocks (DRAFT-07)',
      ],
    ],
  },
  'DRAFT-08': 'Carrying on restores the answers and opens the first step that lacks something.',
  'DRAFT-09': 'Without a description it opens there.',
  'DRAFT-10': 'Without an answer about vandalism it opens there.',
  'DRAFT-11': 'Without an answer about vulnerability it opens there.',
  'DRAFT-12': 'Without an answer about isolation it opens there.',
  'DRAFT-13': 'Without a contact it opens there.',
  'DRAFT-14': 'In another browser urgency and repairs like it are asked about again.',
  'DRAFT-15': 'Another answer than the saved one empties those after it.',
  'SUB-01': 'Sending turns the draft into a report with its priority and contractor.',
  'SUB-02': {
    says: 'A crime reference is sent only where there is one.',
    steps: ['vandalism'],
    tests: [
      [
        orderTests,
        'the order of a repair > has the crime reference of vandalism alone, and none that is empty',
      ],
    ],
  },
  'SUB-03': {
    says: 'Whoever is named is to be contacted.',
    steps: ['contact'],
    tests: [
      [
        orderTests,
        'the order of a repair > names the resident with a saved number, and whoever another number belongs to',
      ],
      [orderTests, 'the order of a repair > has nobody to be contacted while nobody is named'],
    ],
  },
  'SUB-04': 'The job number is asked for five times, five seconds apart.',
  'SUB-05': 'Emergencies and contractors that take no bookings lead home.',
  'SUB-06': 'Everything else leads to the appointments.',
  'SUB-07': 'Without a job number the page about missing orders opens.',
  'SUB-08': 'Without an order that page opens too.',
  'SUB-09': 'What a person looks at is not waited for.',
  'SUB-10': 'Saving is shown, and the next page follows a second later.',
  'SUB-12': 'Any call that fails opens the error page.',
  'PRI-01': {
    says: 'A priority is called by what it is.',
    tests: [[priorityRules, 'the priority of %o is %s']],
  },
  'PRI-02': {
    says: 'There are three codes, and damp counts as next available.',
    tests: [
      [orderTests, 'the order of a repair > has the priority that its answers make'],
      [priorityRules, 'an appointment is chosen for what waits and is no emergency'],
    ],
  },
  'PRI-03': {
    says: 'The type that is sent is an emergency or not.',
    tests: [[orderTests, 'the order of a repair > has the priority that its answers make']],
  },
  'PRI-04': {
    says: 'Ways of reporting have numbers, and this one is the portal’s.',
    tests: [
      [orderTests, 'numbers stand for who reports and how'],
      [reporting, 'a draft > is created with its address and holds what was answered'],
    ],
  },
  'PRI-05': {
    says: 'Everything created here has the portal’s channel.',
    tests: [
      [orderTests, 'numbers stand for who reports and how'],
      [reporting, 'a draft > is created with its address and holds what was answered'],
    ],
  },
  'PRI-06': 'An appointment can be made only for what waits and is no emergency.',
  'PRI-07': {
    says: 'Finished work can come back for six months.',
    tests: [[priorityRules, 'a recall > %s']],
  },
  'PRI-08': {
    says: 'How far a repair has come is worked out from what it holds.',
    tests: [[priorityRules, '%o is at step %i of which %i is done']],
  },
  'PRI-09': 'A building is high from seven storeys or 18 metres.',
  'WO-01': {
    says: 'A repair says what it is and how it stands.',
    tests: [
      [worksOrder, 'a repair says %s'],
      [worksOrder, 'the tag of a repair comes with it'],
    ],
  },
  'WO-02': { says: 'A repair says where it is.', tests: [[worksOrder, 'a repair says %s']] },
  'WO-03': { says: 'A repair says what is to be done.', tests: [[worksOrder, 'a repair says %s']] },
  'WO-04': { says: 'A repair says who does it.', tests: [[worksOrder, 'a repair says %s']] },
  'WO-05': { says: 'A repair says when it was.', tests: [[worksOrder, 'a repair says %s']] },
  'WO-06': { says: 'A repair says whom it concerns.', tests: [[worksOrder, 'a repair says %s']] },
  'WO-07': { says: 'A repair says how far it has come.', tests: [[worksOrder, 'a repair says %s']] },
  'WO-22': {
    says: 'An emergency outside working hours is out of hours.',
    tests: [[priorityRules, 'out of hours is only an emergency outside working hours']],
  },
  'CAT-01': {
    says: 'Reports of a merged landlord’s residents are marked as such.',
    tests: [
      [reasonCalls, 'reasons of a merged landlord’s resident are asked for as such'],
      [orderTests, 'the order of a repair > says whether the resident’s landlord was merged'],
    ],
  },
  'CAT-02': 'Such a report may go to a person instead.',
  'CAT-04': 'Emergencies, shared parts and high buildings can be reported.',
  'MSG-E1': 'E1 says that the owner is responsible.',
  'MSG-E2': 'E2 says that it cannot be reported.',
  'MSG-E3': {
    says: 'E3 has a text, for when it comes as a further code.',
    steps: ['reason'],
    tests: [
      [reasonCalls, 'further codes are warnings where they have a text, and nothing where they have none'],
    ],
  },
  'MSG-E4': 'E4 asks to call.',
  'MSG-E5': 'E5 says that this place cannot be reported for.',
  'MSG-E8': 'E8 asks to call.',
  'MSG-E21': 'E21 says what to do about a gas leak.',
  'MSG-E22': 'E22 says that pests are not reported here.',
  'MSG-E23': 'E23 names the warden call.',
  'MSG-E24': 'E24 says that this area is not served.',
  'MSG-E25': 'E25 names the contractor to speak to.',
  'MSG-SSR037': 'SSR037 asks to call at once about gas or carbon monoxide.',
  'MSG-SSR005': 'SSR005 asks for more information.',
  'MSG-SSR069': 'SSR069 says that there is no shared heating.',
  'MSG-SSR044': 'SSR044 says that a new repair is raised.',
  'MSG-SSR045': 'SSR045 says that a saved repair is carried on.',
  'MSG-SSR050': 'SSR050 says that the repair was passed on.',
  'MSG-SSR042': 'SSR042 says that a person looks at it for a vulnerable resident.',
  'MSG-SSR046': 'SSR046 says that the builder answers for it.',
  'MSG-SSR040': 'SSR040 says that it may be one that is there.',
  'MSG-OrbisBlockMsg': 'A message in three parts gives the line to call.',
  'MSG-SSR055': 'SSR055 asks for a choice, under both its names.',
  'MSG-SSR002': 'SSR002 says that a number looks wrong, wherever one is asked for.',
  'MSG-repair_Journey_Error_Message1': 'A failing report says so with its tracking id.',
  'MSG-WorkOrderByIdAPI_Error': 'A repair that cannot be loaded says so.',
  'DASH-05': 'In maintenance nothing new can be reported.',
  'DASH-06': 'Maintenance is said where repairs would be.',
  'GEN-02': 'Every active tenancy is offered, homes and others.',
  'SESS-02': 'Who is not signed in ends at the start page.',
};
