/**
 * The deadlines of the law reckoned a second time, to hold the gateway's against. Nothing here adds to a date: it walks
 * hour by hour through instants, asks the clocks of London which day and hour each of them is, and counts. Bank holidays are
 * worked out from the Banking and Financial Dealings Act, not read from the gateway's calendar.
 */
import type { Period } from '../../contract/legal-deadlines/row.ts';

const hour = 3_600_000;

const london = new Intl.DateTimeFormat('en-GB', {
  timeZone: 'Europe/London',
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  weekday: 'short',
  hourCycle: 'h23',
});

/** What the clocks of London show at an instant. */
function londonAt(instant: number) {
  const parts = Object.fromEntries(london.formatToParts(instant).map(({ type, value }) => [type, value]));
  const day = `${parts.year}-${parts.month}-${parts.day}`;
  return { day, weekday: parts.weekday ?? '', wall: `${day}T${parts.hour}:${parts.minute}:${parts.second}` };
}

interface Day {
  readonly name: string;
  readonly weekday: string;
  /** The first hour that belongs to it, as a place in the list of hours. */
  readonly firstHour: number;
}

/** Every hour of a stretch of time, and the days that they make up. */
export interface Calendar {
  readonly hours: readonly { readonly instant: number; readonly wall: string; readonly dayIndex: number }[];
  readonly days: readonly Day[];
  readonly holidays: ReadonlySet<string>;
  /** The last year whose bank holidays count as known. */
  readonly lastYear: number;
}

/** Walks from one year to another, hour by hour. */
export function calendarOf(firstYear: number, lastYear: number, lastKnownYear: number): Calendar {
  const hours: { instant: number; wall: string; dayIndex: number }[] = [];
  const days: Day[] = [];
  const end = Date.UTC(lastYear + 1, 0, 1);
  for (let instant = Date.UTC(firstYear, 0, 1); instant < end; instant += hour) {
    const { day, weekday, wall } = londonAt(instant);
    if (days.at(-1)?.name !== day) days.push({ name: day, weekday, firstHour: hours.length });
    hours.push({ instant, wall, dayIndex: days.length - 1 });
  }
  return { hours, days, holidays: holidaysOf(days), lastYear: lastKnownYear };
}

/** The days of Easter Sunday, by the rule of the Gregorian calendar. */
function easterOf(year: number): string {
  const a = year % 19;
  const b = Math.floor(year / 100);
  const c = year % 100;
  const h = (19 * a + b - Math.floor(b / 4) - Math.floor((b - Math.floor((b + 8) / 25) + 1) / 3) + 15) % 30;
  const l = (32 + 2 * (b % 4) + 2 * Math.floor(c / 4) - h - (c % 4)) % 7;
  const m = Math.floor((a + 11 * h + 22 * l) / 451);
  const sum = h + l - 7 * m + 114;
  const twoDigits = (number: number) => String(number).padStart(2, '0');
  return `${year}-${twoDigits(Math.floor(sum / 31))}-${twoDigits((sum % 31) + 1)}`;
}

const isWeekend = (weekday: string): boolean => weekday === 'Sat' || weekday === 'Sun';

function holidaysOf(days: readonly Day[]): ReadonlySet<string> {
  const holidays = new Set<string>();
  const indexOf = new Map(days.map(({ name }, index) => [name, index]));
  const take = (index: number | undefined): void => {
    const day = index === undefined ? undefined : days[index];
    if (day !== undefined) holidays.add(day.name);
  };
  /** The day, or the next that is no weekend and not taken. */
  const takeObserved = (name: string): void => {
    let index = indexOf.get(name);
    if (index === undefined) return;
    while (
      index < days.length &&
      (isWeekend(days[index]?.weekday ?? '') || holidays.has(days[index]?.name ?? ''))
    )
      index += 1;
    take(index);
  };
  for (const year of new Set(days.map(({ name }) => Number(name.slice(0, 4))))) {
    takeObserved(`${year}-01-01`);
    const easter = indexOf.get(easterOf(year));
    if (easter !== undefined) {
      take(easter - 2);
      take(easter + 1);
    }
    const mondays = (month: string) =>
      days
        .filter(({ name, weekday }) => weekday === 'Mon' && name.startsWith(`${year}-${month}`))
        .map(({ name }) => name);
    for (const monday of [mondays('05')[0], mondays('05').at(-1), mondays('08').at(-1)]) {
      if (monday !== undefined) take(indexOf.get(monday));
    }
    takeObserved(`${year}-12-25`);
    takeObserved(`${year}-12-26`);
  }
  return holidays;
}

/**
 * The last moment, on the wall in London, of a period that begins at one of the hours; undefined where the walk leads into a
 * year whose bank holidays are not known.
 */
export function lastMoment(calendar: Calendar, from: number, { count, unit }: Period): string | undefined {
  const { hours, days } = calendar;
  if (unit === 'hours') {
    let at = from;
    for (let left = count; left > 0; left -= 1) at += 1;
    return hours[at]?.wall;
  }
  const start = hours[from]?.dayIndex ?? 0;
  const last =
    unit === 'workingDays' ? walkWorkingDays(calendar, start, count) : walkDays(days, start, { count, unit });
  const next = last === undefined ? undefined : days[last + 1];
  const midnight = next && hours[next.firstHour];
  return midnight && londonAt(midnight.instant - 1000).wall;
}

function walkWorkingDays(calendar: Calendar, start: number, count: number): number | undefined {
  let index = start;
  let left = count;
  while (left > 0) {
    index += 1;
    const day = calendar.days[index];
    if (day === undefined || Number(day.name.slice(0, 4)) > calendar.lastYear) return undefined;
    if (!isWeekend(day.weekday) && !calendar.holidays.has(day.name)) left -= 1;
  }
  return index;
}

type Plain = Omit<Period, 'unit'> & { readonly unit: 'days' | 'weeks' | 'months' | 'years' };

function walkDays(days: readonly Day[], start: number, { count, unit }: Plain): number {
  if (unit === 'days' || unit === 'weeks') {
    let index = start;
    for (let left = unit === 'weeks' ? count * 7 : count; left > 0; left -= 1) index += 1;
    return index;
  }
  // Month by month to the same day, or to the last one of a month that has none.
  const dayOfMonth = days[start]?.name.slice(8) ?? '';
  const monthAt = (index: number): string => days[index]?.name.slice(0, 7) ?? '';
  let index = start;
  for (let left = unit === 'years' ? count * 12 : count; left > 0; left -= 1) {
    const month = monthAt(index);
    while (monthAt(index) === month) index += 1;
  }
  const month = monthAt(index);
  while (days[index]?.name.slice(8) !== dayOfMonth && monthAt(index + 1) === month) index += 1;
  return index;
}
