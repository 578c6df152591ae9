import { screens } from '../../../content/screens.ts';
import { dateInWords, dayInWords } from '../../../contract/dates.ts';
import { counted } from '../../../contract/language.ts';
import { pounds } from '../../../contract/money.ts';
import type { WorksOrderSummary } from '../../../contract/works-order-summary.ts';
import { fill } from '../../../machines/engine/index.ts';
import { sharedPlaceholders } from '../../renderer/shared-placeholders.ts';
import { nextInWords } from '../repairs/data/next-step.ts';
import { windowInWords } from '../times.ts';
import { hoursLeft, type ThingToDo } from './data/repairs.ts';
import { daysAway, type OtherThing } from './data/things.ts';

const copy = screens.home;

export interface ThingInWords {
  readonly title: string;
  readonly text: string;
}

function visitInWords(repair: string, { next, isMovable }: ThingToDo, now: Date): ThingInWords {
  const { from, by } = next;
  const values = {
    repair,
    date: dayInWords(from ?? by ?? ''),
    window: from === null || by === null ? '' : windowInWords(from, by),
  };
  if (next.kind === 'wishedVisit') return { title: fill(copy.wish, values), text: copy.wishText };
  const away = daysAway(from ?? by ?? '', now);
  const title = { 0: copy.appointmentToday, 1: copy.appointmentTomorrow }[away] ?? copy.appointment;
  const text = isMovable ? copy.appointmentText : fill(copy.appointmentFixed, sharedPlaceholders);
  return { title: fill(title, values), text };
}

function timeLeft(until: string, now: Date): string {
  const hours = hoursLeft(until, now);
  if (hours === null) return fill(copy.draftUntil, { date: dayInWords(until) });
  if (hours === 0) return copy.draftEnds;
  return counted(hours, copy.draftHours);
}

const repairOf = ({ job }: WorksOrderSummary): string =>
  job.repairReason || job.description || copy.notDescribed;

/** What comes next, as the page of the repair says it too. */
function nextOf(repair: string, { order, next }: ThingToDo): ThingInWords {
  const { title, text } = nextInWords(next, order.contractor?.name ?? '');
  return { title: fill(copy.comesNext, { repair, next: title }), text };
}

/** Something to do about a repair, in words. */
export function thingInWords(thing: ThingToDo, now: Date): ThingInWords {
  const repair = repairOf(thing.order);
  const { kind, next } = thing;
  switch (kind) {
    case 'visit':
      return visitInWords(repair, thing, now);
    case 'choose':
      return { title: fill(copy.toChoose, { repair }), text: copy.toChooseText };
    case 'draft':
      return { title: fill(copy.draft, { repair }), text: next.by === null ? '' : timeLeft(next.by, now) };
    case 'late':
    case 'emergency':
    case 'underway':
      return nextOf(repair, thing);
    case 'held':
      return { title: fill(copy.held, { repair }), text: nextOf(repair, thing).text };
  }
}

const overdue = { GAS: copy.overdueGAS, EICR: copy.overdueEICR } as const;

/** Something else to do, in words. */
export function otherThingInWords(thing: OtherThing): ThingInWords {
  if (thing.kind === 'check') {
    return {
      title: overdue[thing.type],
      text: fill(copy.overdueText, { number: thing.phone ?? sharedPlaceholders.phone }),
    };
  }
  if (thing.kind === 'begun') {
    return { title: fill(copy.carryOn, { journey: thing.name }), text: copy.carryOnText };
  }
  if (thing.kind === 'owed') {
    const { balance, AccountType: account, asAt } = thing.account;
    return {
      title: fill(copy.owed, { amount: pounds(balance) }),
      text: fill(copy.owedOn, { account, date: dateInWords(asAt) }),
    };
  }
  return { title: counted(thing.count, copy.unread), text: copy.unreadText };
}
