import type { Requirements } from '../../../machines/exploration/index.ts';

const badInput = 'test/journeys/bad-input.spec.ts';
const orderTests = 'journeys/repair/calls/works-order.test.ts';
const questionTests = 'journeys/repair/questions.test.ts';
const reasonCalls = 'journeys/repair/calls/reason.test.ts';
const tableField = 'src/fields/tableChoice/TableChoiceView.test.tsx';

/** What is demanded of the questions after the reason, of the review and of the ways through a report. */
export const questions: Requirements = {
  'REP-SUP-01': 'The follow-up question needs an answer.',
  'REP-SUP-02': 'No to the follow-up question stops the report.',
  'REP-SUP-03': 'Yes to it leads on.',
  'REP-EMER-01': 'It is asked whether an adult is home in the next four hours.',
  'REP-EMER-02': 'There are three answers about access.',
  'REP-EMER-03': 'Access needs an answer.',
  'REP-EMER-04': 'Without access the report stops.',
  'REP-EMER-05': 'Access leads on to repairs like it.',
  'REP-EMER-06': 'Back from access leads to the follow-up question, else to the reason.',
  'REP-EMER-07': 'Access makes a repair at home an emergency; elsewhere the reason does.',
  'REP-EMER-08': 'Another answer about access empties household, contact and description.',
  'REP-DUP-01': {
    says: 'Repairs like it are rows with date, description, priority and status.',
    steps: ['duplicate'],
    tests: [
      [
        questionTests,
        'repairs that are open are rows of four cells each, and the last choice is none of them',
      ],
      [tableField, 'a row is named by all its cells'],
    ],
  },
  'REP-DUP-02': {
    says: 'The last choice is none of them.',
    steps: ['duplicate'],
    tests: [
      [
        questionTests,
        'repairs that are open are rows of four cells each, and the last choice is none of them',
      ],
      [tableField, 'the extra option is one of the same group'],
    ],
  },
  'REP-DUP-03': 'What is chosen decides which message stands there.',
  'REP-DUP-04': 'One of the choices is needed.',
  'REP-DUP-05': 'A choice that cannot be reported turns Continue off.',
  'REP-DUP-06': 'A repair under review says so.',
  'REP-DUP-07': 'A repair that stands in the way says so.',
  'REP-DUP-08': 'None of them leads on to the description.',
  'REP-DUP-09': 'A saved repair that is chosen takes the place of the one in hand.',
  'REP-DUP-10': 'Back from repairs like it leads to the emergency, the follow-up question or the reason.',
  'REP-DUP-11': 'Repairs like it can be left, and the report saved.',
  'REP-DUP-12': {
    says: 'Repairs like it are looked for among the open ones.',
    steps: ['duplicate'],
    tests: [
      [reasonCalls, 'repairs like it are looked for among those that are open, by code, location and place'],
    ],
  },
  'REP-DUP-13': {
    says: 'They are looked for by code, location and place.',
    steps: ['duplicate'],
    tests: [
      [reasonCalls, 'repairs like it are looked for among those that are open, by code, location and place'],
    ],
  },
  'REP-ADD-01': 'A description is needed.',
  'REP-ADD-02': {
    says: 'A description has 188 characters at most.',
    steps: ['details'],
    tests: [
      [questionTests, 'a description has 188 characters at most, and asks for this repair alone'],
      [badInput, 'more about the repair: needed, no longer than it may be, without program text'],
    ],
  },
  'REP-ADD-03': {
    says: 'A counter says how long the description is.',
    steps: ['details'],
    tests: [['src/fields/counted/CountedTextView.test.tsx', 'counts as characters are typed']],
  },
  'REP-ADD-04': 'Certain signs are refused in a description.',
  'REP-ADD-05': 'An empty description leads nowhere.',
  'REP-ADD-06': {
    says: 'The page asks to write about this repair alone.',
    steps: ['details'],
    tests: [[questionTests, 'a description has 188 characters at most, and asks for this repair alone']],
  },
  'REP-ADD-07': 'The description leads on to the photos, else to the next question.',
  'REP-VAND-01': 'Vandalism is yes or no, with a crime reference that may be left out.',
  'REP-VAND-02': 'A crime reference has 3 to 20 characters.',
  'REP-VAND-03': 'A crime reference has letters, digits and certain signs.',
  'REP-VAND-04': {
    says: 'Complaints about it name the crime reference number.',
    steps: ['vandalism'],
    tests: [
      [questionTests, 'a crime reference has 3 to 20 characters'],
      [badInput, 'a crime reference is short, and of letters, digits and a few signs'],
    ],
  },
  'REP-VAND-05': {
    says: 'Vandalism in the defects period is the cause; else it is wear.',
    tests: [['contract/priority.test.ts', 'vandalism counts in the defects period alone']],
  },
  'REP-VULN-01': 'Who is vulnerable says how it affects them.',
  'REP-VULN-02': {
    says: 'Certain signs are refused in those words.',
    steps: ['vulnerability'],
    tests: [
      [questionTests, 'how somebody is affected with %s is refused'],
      [badInput, 'whoever says that somebody is vulnerable says how, without program text'],
    ],
  },
  'REP-VULN-03': 'No takes those words away.',
  'REP-VULN-04': {
    says: 'Vulnerability is saved with its words.',
    steps: ['vulnerability'],
    tests: [
      [orderTests, 'the order of a repair > says whether somebody is vulnerable, and how it affects them'],
    ],
  },
  'REP-COV-01': 'Isolation needs an answer.',
  'REP-COV-02': 'While somebody isolates, what can wait is refused.',
  'REP-COV-03': 'An emergency and a vulnerable person are not refused for it.',
  'REP-COV-04': {
    says: 'Isolation is saved.',
    steps: ['covid'],
    tests: [[orderTests, 'the order of a repair > says whether somebody is isolating, where that is asked']],
  },
  'REP-CUST-01': 'The contact is a saved number, or another with whose it is.',
  'REP-CUST-02': 'Another number cannot be empty.',
  'REP-CUST-03': 'Another number has eleven digits and begins with 0.',
  'REP-CUST-04': 'Another number needs a name.',
  'REP-CUST-05': {
    says: 'The field for a number keeps digits and a leading plus, up to eleven.',
    steps: ['contact'],
    tests: [
      ['journeys/questions/questions.test.ts', 'phone > %s is kept as %s'],
      [badInput, 'another number wants to be whole, and somebody’s'],
    ],
  },
  'REP-CUST-06': {
    says: 'The field for a name keeps letters, hyphens, apostrophes and spaces.',
    steps: ['contact'],
    tests: [
      [
        'src/fields/text/TextView.test.tsx',
        'keeps letters with accents, hyphen, apostrophe and space while typing',
      ],
      [badInput, 'another number wants to be whole, and somebody’s'],
    ],
  },
  'REP-CUST-07': {
    says: 'Who reports has a number; three of them are offered.',
    steps: ['contact'],
    tests: [[orderTests, 'numbers stand for who reports and how']],
  },
  'REP-CUST-08': {
    says: 'The contact is saved by full name and first number.',
    steps: ['contact'],
    tests: [
      [
        orderTests,
        'the order of a repair > names the resident with a saved number, and whoever another number belongs to',
      ],
    ],
  },
  'REP-CUST-09': 'The contact leads on to the review.',
  'REP-CONF-01': 'The review lists all answers, each with a way to change it.',
  'REP-CONF-02': 'Photos are in the review unless they are switched off and there are none.',
  'REP-CONF-03': 'Vulnerability is not in the review of an emergency.',
  'REP-CONF-04': 'Vandalism is in the review where it was asked about.',
  'REP-CONF-05': 'Isolation is in the review only while the setting asks about it.',
  'REP-CONF-06': 'Repairs like it are in the review only where none of them was it.',
  'REP-CONF-07': 'Vandalism is said with its crime reference, or as no.',
  'REP-CONF-08': {
    says: 'The review leads back to the contact, out and on, and says while it waits.',
    steps: ['confirmation'],
    tests: [['test/journeys/trouble.spec.ts', 'while the network is slow the screen says what it waits for']],
  },
  'REP-CONF-09': 'A contractor who cannot take it stops the report with the line to call.',
  'REP-NAV-01': 'Back asks first.',
  'REP-NAV-02': 'Going back empties what comes later.',
  'REP-NAV-03': 'Exit asks first, with three choices.',
  'REP-NAV-04': {
    says: 'The question about leaving has its two messages.',
    tests: [
      [questionTests, 'leaving is asked about with its two messages'],
      [
        'test/journeys/addresses.spec.ts',
        'whoever exits can return with everything typed, leave nothing behind, or save',
      ],
    ],
  },
  'REP-NAV-05': 'Returning closes the question with every answer kept.',
  'REP-NAV-06': 'Another answer empties those that follow from it.',
  'REP-NAV-07': {
    says: 'A report outlives a reload with all that was entered.',
    tests: [
      ['test/journeys/repair.spec.ts', 'nothing is lost by a reload, not even what was only typed'],
      ['test/paths/real-journeys.test.ts', '%s > %s'],
    ],
  },
  'REP-NAV-08': {
    says: 'There is one way of reporting, which no setting exchanges.',
    tests: [[questionTests, 'no setting leads to another way of reporting a repair']],
  },
};
