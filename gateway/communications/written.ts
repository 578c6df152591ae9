import { DateTime } from 'luxon';
import { dates } from '../../content/dates.ts';
import { writtenMessages as words } from '../../content/written-messages.ts';
import type { CommunicationCategory } from '../../contract/communications.ts';
import type { Transaction } from '../database/schema.ts';
import { onTheWall } from '../provider/clock.ts';

/** What a message says. */
interface Text {
  readonly subject: string;
  readonly body: string;
}

interface NewMessage {
  readonly customerId: string;
  /** The home that it is about; null for one about no home in particular. */
  readonly assetId: string | null;
  readonly paymentReference?: string;
  readonly category: CommunicationCategory;
  readonly text: Text;
}

/** Characters that the subject of a message may have. */
const longestSubject = 200;

/** The same, with no more of the subject than fits. */
export const cut = ({ subject, body }: Text): Text => ({ subject: subject.slice(0, longestSubject), body });

/** Leaves a message for a customer, with the change that it is about: what is undone, or done a second time, tells nothing. */
export const tell = (
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

/** A clock time of a wall time, `8am`, `12.30pm`, `midday`. */
function clockOf(time: DateTime): string {
  if (time.minute === 0 && time.hour === 12) return dates.midday;
  return time.toFormat(time.minute === 0 ? 'ha' : 'h.mma').toLowerCase();
}

/** A day of England in words, `Saturday 21 November 2026`. */
export const dayInWords = (now: Date): string => onTheWall(now).toFormat('EEEE d MMMM yyyy');

interface Repair {
  readonly repair_reason: string;
  readonly job_number: string | null;
}

/** A repair as messages call it. */
export const repairInWords = ({ repair_reason, job_number }: Repair) => ({
  repair: repair_reason === '' ? words.repair : repair_reason,
  job: job_number ?? words.repair,
});

/** A visit as messages tell of it. Takes wall times. */
export function visitInWords(repair: Repair, startsAt: string, endsAt: string) {
  const [start, end] = [DateTime.fromISO(startsAt), DateTime.fromISO(endsAt)];
  return {
    ...repairInWords(repair),
    day: start.toFormat('EEEE d MMMM yyyy'),
    from: clockOf(start),
    to: clockOf(end),
  };
}
