import { dates } from '../../content/dates.ts';
import { missedPromises as words } from '../../content/missed-promises.ts';
import { dayInWords, timeInWords, wallTime } from '../../contract/dates.ts';
import { rescheduleRefusal } from '../../contract/repair-actions.ts';
import { type MessageText, repairInWords } from '../communications/message-templates.ts';
import { actionFactsOf } from '../provider/action-facts.ts';
import type { Step } from '../provider/next-step.ts';
import type { OrderFacts } from '../provider/next-step-reader.ts';

const momentInWords = (wall: string): string =>
  words.moment({ time: timeInWords(wall, dates), day: dayInWords(wall) });

/** What a resident is told about a promise that was broken. */
export function missedLetter(
  { order, appointment, at }: OrderFacts,
  promise: NonNullable<Step['promise']>,
): MessageText {
  const { kind, dueAt } = promise;
  const visit =
    appointment === undefined
      ? ''
      : words.visit({
          day: dayInWords(appointment.startsAt),
          from: timeInWords(appointment.startsAt, dates),
          to: timeInWords(appointment.endsAt, dates),
        });
  const missed = words.said[kind]({
    contractor: at?.contractor.name ?? words.theContractor,
    by: momentInWords(wallTime(dueAt)),
    visit,
  });
  const { repair, job } = repairInWords(order);
  // The day after the appointment: on its day it cannot be moved, and by the time of reading it is over.
  const canTakeTime =
    kind === 'choice' || rescheduleRefusal(actionFactsOf(order, appointment, at), '') === null;
  return { subject: words.subject({ repair }), body: words.body({ job, missed, canTakeTime }) };
}
