import { screens } from '../../../../content/screens.ts';
import type { WorksOrderSummary } from '../../../../contract/works-order-summary.ts';
import { hoursLeft, type ThingToDo } from '../../../../journeys/shared/dashboard-repairs.ts';
import { daysAway, type OtherThing, type TimedThing } from '../../../../journeys/shared/dashboard-things.ts';
import { longDate, timeWindow } from '../../../../journeys/shared/dates.ts';
import { fill } from '../../../../machines/words.ts';
import { always } from '../../../renderer/Words.tsx';

const words = screens.home;

export interface ThingInWords {
  readonly title: string;
  readonly text: string;
}

function visitInWords(
  repair: string,
  { visit }: Extract<ThingToDo, { readonly kind: 'visit' }>,
  now: Date,
): ThingInWords {
  const { appointmentStartDatetime: from, appointmentEndDatetime: to, isPreference } = visit;
  const values = { repair, date: longDate(from), window: timeWindow(from, to) };
  if (isPreference) return { title: fill(words.wish, values), text: words.wishText };
  const title = { 0: words.appointmentToday, 1: words.appointmentTomorrow }[daysAway(from, now)];
  return { title: fill(title ?? words.appointment, values), text: words.appointmentText };
}

function timeLeft(until: string, now: Date): string {
  const hours = hoursLeft(until, now);
  if (hours === null) return fill(words.draftUntil, { date: longDate(until) });
  if (hours === 0) return words.draftEnds;
  return hours === 1 ? words.draftHour : fill(words.draftHours, { hours });
}

const repairOf = ({ job }: WorksOrderSummary): string =>
  job.repairReason || job.description || words.notDescribed;

/** Something to do about a repair, in words. */
export function thingInWords({ thing, until }: TimedThing, now: Date): ThingInWords {
  const repair = repairOf(thing.order);
  switch (thing.kind) {
    case 'visit':
      return visitInWords(repair, thing, now);
    case 'choose':
      return { title: fill(words.toChoose, { repair }), text: words.toChooseText };
    case 'draft':
      return {
        title: fill(words.draft, { repair }),
        text: until === null ? '' : timeLeft(until, now),
      };
  }
}

const overdue = { GAS: words.overdueGAS, EICR: words.overdueEICR } as const;

/** Something else to do, in words. */
export function otherThingInWords(thing: OtherThing): ThingInWords {
  if (thing.kind === 'check') {
    return {
      title: overdue[thing.type],
      text: fill(words.overdueText, { number: thing.phone ?? always.phone }),
    };
  }
  const title = thing.count === 1 ? words.unreadOne : fill(words.unread, { count: thing.count });
  return { title, text: words.unreadText };
}
