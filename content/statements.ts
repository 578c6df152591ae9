import { words } from './own-words/words.ts';

/** Words of the page of statements. */
export const statements = /* @__PURE__ */ words('statements.statements', {
  title: 'Statements',
  back: 'Back to your account',
  list: 'Your statements',
  noneForDeposits: 'Deposits have no statements.',
  notReady: 'Not ready yet',
  download: 'Download',
  downloadOf: ' the statement for {month}',
  downloading: 'Getting the statement…',
  opened: 'The statement for {month} is open in a new tab.',
  tabTitle: 'Statement {month}',
  tabWaiting: 'Getting your statement…',
  notShown: 'If your statement does not open:',
  save: 'Save the statement for {month}',
  blocked: 'Your browser did not open a new tab.',
  fileName: 'Statement {month}.pdf',
  request: 'Request statement',
  requestText: 'We can also email you a statement for the dates you choose.',
} as const);
