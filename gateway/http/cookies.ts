/** Names of the cookies. The prefix makes browsers refuse them unless Secure, for the whole site and set by this host. */
export const sessionCookie = '__Host-session';
export const signInCookie = '__Host-signin';
/** An analyst's own: somebody who tries the portal as a resident stays signed in at the atlas beside it. */
export const analystCookie = '__Host-analyst';
export const analystSignInCookie = '__Host-analyst-signin';

/** Seconds that a resident or an analyst may take at the identity provider. */
export const signInSeconds = 3600;

/**
 * Those of the demonstration's identity provider over https. Browsers refuse its session unless this host set it for the
 * whole site. The two of a sign-in in progress are bound to its own path, for which only the weaker prefix stands.
 */
export const identityCookies = {
  session: '__Host-identity',
  interaction: '__Secure-identity-interaction',
  resume: '__Secure-identity-resume',
} as const;
/** Seconds that they live. */
export const identitySeconds = 3600;

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
