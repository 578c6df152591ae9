/** Words of the list of an account's transactions. */
export const transactions = {
  title: 'Transactions',
  one: 'transaction',
  many: 'transactions',
  search: 'Search your transactions',
  columns: {
    date: 'Date',
    description: 'Description',
    credit: 'Credit',
    debit: 'Debit',
    balance: 'Balance',
  },
  sorts: {},
  filters: {
    from: { label: 'From' },
    to: { label: 'To' },
    type: {
      label: 'Payment type',
      options: { payments: 'Payments', charges: 'Charges', adjustments: 'Adjustments' },
    },
  },
  /** In place of the date of what is not posted yet, and what that is called where it is read out. */
  notPosted: '–',
  notPostedSaid: 'Not posted yet',
  balanceAfter: 'Balance: {balance}',
  back: 'Back to your account',
  download: 'Download as a spreadsheet',
  downloading: 'Getting the transactions…',
  fileName: 'transactions-{account}.csv',
  print: 'Print this page',
  printed: 'Printed on {date}',
  chart: {
    show: 'Show how the balance went',
    title: 'How the balance went',
    said: 'From {from} to {to} it was between {lowest} and {highest}. On {to} it was {last}.',
    unposted: 'That includes what is not posted yet.',
    listed: 'The list below says the same, line by line.',
    none: 'There are too few transactions to draw.',
    failed: 'This could not be drawn.',
  },
} as const;
