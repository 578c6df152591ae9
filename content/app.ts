/** Words of the portal around the journeys. */
export const app = {
  continue: 'Continue',
  exit: 'Exit',
  returnHome: 'Return to Home',
  tryAgain: 'Try again',
  refresh: 'Refresh page',
  logOut: 'Log out',
  callLine: 'You can also call us on {phone}, {hours}.',
  errorTitle: 'Error: {title}',
  pageTitle: '{page} – {provider}',
  loading: 'Loading…',
  busy: 'Please wait…',
  loadFailed: 'This part did not load. Check your connection and try again.',
  help: 'Help and emergencies: {phone}, {hours}. With a textphone, dial 18001 first.',
  gasHelp: 'Smell gas? Call 0800 111 999 at once, at any hour.',
  error: 'Whoops!',
} as const;
