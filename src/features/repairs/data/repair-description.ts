import type { WorksOrderSummary } from '../../../../contract/works-order-summary.ts';

/** What a repair is about: its short name with whatever more is told, or that it cannot be shown. */
export type Description =
  | { readonly kind: 'told'; readonly title: string; readonly more: string }
  | { readonly kind: 'notTold' }
  | { readonly kind: 'hidden'; readonly notice: 'RepairDescription_ErrorMessage' };

/** A repair of a list or by itself, as far as its description depends on it. */
interface Described {
  readonly channel: WorksOrderSummary['channel'];
  readonly job: Pick<
    WorksOrderSummary['job'],
    'description' | 'trade' | 'repairReason' | 'additionalInformation'
  >;
  readonly statuses: Pick<WorksOrderSummary['statuses'], 'isDraft'>;
}

/** Longest beginning of a text, in characters. */
const briefLimit = 100;

/** The first sentence of a text, cut between words where it is long. */
function briefOf(text: string): string {
  const sentence = /^.*?[.!?](?=\s|$)/s.exec(text)?.[0] ?? text;
  if (sentence.length <= briefLimit) return sentence;
  return `${sentence.slice(0, briefLimit).replace(/\s+\S*$/, '')}…`;
}

function writtenByStaff(text: string, isFull: boolean): Description {
  const title = briefOf(text);
  if (!isFull) return { kind: 'told', title, more: '' };
  return text.startsWith(title)
    ? { kind: 'told', title, more: text.slice(title.length).trim() }
    : { kind: 'told', title: text, more: '' };
}

/**
 * What a resident reported is told by its reason, in full with what they wrote about it; what staff wrote down by their
 * own words. A trade that nobody knows means that the description was never matched to work.
 */
export function descriptionOf({ channel, job, statuses }: Described, isFull: boolean): Description {
  if (statuses.isDraft && job.repairReason === '') return { kind: 'notTold' };
  if (job.trade === 'Unknown') return { kind: 'hidden', notice: 'RepairDescription_ErrorMessage' };
  if (channel === 'ERGO' || channel === 'ColleagueSelfService')
    return writtenByStaff(job.description, isFull);
  return { kind: 'told', title: job.repairReason, more: isFull ? job.additionalInformation : '' };
}
