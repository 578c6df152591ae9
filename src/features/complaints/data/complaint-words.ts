import { complaints as copy } from '../../../../content/complaints.ts';
import type {
  Complaint,
  ComplaintEvent,
  ComplaintItem,
  StageDates,
} from '../../../../contract/complaints.ts';
import { dayInWords, historyMoment } from '../../../../contract/dates.ts';
import { complaintDeadlines } from '../../../../contract/legal-deadlines/complaints.ts';
import type { StatusTone } from '../../../../journeys/shared/repair-status.ts';
import { fill } from '../../../../machines/engine/index.ts';

/** What a complaint is about: the repair or request by its name, else what sort of thing. */
export const complaintName = ({ about, subject }: Pick<ComplaintItem, 'about' | 'subject'>): string =>
  about === '' ? copy.subjects[subject] : about;

/** How the status of a complaint is marked beside its words. */
export function complaintTone({ status, next }: Pick<ComplaintItem, 'status' | 'next'>): StatusTone {
  if (status === 'Answered') return 'good';
  return next?.isMissed ? 'bad' : 'warning';
}

/** Working days within which a stage is answered, once it is acknowledged. */
const answerDays = (stage: 1 | 2): string =>
  String((stage === 1 ? complaintDeadlines.stage1Answered : complaintDeadlines.stage2Answered).length.count);

/** What happens next and by when, a sentence each. */
export function nextSentences({ next, stage }: Pick<ComplaintItem, 'next' | 'stage'>): readonly string[] {
  const words = copy.next;
  if (next === null) return [stage === 1 ? words.answered : words.finished];
  const { duty, dueBy, isMissed } = next;
  const undated = duty === 'answer' ? words.answerUndated : words.acknowledgeUndated;
  const missed = duty === 'answer' ? words.answerMissed : words.acknowledgeMissed;
  const sentence =
    dueBy === null ? undated : fill(isMissed ? missed : words[duty], { date: dayInWords(dueBy) });
  return duty === 'answer' ? [sentence] : [sentence, fill(words.afterAnswer, { days: answerDays(stage) })];
}

const dutyDay = (done: string | null, dueBy: string | null, otherwise: string): string => {
  if (done !== null) return fill(copy.doneOn, { date: dayInWords(done) });
  return dueBy === null ? otherwise : fill(copy.dueBy, { date: dayInWords(dueBy) });
};

/** The dates of a stage, each with its name. */
export const stageFacts = (
  dates: StageDates,
): readonly { readonly name: string; readonly value: string }[] => [
  {
    name: copy.fields.acknowledged,
    value: dutyDay(dates.acknowledgedDate, dates.acknowledgeBy, copy.next.acknowledgeUndated),
  },
  {
    name: copy.fields.answered,
    value: dutyDay(
      dates.answeredDate,
      dates.answerBy,
      dates.acknowledgedDate === null
        ? fill(copy.afterAcknowledgement, { days: answerDays(dates.stage) })
        : copy.next.answerUndated,
    ),
  },
];

/** What an event says besides its title. */
function eventText({ kind, text, dueBy }: ComplaintEvent): string {
  if (dueBy === null) return text;
  const date = { date: dayInWords(dueBy) };
  if (kind === 'extended') return `${text} ${fill(copy.extendedTo, date)}`;
  return fill(copy.missedDay, date);
}

/** What happened to a complaint, the newest first. */
export const complaintHistory = ({ events }: Pick<Complaint, 'events'>) =>
  events
    .map((event, index) => ({
      key: String(index),
      title: copy.events[event.kind],
      text: eventText(event),
      when: { ...historyMoment(event.date), instant: event.date },
    }))
    .reverse();
