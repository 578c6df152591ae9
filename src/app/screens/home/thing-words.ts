import { screens } from '../../../../content/screens.ts';
import { longDate, shortDate, timeWindow } from '../../../../contract/dates.ts';
import { pounds } from '../../../../contract/money.ts';
import type { WorksOrderSummary } from '../../../../contract/works-order-summary.ts';
import { hoursLeft, type ThingToDo } from '../../../../journeys/shared/dashboard-repairs.ts';
import { daysAway, type OtherThing } from '../../../../journeys/shared/dashboard-things.ts';
import { nextInWords } from '../../../../journeys/shared/next-thing.ts';
import { fill } from '../../../../machines/engine/index.ts';
import { sharedPlaceholders } from '../../../renderer/shared-placeholders.ts';

const words = screens.home;

export interface ThingInWords {
  readonly title: string;
  readonly text: string;
}

function visitInWords(repair: string, { next, isMovable }: ThingToDo, now: Date): ThingInWords {
  const { from, by } = next;
  const values = {
    repair,
    date: longDate(from ?? by ?? ''),
    window: from === null || by === null ? '' : timeWindow(from, by),
  };
  if (next.kind === 'wishedVisit') return { title: fill(words.wish, values), text: words.wishText };
  const away = daysAway(from ?? by ?? '', now);
  const title = { 0: words.appointmentToday, 1: words.appointmentTomorrow }[away] ?? words.appointment;
  const text = isMovable ? words.appointmentText : fill(words.appointmentFixed, sharedPlaceholders);
  return { title: fill(title, values), text };
}

function timeLeft(until: string, now: Date): string {
  const hours = hoursLeft(until, now);
  if (hours === null) return fill(words.draftUntil, { date: longDate(until) });
  if (hours === 0) return words.draftEnds;
  return hours === 1 ? words.draftHour : fill(words.draftHours, { hours });
}

const repairOf = ({ job }: WorksOrderSummary): string =>
  job.repairReason || job.description || words.notDescribed;

/** What comes next, as the page of the repair says it too. */
function nextOf(repair: string, { order, next }: ThingToDo): ThingInWords {
  const { title, text } = nextInWords(next, order.contractor?.name ?? '');
  return { title: fill(words.comesNext, { repair, next: title }), text };
}

/** Something to do about a repair, in words. */
export function thingInWords(thing: ThingToDo, now: Date): ThingInWords {
  const repair = repairOf(thing.order);
  const { kind, next } = thing;
  switch (kind) {
    case 'visit':
      return next.isLate ? nextOf(repair, thing) : visitInWords(repair, thing, now);
    case 'choose':
      return { title: fill(words.toChoose, { repair }), text: words.toChooseText };
    case 'draft':
      return { title: fill(words.draft, { repair }), text: next.by === null ? '' : timeLeft(next.by, now) };
    case 'emergency':
    case 'underway':
      return nextOf(repair, thing);
    case 'held':
      return { title: fill(words.held, { repair }), text: nextOf(repair, thing).text };
  }
}

const overdue = { GAS: words.overdueGAS, EICR: words.overdueEICR } as const;

/** Something else to do, in words. */
export function otherThingInWords(thing: OtherThing): ThingInWords {
  if (thing.kind === 'check') {
    return {
      title: overdue[thing.type],
      text: fill(words.overdueText, { number: thing.phone ?? sharedPlaceholders.phone }),
    };
  }
  if (thing.kind === 'begun') {
    return { title: fill(words.carryOn, { journey: thing.name }), text: words.carryOnText };
  }
  if (thing.kind === 'owed') {
    const { balance, AccountType: account, asAt } = thing.account;
    return {
      title: fill(words.owed, { amount: pounds(balance) }),
      text: fill(words.owedOn, { account, date: shortDate(asAt) }),
    };
  }
  const title = thing.count === 1 ? words.unreadOne : fill(words.unread, { count: thing.count });
  return { title, text: words.unreadText };
}
