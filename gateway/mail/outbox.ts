import { sql } from 'kysely';
import type { Database, Transaction } from '../database/schema.ts';
import type { Jobs, Platform } from '../platform.ts';
import type { Letter } from './transport.ts';

/** An e-mail that is to be sent. */
export type NewLetter = Omit<Letter, 'id' | 'writtenAt'>;

/** Days that a letter is kept after it was sent. */
const daysKept = 7;

/** Puts a letter out to be sent, as part of the transaction: rolled back, there is none. */
export async function post(transaction: Transaction, jobs: Jobs, letter: NewLetter): Promise<void> {
  const { id } = await transaction
    .insertInto('mail')
    .values({
      sender: letter.sender,
      recipient: letter.recipient,
      reply_to: letter.replyTo,
      subject: letter.subject,
      body: letter.body,
      file_name: letter.file?.name ?? null,
      file_type: letter.file?.type ?? null,
      file: letter.file?.content ?? null,
      sent_at: null,
    })
    .returning('id')
    .executeTakeFirstOrThrow();
  await jobs.send(transaction, 'send-mail', { mailId: id });
}

/** Sends one letter, unless it was sent. The job carries its number alone, because jobs are shown to operators. */
export async function deliver(
  { db, mail }: Pick<Platform, 'db' | 'mail'>,
  { mailId }: { readonly mailId: string },
): Promise<void> {
  const row = await db
    .selectFrom('mail')
    .selectAll()
    .where('id', '=', mailId)
    .where('sent_at', 'is', null)
    .executeTakeFirst();
  if (!row) return;
  const { file_name: name, file_type: type, file: content } = row;
  await mail.send({
    id: row.id,
    sender: row.sender,
    recipient: row.recipient,
    replyTo: row.reply_to,
    subject: row.subject,
    body: row.body,
    file: name === null || type === null || content === null ? null : { name, type, content },
    writtenAt: row.created_at,
  });
  await db.updateTable('mail').set({ sent_at: sql<Date>`now()` }).where('id', '=', mailId).execute();
}

/** Forgets letters that were sent a while ago. */
export async function sweepMail(db: Database): Promise<void> {
  await db
    .deleteFrom('mail')
    .where('sent_at', '<', sql<Date>`now() - ${daysKept} * interval '1 day'`)
    .execute();
}
