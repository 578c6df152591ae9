import { bankHolidays } from '../../contract/bank-holidays.ts';
import { wallTime } from '../../contract/dates.ts';
import type { LegalDeadline } from '../../contract/legal-deadlines/row.ts';
import { legalDeadlines } from '../../contract/legal-deadlines/table.ts';
import { reckon } from '../../gateway/legal-deadlines/reckon.ts';
import { type Calendar, calendarOf, lastMoment } from './independent.ts';

const years = Object.keys(bankHolidays).map((day) => Number(day.slice(0, 4)));
const lastKnownYear = Math.max(...years);

/** How far beyond the calendar the longest row, of five years, can lead, and a little more. */
const yearsBeyond = 7;

let walked: Calendar | undefined;
/** Walked once: asking the clocks of London a hundred thousand times takes a second. */
const calendar = (): Calendar => {
  walked ??= calendarOf(Math.min(...years), lastKnownYear + yearsBeyond, lastKnownYear);
  return walked;
};

/** What two reckonings say differently. */
export interface Difference {
  readonly row: string;
  readonly start: string;
  readonly gateway: string;
  readonly independent: string;
}

export interface Comparison {
  readonly rows: readonly string[];
  /** Rows that count nothing: announced, or without a length. */
  readonly uncounted: readonly string[];
  readonly hours: number;
  readonly compared: number;
  /** How often the answer was that nobody can tell. */
  readonly unknown: number;
  readonly clockChanges: readonly string[];
  readonly holidays: readonly string[];
  readonly differences: readonly Difference[];
}

/** Which of the hours of a stretch of time are compared: every so many, from its start. */
export interface Stretch {
  /** Days in London, `2026-01-01`; the last one does not belong to it. */
  readonly from: string;
  readonly to: string;
  readonly everyHours: number;
  /** Reckons as the gateway does, unless told. */
  readonly reckonRow?: typeof reckon;
}

const gatewayWall = (row: LegalDeadline, start: Date, reckonRow: typeof reckon): string => {
  const due = reckonRow(row, start);
  return due.state === 'due' ? wallTime(due.at) : due.state;
};

/** Reckons every row from every hour of a stretch of time twice, and says where the two differ. */
export function compareReckonings({ from, to, everyHours, reckonRow = reckon }: Stretch): Comparison {
  const walk = calendar();
  const rows = Object.entries(legalDeadlines as Readonly<Record<string, LegalDeadline>>);
  const counted = rows.filter(
    ([, { commencement, length }]) => commencement.state === 'dated' && length !== null,
  );
  const differences: Difference[] = [];
  let hours = 0;
  let compared = 0;
  let unknown = 0;
  for (const [index, { instant, wall }] of walk.hours.entries()) {
    if (wall < from || wall >= to) continue;
    hours += 1;
    if ((hours - 1) % everyHours !== 0) continue;
    for (const [name, row] of counted) {
      if (row.length === null || row.commencement.state !== 'dated') continue;
      const gateway = gatewayWall(row, new Date(instant), reckonRow);
      const independent =
        wall.slice(0, 10) < row.commencement.from
          ? 'none'
          : (lastMoment(walk, index, row.length) ?? 'unknown');
      compared += 1;
      if (independent === 'unknown') unknown += 1;
      if (gateway !== independent) differences.push({ row: name, start: wall, gateway, independent });
    }
  }
  const within = (day: string) => day >= from && day < to;
  return {
    rows: counted.map(([name]) => name),
    uncounted: rows.filter((row) => !counted.includes(row)).map(([name]) => name),
    hours,
    compared,
    unknown,
    clockChanges: clockChanges(walk).filter(within),
    holidays: [...walk.holidays].filter(within).sort(),
    differences,
  };
}

/** Days that have not 24 hours. */
const clockChanges = ({ days }: Calendar): string[] =>
  days.flatMap(({ name, firstHour }, index) => {
    const next = days[index + 1];
    return next === undefined || index === 0 || next.firstHour - firstHour === 24 ? [] : [name];
  });
