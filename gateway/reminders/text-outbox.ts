import { sql } from 'kysely';
import { asProvider } from '../database/acting.ts';
import { clockNow } from '../database/clock.ts';
import type { Database, Transaction } from '../database/schema.ts';
import type { Jobs, Platform } from '../platform.ts';
import { type TextMessage, textTransportOf } from './text-transport.ts';

/** Days that a text message is kept after it was sent. */
const daysKept = 7;

/** Puts a text message out to be sent, as part of the transaction: rolled back, there is none. */
export async function postText(
  transaction: Transaction,
  jobs: Jobs,
  { recipient, body }: Omit<TextMessage, 'id'>,
): Promise<void> {
  // A resident's call may write messages and read none.
  await asProvider(transaction, async (db) => {
    const { id } = await db
      .insertInto('text_message')
      .values({ recipient, body, sent_at: null })
      .returning('id')
      .executeTakeFirstOrThrow();
    await jobs.send(db, 'send-text', { textId: id });
  });
}

/** Sends one text message, unless it was sent. */
export async function deliverText(
  { db, config, now }: Pick<Platform, 'db' | 'config' | 'now'>,
  { textId }: { readonly textId: string },
  transport = textTransportOf(config, now),
): Promise<void> {
  const message = await db
    .selectFrom('text_message')
    .where('id', '=', textId)
    .where('sent_at', 'is', null)
    .select(['id', 'recipient', 'body'])
    .executeTakeFirst();
  if (message === undefined) return;
  await transport.send(message);
  await db.updateTable('text_message').set({ sent_at: clockNow }).where('id', '=', textId).execute();
}

/** Forgets text messages that were sent a while ago. */
export async function sweepTexts(db: Database): Promise<void> {
  await db
    .deleteFrom('text_message')
    .where('sent_at', '<', sql<Date>`${clockNow} - ${daysKept} * interval '1 day'`)
    .execute();
}
