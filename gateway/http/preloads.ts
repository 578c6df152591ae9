import fs from 'node:fs';
import path from 'node:path';
import * as v from 'valibot';

const scripts = v.record(v.string(), v.array(v.string()));

/** What the build of the portal wrote down: names of scripts, from the portal's folder, by the address that needs them. */
const preloadsSchema = v.object({
  anybody: scripts,
  residents: scripts,
  /** Where visitors who are not signed in are led from the front door and from pages of residents. */
  start: v.string(),
  /** Where residents are led from the front door, and where signing in ends. */
  home: v.string(),
});

/** A page that a browser asks for. */
export interface AskedPage {
  readonly url: string;
  /** Whether the browser sent the cookie of a session. It may be over. */
  readonly hasSession: boolean;
}

const byAddress = (table: Readonly<Record<string, readonly string[]>>) =>
  new Map(
    Object.entries(table).map(([address, names]) => [
      normaliseAddress(address),
      names.map((name) => `</${name}>; rel=modulepreload`).join(', '),
    ]),
  );

/** Addresses of the portal are alike however they are written, and with a slash at the end. */
export const normaliseAddress = (pathname: string): string => pathname.toLowerCase().replace(/\/+$/, '');

/**
 * Reads which scripts the first screen of each address needs. What it returns gives the `Link` header of a page, with
 * which a browser asks for all of them at once instead of finding one in the other; undefined where nothing is known.
 */
export function readPreloads(folder: string): (page: AskedPage) => string | undefined {
  const file = path.join(folder, '.vite/preloads.json');
  if (!fs.existsSync(file)) return () => undefined;
  const found = v.parse(preloadsSchema, JSON.parse(fs.readFileSync(file, 'utf8')));
  const anybody = byAddress(found.anybody);
  const residents = byAddress(found.residents);
  const [start, home] = [normaliseAddress(found.start), normaliseAddress(found.home)];
  return ({ url, hasSession }) => {
    const [pathname = '', search = ''] = url.split('?', 2);
    const address = normaliseAddress(pathname);
    const open = anybody.get(address);
    if (open !== undefined) return open || undefined;
    const isSigningIn = address === home && new URLSearchParams(search).has('code');
    if (hasSession || isSigningIn) return residents.get(address === '' ? home : address) || undefined;
    // They are led to the start page.
    return address === '' || residents.has(address) ? anybody.get(start) : undefined;
  };
}
