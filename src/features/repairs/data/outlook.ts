import { legalDeadlines as copy } from '../../../../content/legal-deadlines.ts';
import { dayInWords } from '../../../../contract/dates.ts';
import type { Hazard, HazardDuty } from '../../../../contract/history.ts';
import type { StatusTone } from '../../../../journeys/shared/repair-status.ts';
import { fill } from '../../../../machines/engine/index.ts';
import { momentInWords } from './next-step.ts';

export interface DutyInWords {
  readonly kind: HazardDuty['kind'];
  readonly title: string;
  readonly state: string;
  readonly tone: StatusTone;
  readonly text: string;
}

const toneOf: Readonly<Record<HazardDuty['state'], StatusTone>> = {
  waiting: 'plain',
  due: 'information',
  dueSoon: 'warning',
  overdue: 'bad',
  done: 'good',
  doneLate: 'warning',
  unknown: 'plain',
};

/** A duty of whole days ends with its day; one of hours at a time of day, which is told. */
const lastMoment = (dueBy: string): string =>
  dueBy.endsWith('T23:59:59') ? dayInWords(dueBy) : momentInWords(dueBy);

function dutyInWords({ kind, state, dueBy, doneDate }: HazardDuty): DutyInWords {
  const values = {
    by: dueBy === null ? '' : lastMoment(dueBy),
    done: doneDate === null ? '' : dayInWords(doneDate),
  };
  const told = dueBy === null && doneDate !== null ? copy.doneUndated : copy.texts[state];
  return {
    kind,
    title: copy.titles[kind],
    state: copy.states[state],
    tone: toneOf[state],
    text: fill(told, values),
  };
}

/** The dates that the law sets, in words and in the order in which they are due. */
export const hazardInWords = ({ severity, firstReceivedDate, duties }: Hazard) => ({
  intro: fill(copy.intros[severity], { date: dayInWords(firstReceivedDate) }),
  duties: duties.map(dutyInWords),
});
