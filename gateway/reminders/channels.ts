import { mail } from '../../content/mail.ts';
import type { ReminderChannel } from '../../contract/preferences.ts';
import type { MessageText } from '../communications/message-templates.ts';
import type { Notifier } from '../communications/notify.ts';
import type { Transaction } from '../database/schema.ts';
import { post } from '../mail/outbox.ts';
import { postText } from './text-outbox.ts';

interface Reachable {
  readonly email: string;
  readonly mobile: string;
  readonly prefers: ReminderChannel;
}

/** By what a resident is told: as they prefer, or else by what there is of them. */
export function channelsFor({ email, mobile, prefers }: Reachable): { byEmail: boolean; byText: boolean } {
  const wantsEmail = prefers !== 'text';
  const wantsText = prefers !== 'email';
  const byEmail = email !== '' && (wantsEmail || mobile === '');
  const byText = mobile !== '' && (wantsText || email === '');
  return { byEmail, byText };
}

/** Tells a resident something by the channels that they prefer, with the change that it is about. */
export async function tellByChannels(
  transaction: Transaction,
  { jobs, config }: Notifier,
  customerId: string,
  { subject, body }: MessageText,
): Promise<void> {
  const customer = await transaction
    .selectFrom('customer')
    .leftJoin('customer_preference', 'customer_preference.customer_id', 'customer.id')
    .select(['title', 'given_name', 'surname', 'email', 'mobile_phone', 'reminders'])
    .where('customer.id', '=', customerId)
    .executeTakeFirstOrThrow();
  const { email, mobile_phone: mobile, reminders } = customer;
  const { byEmail, byText } = channelsFor({ email, mobile, prefers: reminders ?? 'email' });
  const name = [customer.title, customer.given_name, customer.surname]
    .filter((part) => part !== '')
    .join(' ');
  if (byEmail) {
    await post(transaction, jobs, {
      sender: config.mailFrom,
      recipient: email,
      replyTo: null,
      subject,
      body: `${mail.greeting(name)}\n\n${body}\n\n${mail.closing}`,
      file: null,
    });
  }
  if (byText) await postText(transaction, jobs, { recipient: mobile, body });
}
