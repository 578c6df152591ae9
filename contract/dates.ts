/**
 * How days and times are written: the one place that formats them, for the portal, the journeys and the gateway. Every
 * function takes text of the wire and answers for England, whatever the time zone of the device.
 *
 * A `moment` is a day (`2026-11-21`), a time on the wall in England (`2026-11-21T13:15:00`) or an instant, which names its
 * zone (`2026-11-21T13:15:00Z`). A `time` is a time on the wall, with or without its day.
 */

const hour = 3_600_000;

/**
 * The instant at which the clocks of England change in a month, counted from 0: on its last Sunday, at one o'clock UTC
 * (The Summer Time Order 2002, and the directives before it from 1996 on).
 */
function clockChange(year: number, month: number): number {
  const lastDay = new Date(Date.UTC(year, month + 1, 0, 1));
  return lastDay.setUTCDate(lastDay.getUTCDate() - lastDay.getUTCDay());
}

/**
 * An instant as the clock on the wall in England says it, `2026-11-21T13:15:00`. Reckoned, not asked of `Intl`: the first
 * format that a browser makes takes as long as all else on a page together. The instant is none before 1996.
 */
export function wallTime(instant: Date): string {
  const year = instant.getUTCFullYear();
  const isSummer = instant.getTime() >= clockChange(year, 2) && instant.getTime() < clockChange(year, 9);
  return new Date(instant.getTime() + (isSummer ? hour : 0)).toISOString().slice(0, 19);
}

/** The day in England at an instant, `2026-11-21`. */
export const dayOf = (instant: Date): string => wallTime(instant).slice(0, 10);

const isInstant = (moment: string): boolean => /T.*(?:Z|[+-]\d\d:?\d\d)$/.test(moment);

/** A clock time on the wall in England belongs to no zone; it is read as one of England's summer or winter. */
export const instantOf = (time: string): Date => {
  if (isInstant(time)) return new Date(time);
  const asUtc = new Date(`${time}Z`);
  const offset = Date.parse(`${wallTime(asUtc)}Z`) - asUtc.getTime();
  return new Date(asUtc.getTime() - offset);
};

const twoDigits = (number: number): string => String(number).padStart(2, '0');

/** A day of a calendar, `2026-11-21`. */
export const isoDay = (date: {
  readonly year: number;
  readonly month: number;
  readonly day: number;
}): string => `${date.year}-${twoDigits(date.month)}-${twoDigits(date.day)}`;

const weekdays = ['Sunday', 'Monday', 'Tuesday', 'Wednesday', 'Thursday', 'Friday', 'Saturday'] as const;
const months = [
  'January',
  'February',
  'March',
  'April',
  'May',
  'June',
  'July',
  'August',
  'September',
  'October',
  'November',
  'December',
] as const;

/** The parts of the day of a moment, as they are written. Throws a RangeError for a text that is no moment. */
function dayParts(moment: string) {
  const day = isInstant(moment) ? dayOf(new Date(moment)) : moment.slice(0, 10);
  // The days of a calendar have no zone; as those of UTC they are the same everywhere.
  const date = new Date(`${day}T00:00:00Z`);
  const [year, month, twoDigitDay] = date.toISOString().split(/[-T]/) as [string, string, string];
  return {
    weekday: weekdays[date.getUTCDay()],
    twoDigitDay,
    day: date.getUTCDate(),
    month: months[Number(month) - 1] ?? '',
    year,
  };
}

/**
 * The day of a moment where many stand below each other: in columns, facts and filters, `01 Nov 2026` (GEN-12). The short
 * September has three letters, like every month.
 */
export function shortDate(moment: string): string {
  const { twoDigitDay, month, year } = dayParts(moment);
  return `${twoDigitDay} ${month.slice(0, 3)} ${year}`;
}

/** A day of the scheduler, `Sunday 01 November 2026` (GEN-12). */
export function slotDay(moment: string): string {
  const { weekday, twoDigitDay, month, year } = dayParts(moment);
  return `${weekday} ${twoDigitDay} ${month} ${year}`;
}

/** The day of a moment in sentences and papers, `1 November 2026`. */
export function dateInWords(moment: string): string {
  const { day, month, year } = dayParts(moment);
  return `${day} ${month} ${year}`;
}

/** The day of a moment for which somebody makes plans, `Sunday 1 November 2026`. */
export const dayInWords = (moment: string): string => `${dayParts(moment).weekday} ${dateInWords(moment)}`;

/** A month in words, `October 2026`. Takes `2026-10`. */
export function monthName(yearMonth: string): string {
  const { month, year } = dayParts(`${yearMonth}-01`);
  return `${month} ${year}`;
}

/** The figures of a time on a clock of twelve hours; undefined for a text that holds no time. */
function clockOf(time: string) {
  const [, hours, minutes, seconds = '00'] = /(\d{2}):(\d{2})(?::(\d{2}))?/.exec(time) ?? [];
  if (hours === undefined || minutes === undefined) return undefined;
  const hour = Number(hours);
  return { hour: hour % 12 || 12, minutes, seconds, half: hour < 12 ? 'am' : 'pm', isNight: hour === 0 };
}

/** A time of a slot of the scheduler, `8.00AM` (SCH-05). A text that holds no time is given back as it is. */
export function slotTime(time: string): string {
  const clock = clockOf(time);
  return clock ? `${clock.hour}.${clock.minutes}${clock.half.toUpperCase()}` : time;
}

/** When a slot of the scheduler is, `8.00AM - 12.00PM` (SCH-04, SCH-05). */
export const slotWindow = (from: string, to: string): string => `${slotTime(from)} - ${slotTime(to)}`;

/** The words that stand between and in the place of times. */
export interface TimeCopy {
  readonly midday: string;
  readonly midnight: string;
  /** `{from} to {to}` */
  readonly window: string;
}

/** A time in words, `8am`, `12:30pm`, `midday`. A text that holds no time is given back as it is. */
export function timeInWords(time: string, copy: TimeCopy): string {
  const clock = clockOf(time);
  if (!clock) return time;
  const { hour, minutes, half, isNight } = clock;
  if (minutes !== '00') return `${hour}:${minutes}${half}`;
  if (hour === 12) return isNight ? copy.midnight : copy.midday;
  return `${hour}${half}`;
}

/** A moment in words, `8pm on Monday 1 November 2026`. Takes a wall time. */
export const momentInWords = (wall: string, copy: TimeCopy & { readonly moment: string }): string =>
  copy.moment.replace('{time}', timeInWords(wall, copy)).replace('{day}', dayInWords(wall));

/** From when to when something is, `8am to midday`. */
export const windowInWords = (from: string, to: string, copy: TimeCopy): string =>
  copy.window.replace('{from}', timeInWords(from, copy)).replace('{to}', timeInWords(to, copy));

const ordinals: Readonly<Record<number, string>> = {
  1: 'st',
  2: 'nd',
  3: 'rd',
  21: 'st',
  22: 'nd',
  23: 'rd',
  31: 'st',
};

/** When something happened, in the timeline of a repair: `March 3rd 2025`, `2:05:09 PM` (GEN-13). Takes an instant. */
export function historyMoment(instant: string): { readonly date: string; readonly time: string } {
  const wall = wallTime(new Date(instant));
  const { day, month, year } = dayParts(wall);
  const { hour, minutes, seconds, half } = clockOf(wall) ?? {};
  return {
    date: `${month} ${day}${ordinals[day] ?? 'th'} ${year}`,
    time: `${hour}:${minutes}:${seconds} ${half?.toUpperCase()}`,
  };
}
