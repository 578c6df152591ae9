import { repairDetails as words } from '../../content/repair-details.ts';
import type { Hazard, HazardDuty, NextThing } from '../../contract/history.ts';
import { fill } from '../../machines/words.ts';
import { longDate, plainTime, timeWindow } from '../shared/dates.ts';
import type { StatusTone } from '../shared/repair-status.ts';

export interface NextInWords {
  readonly title: string;
  readonly text: string;
  /** When it should have happened has passed. */
  readonly isLate: boolean;
}

const moment = (wall: string): string => fill(words.moment, { date: longDate(wall), time: plainTime(wall) });

/** What comes next for a repair, and by when, in words. `contractor` is the name of whoever comes. */
export function nextInWords(next: NextThing | null, contractor: string): NextInWords {
  if (next === null) return { ...words.nothingNext, isLate: false };
  const { title, text, undated, late } = words.next[next.kind];
  const values = {
    contractor: contractor === '' ? words.theContractor : contractor,
    by: next.by === null ? '' : moment(next.by),
    date: next.by === null ? '' : longDate(next.by),
    window: next.from === null || next.by === null ? '' : timeWindow(next.from, next.by),
  };
  const told = next.isLate ? late : next.by === null ? undated : text;
  return { title: fill(title, values), text: fill(told, values), isLate: next.isLate };
}

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

function dutyInWords({ kind, state, dueBy, doneDate }: HazardDuty): DutyInWords {
  const values = {
    by: dueBy === null ? '' : kind === 'madeSafe' ? moment(dueBy) : longDate(dueBy),
    done: doneDate === null ? '' : longDate(doneDate),
  };
  const told = dueBy === null && doneDate !== null ? words.duties.doneUndated : words.duties.texts[state];
  return {
    kind,
    title: words.duties.titles[kind],
    state: words.duties.states[state],
    tone: toneOf[state],
    text: fill(told, values),
  };
}

/** The dates that the law sets, in words and in the order in which they are due. */
export const hazardInWords = ({ severity, firstReceivedDate, duties }: Hazard) => ({
  intro: fill(words.hazard[severity], { date: longDate(firstReceivedDate) }),
  duties: duties.map(dutyInWords),
});
