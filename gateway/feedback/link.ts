import type { Database } from '../database/schema.ts';
import { keysOf } from '../identity/keys.ts';
import { signValue, verifyValue } from '../identity/signed-cookie.ts';

/** Where the question about a repair is answered without signing in. */
export const feedbackRoot = '/feedback';

/** The path of the page that answers one question until then, and does nothing else. */
export const feedbackPath = async (db: Database, id: string, until: Date): Promise<string> =>
  `${feedbackRoot}?token=${signValue(id, await keysOf(db, 'feedback'), until)}`;

/** The question that a link is for; undefined where nobody signed it, or its time is over. */
export async function feedbackOfToken(db: Database, token: string, now: Date): Promise<string | undefined> {
  const id = verifyValue(token, await keysOf(db, 'feedback'), now);
  return typeof id === 'string' ? id : undefined;
}
