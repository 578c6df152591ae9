import { confirmation as copy } from '../../../../content/confirmation.ts';
import { dayInWords } from '../../../../contract/dates.ts';
import type { NextThing } from '../../../../contract/history.ts';
import type { WorksOrder } from '../../../../contract/works-order.ts';
import { fill } from '../../../../machines/engine/index.ts';
import { windowInWords } from '../../times.ts';
import { nextInWords } from './next-step.ts';

/** What a page confirms about a repair. */
export interface Confirmed {
  /** What was done. */
  readonly done: string;
  /** The one thing to remember, as the heading. */
  readonly title: string;
  /** What comes next, below the heading; empty where the heading says it. */
  readonly text: string;
}

/**
 * What is confirmed about a repair as it stands now.
 * @param next what comes next for it; null where nothing does
 */
export function confirmedOf(
  { appointments, contractor, statuses }: Pick<WorksOrder, 'appointments' | 'contractor' | 'statuses'>,
  next: NextThing | null,
): Confirmed {
  const [visit] = appointments;
  const { title, text } = nextInWords(next, contractor?.name ?? '');
  if (statuses.status === 'Cancelled') return { done: copy.cancelled, title, text };
  if (!visit || next?.isLate) return { done: copy.sent, title, text };
  const values = {
    date: dayInWords(visit.appointmentStartDatetime),
    window: windowInWords(visit.appointmentStartDatetime, visit.appointmentEndDatetime),
  };
  return visit.isPreference
    ? { done: copy.wished, title: fill(copy.hoped, values), text: copy.hopedText }
    : { done: copy.booked, title: fill(copy.comes, values), text: copy.comesText };
}
