import { createHash, randomUUID } from 'node:crypto';
import * as v from 'valibot';
import { mail as words } from '../../content/mail.ts';
import type { Database, Transaction } from '../database/schema.ts';
import { inTransaction } from '../database/transactions.ts';
import { fillMessage, type MessageText } from '../fill.ts';
import { letterBody } from '../mail/letter-body.ts';
import { type NewLetter, post } from '../mail/outbox.ts';
import type { JobData, Platform } from '../platform.ts';
import { normalEmail } from './accounts.ts';
import { keysOf } from './keys.ts';
import { resetPath } from './page-paths.ts';
import { hashPassword } from './passwords.ts';
import { forgetSignInsOfAccount } from './provider-store.ts';
import { endSessionsOf } from './sessions.ts';
import { signValue, verifyValue } from './signed-cookie.ts';

const lifetimeMs = 3_600_000;

const Carried = v.object({ accountId: v.string(), password: v.string() });

/** Names the password that a link replaces, so that the link is over with it. */
const passwordDigest = (stored: string): string => createHash('sha256').update(stored).digest('base64url');

const accountById = (db: Database | Transaction, id: string) =>
  db
    .selectFrom('identity_account')
    .select(['id', 'email', 'password', 'customer_id'])
    .where('id', '=', id)
    .executeTakeFirst();

const letterTo = (
  { config }: Pick<Platform, 'config'>,
  recipient: string,
  { subject, body }: MessageText,
): NewLetter => ({
  sender: config.mailFrom,
  recipient,
  replyTo: null,
  subject,
  body: letterBody(null, body),
  file: null,
});

/**
 * Asks for a link to be sent to an address. An address that nobody has an account with is worth the same work, so that
 * neither the answer nor its time says whether somebody has.
 */
export async function requestPasswordReset({ db, jobs }: Platform, email: string): Promise<void> {
  const found = await db
    .selectFrom('identity_account')
    .select('id')
    .where('email', '=', normalEmail(email))
    .executeTakeFirst();
  const accountId = found?.id ?? randomUUID();
  await inTransaction(db, (transaction) => jobs.send(transaction, 'send-password-reset', { accountId }));
}

/** Writes the letter with the link. There is none for an account that does not exist. */
export async function sendPasswordReset(
  platform: Platform,
  { accountId }: JobData['send-password-reset'],
): Promise<void> {
  const { db, jobs, config, now } = platform;
  const account = await accountById(db, accountId);
  if (!account) return;
  const carried = { accountId, password: passwordDigest(account.password) };
  const token = signValue(
    carried,
    await keysOf(db, 'password-reset'),
    new Date(now().getTime() + lifetimeMs),
  );
  const text = fillMessage(words.passwordReset, { link: `${config.publicUrl}${resetPath}?token=${token}` });
  await inTransaction(db, (transaction) => post(transaction, jobs, letterTo(platform, account.email, text)));
}

/** The account of a link that is still good: in time, and of the password that the account has now. */
async function accountOf({ db, now }: Pick<Platform, 'db' | 'now'>, token: string) {
  const carried = v.safeParse(Carried, verifyValue(token, await keysOf(db, 'password-reset'), now()));
  if (!carried.success) return undefined;
  const account = await accountById(db, carried.output.accountId);
  return account && passwordDigest(account.password) === carried.output.password ? account : undefined;
}

/** The address of the account that a link is for; undefined when the link is over. */
export const emailOfReset = async (
  platform: Pick<Platform, 'db' | 'now'>,
  token: string,
): Promise<string | undefined> => (await accountOf(platform, token))?.email;

/**
 * Gives the account of a link its new password, logs it out everywhere and tells its holder. Answers false when the link
 * is over, also for all but one of several that use it at the same time.
 */
export async function resetPassword(platform: Platform, token: string, password: string): Promise<boolean> {
  const { db, jobs } = platform;
  const account = await accountOf(platform, token);
  if (!account) return false;
  const stored = await hashPassword(password);
  return inTransaction(db, async (transaction) => {
    const { numUpdatedRows } = await transaction
      .updateTable('identity_account')
      .set({ password: stored })
      .where('id', '=', account.id)
      .where('password', '=', account.password)
      .executeTakeFirst();
    if (numUpdatedRows === 0n) return false;
    await forgetSignInsOfAccount(transaction, account.id);
    if (account.customer_id !== null) await endSessionsOf(transaction, account.customer_id);
    await post(transaction, jobs, letterTo(platform, account.email, words.passwordChanged));
    return true;
  });
}
