import { complaintLetters as words } from '../../content/complaint-letters.ts';
import { dayInWords } from '../../contract/dates.ts';
import { type Notifier, notifyResident } from '../communications/notify.ts';
import type { Transaction } from '../database/schema.ts';
import { fill, fillMessage, type MessageText } from '../fill.ts';

export type { Notifier };

interface About {
  readonly reference: string;
  /** What it is about in words; empty for what is neither a repair nor a service request. */
  readonly about: string;
}

/** What happened to a complaint. */
export interface ComplaintNews {
  readonly complaint: About;
  readonly kind: Exclude<
    keyof typeof words,
    'whereToRead' | 'outside' | 'askUs' | 'subject' | 'subjectAbout' | 'by'
  >;
  /** The day by which something is done, or should have been; null for one that is not known. */
  readonly day?: string | null;
  readonly reason?: string;
}

function whenInWords(kind: ComplaintNews['kind'], day: string | null): string {
  const text = words[kind];
  if (day !== null) return fill(words.by, { day: dayInWords(day) });
  return 'undated' in text ? text.undated : '';
}

/** What a resident is told about a complaint. */
export function complaintLetter({
  complaint: { reference, about },
  kind,
  day = null,
  reason = '',
}: ComplaintNews): MessageText {
  const { subject: what, body } = words[kind];
  const { whereToRead, outside, askUs } = words;
  const subject = about === '' ? words.subject : words.subjectAbout;
  const values = {
    what,
    reference,
    about,
    when: whenInWords(kind, day),
    reason,
    whereToRead,
    outside,
    askUs,
  };
  return fillMessage({ subject, body }, values);
}

/**
 * Tells a resident about a complaint, in a message and by e-mail. What the provider wrote stands in the account alone:
 * anybody may read an e-mail over a shoulder.
 */
export function notifyOfComplaint(
  transaction: Transaction,
  notifier: Notifier,
  { customerId, ...news }: ComplaintNews & { readonly customerId: string },
  now: Date,
): Promise<void> {
  const notice = { customerId, assetId: null, category: 'General', text: complaintLetter(news) } as const;
  return notifyResident(transaction, notifier, notice, now);
}
