import { keepIdentifiers } from '../client/identifiers.ts';
import { createLazyClient } from '../client/lazy.ts';
import { forgetAll } from './kept.ts';

/** Who is signed in, as far as this browser knows. Grants nothing. */
export const identifiers = keepIdentifiers(localStorage);

/** Leaves this page for another of the portal, with everything on it loaded anew. */
const reloadAt = (path: string): void => {
  if (window.location.pathname.toLowerCase() !== path.toLowerCase()) window.location.assign(path);
};

export const { gateway, reports } = createLazyClient({
  identifiers,
  visits: sessionStorage,
  subscriptionKey: 'portal',
  page: () => window.location.pathname,
  // The journeys of this tab stay: signing in again offers to carry on.
  onSignedOut: () => reloadAt('/startpage'),
  onAbandoned: () => {
    forgetAll();
    identifiers.clear();
    reloadAt('/genericerror');
  },
});

/** Ends the session here and at the provider; whatever comes of the call, this browser forgets who was signed in. */
export async function logOut(): Promise<void> {
  const { logout } = await import('../../contract/session.ts');
  await gateway.call(logout, {}).catch(() => undefined);
  forgetAll();
  identifiers.clear();
  sessionStorage.clear();
}
