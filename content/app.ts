import { words } from './own-words/words.ts';

/** Words of the portal around the journeys. */
export const app = /* @__PURE__ */ words('app.app', {
  tryAgain: 'Try again',
  refresh: 'Refresh page',
  callLine: 'You can also call us on {phone}, {hours}.',
  errorTitle: 'Error: {title}',
  pageTitle: '{page} – {provider}',
  loading: 'Loading…',
  loadFailed: 'This part did not load. Check your connection and try again.',
  help: 'Help and emergencies: {phone}, {hours}. By text relay, dial 18001 first.',
  gasHelp: 'Smell gas? Call 0800 111 999 now, day or night.',
  error: 'Whoops!',
  offline: 'You are offline',
} as const);
