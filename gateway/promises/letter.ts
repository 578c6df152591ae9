import { dates } from '../../content/dates.ts';
import { missedPromises as words } from '../../content/missed-promises.ts';
import { dayInWords, momentInWords, wallTime, windowInWords } from '../../contract/dates.ts';
import { rescheduleRefusal } from '../../contract/repair-actions.ts';
import { repairInWords } from '../communications/message-templates.ts';
import { fill, fillMessage, type MessageText } from '../fill.ts';
import { actionFactsOf } from '../provider/action-facts.ts';
import type { Step } from '../provider/next-step.ts';
import type { OrderFacts } from '../provider/next-step-reader.ts';

interface BrokenPromise {
  readonly repair: Parameters<typeof repairInWords>[0];
  readonly kind: keyof typeof words.said;
  readonly dueAt: Date;
  /** Who was to come or call, where somebody is known. */
  readonly contractor: string | undefined;
  readonly appointment: { readonly startsAt: string; readonly endsAt: string } | undefined;
  /** The resident can take another time. */
  readonly canTakeTime: boolean;
}

const missedVisit = ({ startsAt, endsAt }: NonNullable<BrokenPromise['appointment']>): string =>
  fill(words.visit, { day: dayInWords(startsAt), window: windowInWords(startsAt, endsAt, dates) });

/** A promise that was broken, in words. */
export function brokenPromiseInWords({ repair, kind, dueAt, ...about }: BrokenPromise): MessageText {
  const missed = fill(words.said[kind], {
    contractor: about.contractor ?? words.theContractor,
    by: momentInWords(wallTime(dueAt), dates),
    visit: about.appointment === undefined ? '' : missedVisit(about.appointment),
  });
  const body = about.canTakeTime ? words.bodyWithNewTime : words.body;
  return fillMessage({ subject: words.subject, body }, { ...repairInWords(repair), missed });
}

/** What a resident is told about a promise that was broken. */
export function missedLetter(
  { order, appointment, at }: OrderFacts,
  { kind, dueAt }: NonNullable<Step['promise']>,
): MessageText {
  // The day after the appointment: on its day it cannot be moved, and by the time of reading it is over.
  const canTakeTime =
    kind === 'choice' || rescheduleRefusal(actionFactsOf(order, appointment, at), '') === null;
  const contractor = at?.contractor.name;
  return brokenPromiseInWords({ repair: order, kind, dueAt, contractor, appointment, canTakeTime });
}
