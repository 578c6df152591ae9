import { words } from './own-words/words.ts';

/** Words of the pages about a resident's accounts. */
export const account = /* @__PURE__ */ words('account.account', {
  title: 'Balance',
  unknownHome: 'Other accounts',
  chooseHome: 'Address',
  chooseAccount: 'Account',
  balance: 'Balance',
  asAt: 'As at {date}, {time}',
  pending:
    'We are still checking your payment of {amount} from {date} ({reference}). It is not in your balance yet. Do not pay it again.',
  checkPending: 'Check this payment',
  explained: {
    arrears: 'You owe this amount.',
    credit: 'You have paid more than you owe.',
    settled: 'You do not owe anything.',
  },
  pay: 'Make payment',
  directDebit: 'Create direct debit',
  transactions: 'View transactions',
  statements: 'View statements',
  facts: {
    number: 'Account number',
    type: 'Account type',
    payref: 'Payment reference',
    lastPayment: 'Last payment',
    lastPaymentDate: 'Date of the last payment',
    lastTransaction: 'Last transaction',
    lastTransactionDate: 'Date of the last transaction',
  },
  nothing: '–',
  none: 'You have no accounts with us.',
  about: 'About this account',
} as const);

/** Where help is for whoever worries about paying: beside everything that asks for money. */
export const hardship = /* @__PURE__ */ words('account.hardship', {
  title: 'Worried about paying?',
  text: 'Talk to us early. Asking for help never makes things worse.',
  ask: 'Ask for money advice',
  links: {
    benefits: { label: 'Check what benefits you could get', path: '/advice/benefits' },
    energy: { label: 'Help with energy bills', path: '/advice/energy' },
    savings: { label: 'Ways to save', path: '/advice/savings' },
  },
} as const);
