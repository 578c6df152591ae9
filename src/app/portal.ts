import { genericErrorPage, startPage } from '../../journeys/shared/addresses.ts';
import { isSameAddress } from '../../machines/engine/index.ts';
import { keepIdentifiers } from '../client/identifiers.ts';
import { createLazyClient } from '../client/lazy.ts';

/** Who is signed in, as far as this browser knows. Grants nothing. */
export const identifiers = keepIdentifiers(localStorage);

let leaving = false;

/** Another page is being loaded. What is shown until then is not looked at, and tells nothing. */
export const isLeaving = (): boolean => leaving;

/** Leaves this page for another of the portal, or for itself, with everything on it loaded anew. */
export const reloadAt = (path: string): void => {
  if (leaving) return;
  leaving = true;
  window.location.assign(path);
};

export const { gateway, reports } = createLazyClient({
  identifiers,
  visits: sessionStorage,
  subscriptionKey: 'portal',
  page: () => window.location.pathname,
  firstReads: () => document.getElementById('first-reads')?.textContent,
  // The journeys of this tab stay: signing in again offers to carry on.
  onSignedOut: () => {
    // Told once, on the start page too: whoever logged out, or was told before, is known no more.
    if (identifiers.read().customerId !== undefined) sessionStorage.ended ??= 'expired';
    else if (isSameAddress(window.location.pathname, startPage)) return;
    reloadAt(startPage);
  },
  onAbandoned: () => {
    sessionStorage.clear();
    identifiers.clear();
    reloadAt(genericErrorPage);
  },
});
