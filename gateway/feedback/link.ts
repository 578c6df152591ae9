import type { Database } from '../database/schema.ts';
import { newSecret, sharedSecret } from '../identity/secrets.ts';
import { signValue, verifyValue } from '../identity/signed-cookie.ts';

/** Where the question about a repair is answered without signing in. */
export const feedbackRoot = '/feedback';

/** A secret of its own: what is signed for one purpose is worth nothing for another. */
const readFeedbackKey = (db: Database): Promise<string> => sharedSecret(db, 'feedback', newSecret);

/** The path of the page that answers one question until then, and does nothing else. */
export const feedbackPath = async (db: Database, id: string, until: Date): Promise<string> =>
  `${feedbackRoot}?token=${signValue(id, await readFeedbackKey(db), until)}`;

/** The question that a link is for; undefined where nobody signed it, or its time is over. */
export async function feedbackOfToken(db: Database, token: string, now: Date): Promise<string | undefined> {
  const id = verifyValue(token, await readFeedbackKey(db), now);
  return typeof id === 'string' ? id : undefined;
}
