import type { CommunicationCategory } from '../../contract/communications.ts';
import type { Transaction } from '../database/schema.ts';
import type { MessageText } from '../fill.ts';
import { letterBody } from '../mail/letter-body.ts';
import { post } from '../mail/outbox.ts';
import type { Platform } from '../platform.ts';
import { cut, writeMessage } from './message-templates.ts';

/** What notifying a resident needs. */
export type Notifier = Pick<Platform, 'jobs' | 'config'>;

interface Notice {
  readonly customerId: string;
  /** The home that it is about; null for one about no home in particular. */
  readonly assetId: string | null;
  readonly category: CommunicationCategory;
  readonly text: MessageText;
  /** What only the e-mail says, below the text: a link that nobody else may have. */
  readonly onlyInEmail?: string;
}

/** Sends a resident an e-mail with the change that it is about, where there is an address. */
export async function emailResident(
  transaction: Transaction,
  { jobs, config }: Notifier,
  { customerId, text, onlyInEmail }: Pick<Notice, 'customerId' | 'text' | 'onlyInEmail'>,
): Promise<void> {
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
    body: letterBody(name, body, ...(onlyInEmail === undefined ? [] : [onlyInEmail])),
    file: null,
  });
}

/**
 * Leaves a message for the resident and sends the same by e-mail where there is an address, with the change that it is
 * about.
 */
export async function notifyResident(
  transaction: Transaction,
  notifier: Notifier,
  notice: Notice,
  now: Date,
): Promise<void> {
  await writeMessage(transaction, notice, now);
  await emailResident(transaction, notifier, notice);
}
