import { complaintLetters as words } from '../../content/complaint-letters.ts';
import { mail } from '../../content/mail.ts';
import { cut, writeMessage } from '../communications/message-templates.ts';
import type { Transaction } from '../database/schema.ts';
import { post } from '../mail/outbox.ts';
import type { Platform } from '../platform.ts';

/** What notifying a resident needs. */
export type Notifier = Pick<Platform, 'jobs' | 'config'>;

/** Characters of the subject of an e-mail. */
interface Letter {
  readonly subject: string;
  readonly body: string;
}

/**
 * Leaves a message for the resident and sends the same by e-mail where there is an address, with the change that it is
 * about. What the provider wrote stands in the account alone: anybody may read an e-mail over a shoulder.
 */
export async function notifyOfComplaint(
  transaction: Transaction,
  { jobs, config }: Notifier,
  customerId: string,
  text: Letter,
  now: Date,
): Promise<void> {
  await writeMessage(transaction, { customerId, assetId: null, category: 'General', text }, now);
  const { title, given_name, surname, email } = await transaction
    .selectFrom('customer')
    .select(['title', 'given_name', 'surname', 'email'])
    .where('id', '=', customerId)
    .executeTakeFirstOrThrow();
  if (email === '') return;
  const name = [title, given_name, surname].filter((part) => part !== '').join(' ');
  const { subject, body } = cut(text);
  await post(transaction, jobs, {
    sender: config.mailFrom,
    recipient: email,
    replyTo: null,
    subject,
    body: `${words.greeting(name)}\n\n${body}\n\n${mail.closing}`,
    file: null,
  });
}
