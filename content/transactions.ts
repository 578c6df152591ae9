import { words } from './own-words/words.ts';

/** Words of the list of an account's transactions. */
export const transactions = /* @__PURE__ */ words('transactions.transactions', {
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
  notPostedSaid: 'Pending',
  balanceAfter: 'Balance: {balance}',
  nothingYet: 'To see earlier payments and charges, change the dates.',
  back: 'Back to your account',
  download: 'Download as a spreadsheet',
  downloading: 'Getting the transactions…',
  fileName: 'transactions-{account}.csv',
  print: 'Print this page',
  printed: 'Printed on {date}',
  chart: {
    show: 'See your balance over time',
    title: 'Your balance over time',
    said: 'From {from} to {to}, your balance was between {lowest} and {highest}. On {to}, it was {last}.',
    unposted: 'This includes pending payments and charges.',
    listed: 'The list below has the same figures.',
    none: 'There are too few transactions to show this.',
    failed: 'We could not show this. Reload the page to try again.',
  },
} as const);
