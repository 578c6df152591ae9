/** Words of the page of statements. */
export const statements = {
  title: 'Statements',
  back: 'Back to your account',
  list: 'Your statements',
  notReady: 'Not ready yet',
  download: 'Download',
  downloadOf: ' the statement for {month}',
  downloading: 'Getting the statement…',
  opened: 'The statement for {month} is open in a new tab.',
  tabTitle: 'Statement {month}',
  tabWaiting: 'Getting your statement…',
  frame: 'Statement for {month}',
  save: 'Save the statement for {month}',
  blocked: 'Your browser did not open a new tab.',
  fileName: 'Statement {month}.pdf',
  request: 'Request statement',
  requestText: 'You can also have a statement of any dates sent by email.',
} as const;
