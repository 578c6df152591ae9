import { words } from './own-words/words.ts';

/** The words of a statement on paper. */
export const statementPaper = /* @__PURE__ */ words('statement-paper.statementPaper', {
  title: 'Statement {month}',
  titleOfDays: 'Statement {from} to {to}',
  titleSoFar: 'Statement {month} so far',
  account: 'Account',
  accountNumber: 'Account number',
  payReference: 'Payment reference',
  period: 'Period',
  days: '{from} to {to}',
  made: 'Created on {date} at {time}',
  openingBalance: 'Balance at the start of {date}',
  closingBalance: 'Balance at the end of {date}',
  /** Of a period that has not ended. */
  currentBalance: 'Balance on {date} at {time}',
  unpostedPayments: 'Pending payments',
  /** Where some of it is no payment. */
  unposted: 'Pending',
  taken: '{amount} paid',
  added: '{amount} charged',
  balanceWithUnposted: 'Balance including pending',
  columns: {
    date: 'Date',
    description: 'Description',
    credit: 'Credit',
    debit: 'Debit',
    balance: 'Balance',
  },
  none: 'There were no charges or payments in this period.',
  arrears: '{amount} in arrears',
  credit: '{amount} in credit',
  creditMark: '{amount} in credit',
  help: 'Questions? Call us on {phone}, {hours}.',
  unprintable: 'We could not print some letters. They show as \u{fffd}. Call us if you need them printed.',
  page: 'Page {page} of {pages}',
  tableName: 'Charges and payments',
} as const);
