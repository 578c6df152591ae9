/** The words of a statement on paper. */
export const statementPaper = {
  title: 'Statement {month}',
  titleOfDays: 'Statement {from} to {to}',
  titleSoFar: 'Statement {month} so far',
  account: 'Account',
  accountNumber: 'Account number',
  payReference: 'Payment reference',
  period: 'Period',
  days: '{from} to {to}',
  made: 'Made on {date} at {time}',
  openingBalance: 'Balance on {date} at the start of the day',
  closingBalance: 'Balance on {date} at the end of the day',
  /** Of a period that has not ended. */
  currentBalance: 'Balance on {date} as at {time}',
  unpostedPayments: 'Payments not posted yet',
  /** Where some of it is no payment. */
  unposted: 'Not posted yet',
  taken: '{amount} paid',
  added: '{amount} charged',
  balanceWithUnposted: 'Balance including them',
  columns: {
    date: 'Date',
    description: 'Description',
    credit: 'Credit',
    debit: 'Debit',
    balance: 'Balance',
  },
  none: 'Nothing was charged or paid in this period.',
  arrears: '{amount} in arrears',
  credit: '{amount} in credit',
  creditMark: '{amount} in credit',
  help: 'Questions? Call us on {phone}, {hours}.',
  unprintable:
    'We could not print some letters. Each of them shows as \u{fffd}. Call us if you need them on paper.',
  page: 'Page {page} of {pages}',
  tableName: 'What was charged and paid',
} as const;
