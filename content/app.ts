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
  busy: 'Working…',
  loadFailed: 'This part did not load. Check your connection and try again.',
  help: 'Help and emergencies: {phone}, {hours}. By text relay, dial 18001 first.',
  gasHelp: 'Smell gas? Call 0800 111 999 now, day or night.',
  error: 'Whoops!',
} as const;
