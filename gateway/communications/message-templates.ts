import { dates } from '../../content/dates.ts';
import { writtenMessages as words } from '../../content/written-messages.ts';
import type { CommunicationCategory } from '../../contract/communications.ts';
import { dayInWords, timeInWords } from '../../contract/dates.ts';
import type { Transaction } from '../database/schema.ts';
import { fill, type MessageText } from '../fill.ts';

interface NewMessage {
  readonly customerId: string;
  /** The home that it is about; null for one about no home in particular. */
  readonly assetId: string | null;
  readonly paymentReference?: string;
  readonly category: CommunicationCategory;
  readonly text: MessageText;
}

/** Characters that the subject of a message may have. */
const maxSubjectLength = 200;

/** The same, with no more of the subject than fits. */
export const cut = ({ subject, body }: MessageText): MessageText => ({
  subject: subject.slice(0, maxSubjectLength),
  body,
});

/** Leaves a message for a customer, with the change that it is about: what is undone, or done a second time, tells nothing. */
export const writeMessage = (
  transaction: Transaction,
  { customerId, assetId, paymentReference, category, text }: NewMessage,
  now: Date,
): Promise<unknown> =>
  transaction
    .insertInto('communication')
    .values({
      customer_id: customerId,
      asset_id: assetId,
      payment_reference: paymentReference ?? null,
      category,
      ...cut(text),
      notification_type: null,
      sender_given_name: words.sender,
      created_at: now,
    })
    .execute();

interface Repair {
  readonly repair_reason: string;
  readonly job_number: string | null;
}

/** A repair as messages call it. */
export const repairInWords = ({ repair_reason, job_number }: Repair) => ({
  repair: repair_reason === '' ? words.repair : repair_reason,
  job: job_number === null ? words.unnamed : fill(words.named, { reference: job_number }),
});

/** A visit as messages tell of it. Takes wall times. */
export function visitInWords(repair: Repair, startsAt: string, endsAt: string) {
  return {
    ...repairInWords(repair),
    day: dayInWords(startsAt),
    from: timeInWords(startsAt, dates),
    to: timeInWords(endsAt, dates),
  };
}
