import type { Adjustments } from '../../contract/adjustments.ts';
import type { ReminderChannel } from '../../contract/preferences.ts';
import type { Notifier } from '../communications/notify.ts';
import type { Transaction } from '../database/schema.ts';
import type { MessageText } from '../fill.ts';
import { letterBody } from '../mail/letter-body.ts';
import { post } from '../mail/outbox.ts';
import { postText } from './text-outbox.ts';

interface Reachable {
  readonly email: string;
  readonly mobile: string;
  readonly prefers: ReminderChannel;
  readonly needs: Adjustments['needs'];
}

/**
 * By what a resident is told: as they prefer, or else by what there is of them. Whoever needs contact by text message only
 * prefers nothing else.
 */
export function channelsFor({ email, mobile, prefers, needs }: Reachable): {
  byEmail: boolean;
  byText: boolean;
} {
  const isTextOnly = needs.includes('textOnly');
  const wantsEmail = !isTextOnly && prefers !== 'text';
  const wantsText = isTextOnly || prefers !== 'email';
  const byEmail = email !== '' && (wantsEmail || mobile === '');
  const byText = mobile !== '' && (wantsText || email === '');
  return { byEmail, byText };
}

/** Tells a resident something by the channels that they need or prefer, with the change that it is about. */
export async function tellByChannels(
  transaction: Transaction,
  { jobs, config }: Notifier,
  customerId: string,
  { subject, body }: MessageText,
): Promise<void> {
  const customer = await transaction
    .selectFrom('customer')
    .leftJoin('customer_preference', 'customer_preference.customer_id', 'customer.id')
    .select(['title', 'given_name', 'surname', 'email', 'mobile_phone', 'reminders', 'adjustments'])
    .where('customer.id', '=', customerId)
    .executeTakeFirstOrThrow();
  const { email, mobile_phone: mobile, reminders, adjustments } = customer;
  const { needs } = adjustments;
  const { byEmail, byText } = channelsFor({ email, mobile, prefers: reminders ?? 'email', needs });
  const name = [customer.title, customer.given_name, customer.surname]
    .filter((part) => part !== '')
    .join(' ');
  if (byEmail) {
    await post(transaction, jobs, {
      sender: config.mailFrom,
      recipient: email,
      replyTo: null,
      subject,
      body: letterBody(name, body),
      file: null,
    });
  }
  if (byText) await postText(transaction, jobs, { recipient: mobile, body });
}
