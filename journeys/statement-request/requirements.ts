import type { Requirements } from '../../machines/exploration/index.ts';
import { addressTest } from '../shared/address-test.ts';

const moneyPages = 'test/journeys/money.spec.ts';
const statementData = 'src/features/money/data/statements.test.ts';
const statementGateway = 'test/gateway/statements.test.ts';
const statementMonths = 'contract/statement-months.test.ts';

/** All that is demanded of statements: of their page, and of asking for one. */
export const requirements: Requirements = {
  'STMT-ROUTE-01': {
    says: 'The statements have the address /viewstatement.',
    address: '/viewstatement',
    tests: [addressTest],
  },
  'STMT-01': {
    says: 'A statement of one’s own dates is offered only where the setting says so.',
    tests: [[moneyPages, 'statements and requests for them are there only where the provider offers them']],
  },
  'STMT-02': {
    says: 'Statements are there only where the setting says so.',
    tests: [[moneyPages, 'statements and requests for them are there only where the provider offers them']],
  },
  'STMT-03': {
    says: 'Each month has its button.',
    tests: [
      [statementData, 'the months of the account are offered, each with its own statement'],
      [moneyPages, 'a statement opens in a tab of its own, and one of other dates is asked for'],
    ],
  },
  'STMT-04': {
    says: 'A statement opens as PDF in a tab.',
    tests: [[moneyPages, 'a statement opens in a tab of its own, and one of other dates is asked for']],
  },
  'STMT-05': {
    says: 'The tab is called by the month.',
    tests: [[moneyPages, 'a statement opens in a tab of its own, and one of other dates is asked for']],
  },
  'STMT-06': {
    says: 'Months go back 24, or 7 before the day on which the tenancy began.',
    tests: [[statementMonths, '%s']],
  },
  'STMT-07': { says: 'There are no more months than the tenancy has.', tests: [[statementMonths, '%s']] },
  'STMT-08': {
    says: 'Before the day on which the tenancy began the month is left out.',
    tests: [
      [statementData, 'before the day on which the tenancy began the month is left out'],
      [statementMonths, '%s'],
    ],
  },
  'STMT-09': {
    says: 'Two years are looked through.',
    tests: [[statementData, 'two years are looked through']],
  },
  'STMT-10': {
    says: 'A statement is a PDF.',
    tests: [[statementGateway, 'a statement > of %s says what the ledger says']],
  },
  'STMT-11': {
    says: 'A statement belongs to the account whose reference it has.',
    tests: [[statementData, 'the months of the account are offered, each with its own statement']],
  },
  'STMT-12': {
    says: 'A statement has date, description, credit, debit and balance.',
    tests: [
      [statementGateway, 'a statement > of %s says what the ledger says'],
      [
        'gateway/money/statement-pdf.test.ts',
        'a long table shows its headings on every page, and is tagged once',
      ],
    ],
  },
  'STMT-13': {
    says: 'A statement that cannot be opened says so.',
    tests: [[moneyPages, 'a statement that cannot be opened, and a list that cannot be read, say so']],
  },
  'STMT-14': {
    says: 'A list that cannot be read, and a missing reference, say so.',
    tests: [
      [moneyPages, 'a statement that cannot be opened, and a list that cannot be read, say so'],
      [statementData, 'why there are none: %o'],
    ],
  },
  'STMT-15': {
    says: 'That no statements were found is said.',
    tests: [[statementData, 'why there are none: %o']],
  },
  'STMT-16': {
    says: 'The page says for how long statements are there.',
    tests: [[moneyPages, 'a statement opens in a tab of its own, and one of other dates is asked for']],
  },
  'STMT-17': 'Both days and a recipient are needed.',
  'STMT-18': 'Another address is needed where it is chosen.',
  'STMT-19': 'Days the wrong way round are refused.',
  'STMT-20': 'Days before the tenancy are refused.',
  'STMT-21': 'A first day in the future is refused.',
  'STMT-22': 'A last day in the future is refused.',
  'STMT-23': 'A day is typed as dd/mm/yyyy.',
  'STMT-24': 'Another address has to be one.',
  'STMT-25': 'A request that was sent says so and closes.',
  'STMT-26': 'A request that failed says so.',
  'STMT-27': 'A request says whose statement of which days.',
  'STMT-28': 'A request goes to the provider as an e-mail.',
  'STMT-30': {
    says: 'That there are no statements yet is said.',
    tests: [[statementData, 'why there are none: %o']],
  },
  'STMT-31': {
    says: 'The page says when the newest statement appears.',
    tests: [[moneyPages, 'a statement opens in a tab of its own, and one of other dates is asked for']],
  },
  'STMT-32': 'It goes to the resident’s own address or to another.',
};
