import { words } from './own-words/words.ts';

/** What the menu calls a page, and the tab until the heading of the page stands. */
export const pageTitles = /* @__PURE__ */ words('page-titles.pageTitles', {
  start: 'Welcome',
  home: 'Home',
  account: 'Balance',
  transactions: 'Transactions',
  statements: 'Statements',
  payment: 'Your payment',
  repairs: 'Repairs',
  repair: 'Repair',
  confirmation: 'Confirmation',
  media: 'Photos and files',
  report: 'Report a repair',
  messages: 'Messages',
  message: 'Message',
  profile: 'Your details',
  requests: 'Service requests',
  request: 'Service request',
  complaints: 'Complaints',
  problem: 'Something went wrong',
} as const);
