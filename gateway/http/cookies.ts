/** Names of the cookies. The prefix makes browsers refuse them unless Secure, for the whole site and set by this host. */
export const sessionCookie = '__Host-session';
export const signInCookie = '__Host-signin';
/** An analyst's own: somebody who tries the portal as a resident stays signed in at the atlas beside it. */
export const analystCookie = '__Host-analyst';
export const analystSignInCookie = '__Host-analyst-signin';

/** A Set-Cookie header that script cannot read and that lives for so many seconds; 0 removes it. */
export const setCookie = (name: string, value: string, seconds: number): string =>
  `${name}=${value}; Path=/; Secure; HttpOnly; SameSite=Lax; Max-Age=${seconds}`;

export const removeCookie = (name: string): string => setCookie(name, '', 0);

/** The value of a cookie that the browser sent. */
export function readCookie(header: string | undefined, name: string): string | undefined {
  for (const part of header?.split(';') ?? []) {
    const at = part.indexOf('=');
    if (at > 0 && part.slice(0, at).trim() === name) return part.slice(at + 1).trim();
  }
  return undefined;
}
