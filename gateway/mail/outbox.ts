import { sql } from 'kysely';
import { asProvider } from '../database/acting.ts';
import { clockNow } from '../database/clock.ts';
import type { Database, Transaction } from '../database/schema.ts';
import type { Jobs, Platform } from '../platform.ts';
import type { AttachmentSource } from './attachment-source.ts';
import type { Letter } from './transport.ts';

/** An e-mail that is to be sent. Its file is drawn then. */
export type NewLetter = Omit<Letter, 'id' | 'writtenAt' | 'file'> & {
  readonly file: { readonly name: string; readonly type: string; readonly source: AttachmentSource } | null;
};

/** Draws the file of a letter. */
export type DrawAttachment = (platform: Platform, source: AttachmentSource) => Promise<Buffer>;

/** Days that a letter is kept after it was sent. */
const daysKept = 7;

/** Puts a letter out to be sent, as part of the transaction: rolled back, there is none. */
export async function post(transaction: Transaction, jobs: Jobs, letter: NewLetter): Promise<void> {
  // A resident's call may write letters and read none.
  await asProvider(transaction, async (db) => {
    const { id } = await db
      .insertInto('mail')
      .values({
        sender: letter.sender,
        recipient: letter.recipient,
        reply_to: letter.replyTo,
        subject: letter.subject,
        body: letter.body,
        file_name: letter.file?.name ?? null,
        file_type: letter.file?.type ?? null,
        file: null,
        attachment: letter.file === null ? null : JSON.stringify(letter.file.source),
        sent_at: null,
      })
      .returning('id')
      .executeTakeFirstOrThrow();
    await jobs.send(db, 'send-mail', { mailId: id });
  });
}

/** Draws the file of a letter and keeps it, so that a letter that is tried again is the same. */
async function fileOf(
  platform: Platform,
  { id, source }: { readonly id: string; readonly source: AttachmentSource | null },
  draw: DrawAttachment,
): Promise<Buffer | null> {
  if (source === null) return null;
  const file = await draw(platform, source);
  await platform.db.updateTable('mail').set({ file }).where('id', '=', id).execute();
  return file;
}

/** Sends one letter, unless it was sent. The job carries its number alone, because jobs are shown to operators. */
export async function deliver(
  platform: Platform,
  { mailId }: { readonly mailId: string },
  draw: DrawAttachment,
): Promise<void> {
  const { db, mail } = platform;
  const row = await db
    .selectFrom('mail')
    .selectAll()
    .where('id', '=', mailId)
    .where('sent_at', 'is', null)
    .executeTakeFirst();
  if (!row) return;
  const { id, file_name: name, file_type: type, attachment: source } = row;
  const content = row.file ?? (await fileOf(platform, { id, source }, draw));
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
  await db.updateTable('mail').set({ sent_at: clockNow }).where('id', '=', mailId).execute();
}

/** Forgets letters that were sent a while ago. */
export async function sweepMail(db: Database): Promise<void> {
  await db
    .deleteFrom('mail')
    .where('sent_at', '<', sql<Date>`${clockNow} - ${daysKept} * interval '1 day'`)
    .execute();
}
