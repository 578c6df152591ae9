import type { signInStates } from '../../contract/session.ts';
import { customerErrorPage, homePage, startPage } from '../../journeys/shared/addresses.ts';

type SignInState = (typeof signInStates)[number];

/** What the identity provider came back with. */
export type SignInReturn =
  | { readonly kind: 'none' }
  | { readonly kind: 'code'; readonly code: string; readonly state: SignInState; readonly iss: string | null }
  | { readonly kind: 'error'; readonly leads: typeof customerErrorPage | typeof homePage | typeof startPage };

const isState = (state: string | null): state is SignInState =>
  state === 'login' || state === 'registration' || state === 'changepassword';

/**
 * Reads a return address. The named exception comes first, whatever the state; then a password change that was called
 * off, whose resident is still signed in; every other error leads to the start page.
 */
export function returnOf(search: string): SignInReturn {
  const query = new URLSearchParams(search);
  const code = query.get('code');
  const state = query.get('state');
  const error = query.get('error');
  if (error !== null) {
    if (query.get('error_description')?.includes('AADB2C99002')) {
      return { kind: 'error', leads: customerErrorPage };
    }
    const isCalledOff = error === 'access_denied' || error === 'server_error';
    return {
      kind: 'error',
      leads: isCalledOff && state === 'changepassword' ? homePage : startPage,
    };
  }
  if (code === null) return { kind: 'none' };
  return isState(state)
    ? { kind: 'code', code, state, iss: query.get('iss') }
    : { kind: 'error', leads: startPage };
}
