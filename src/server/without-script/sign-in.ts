import { plainReturn } from '../../../contract/session.ts';

/** Where the identity provider is left for, as on the start page. */
const authorize = '/customerselfserve/api/v1/authorize';
export const signInAddress = `${authorize}?policy=B2C_1_signin&state=login`;
export const signUpAddress = `${authorize}?policy=B2C_1_signup&state=registration`;

/**
 * The address at which a sign-in is completed that a page without script came back from.
 * @returns undefined where the page is not what came back from one
 */
export function completionOf(search: string): string | undefined {
  const given = new URLSearchParams(search);
  if (!given.has('code')) return undefined;
  const passed = ['code', 'state', 'iss'].flatMap((name) => {
    const value = given.get(name);
    return value === null ? [] : [[name, value]];
  });
  return `${plainReturn}?${new URLSearchParams(passed)}`;
}
