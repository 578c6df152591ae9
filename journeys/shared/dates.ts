import { dates as words } from '../../content/dates.ts';

const inEngland = { timeZone: 'Europe/London' } as const;
const short = new Intl.DateTimeFormat('en-GB', {
  ...inEngland,
  day: '2-digit',
  month: 'short',
  year: 'numeric',
});
const parts = new Intl.DateTimeFormat('en-CA', {
  ...inEngland,
  year: 'numeric',
  month: '2-digit',
  day: '2-digit',
  hour: '2-digit',
  minute: '2-digit',
  second: '2-digit',
  hourCycle: 'h23',
});

/** An instant as a day in England, `21 Nov 2026`. The short September of England has a letter too many. */
export const shortDate = (instant: string): string => short.format(new Date(instant)).replace('Sept', 'Sep');

/** An instant as the clock on the wall in England says it, `2026-11-21T13:15:00`. */
export const wallTime = (instant: Date): string => parts.format(instant).replace(', ', 'T');

const day = new Intl.DateTimeFormat('en-GB', {
  ...inEngland,
  weekday: 'long',
  day: '2-digit',
  month: 'long',
  year: 'numeric',
});

/** A clock time on the wall in England belongs to no zone; it is read as one of England's summer or winter. */
export const instantOf = (time: string): Date => {
  if (/Z|[+-]\d\d:\d\d$/.test(time)) return new Date(time);
  const asUtc = new Date(`${time}Z`);
  const offset = Date.parse(`${wallTime(asUtc)}Z`) - asUtc.getTime();
  return new Date(asUtc.getTime() - offset);
};

/** A day in words, `Monday 23 November 2026`. Takes an instant or a wall time. */
export const longDate = (time: string): string => day.format(instantOf(time)).replace(',', '');

/** A clock time of a wall time, `8.00AM`. */
const clockTime = (time: string): string => {
  const [hours = 0, minutes = 0] = time.slice(11, 16).split(':').map(Number);
  return `${hours % 12 === 0 ? 12 : hours % 12}.${String(minutes).padStart(2, '0')}${hours < 12 ? 'AM' : 'PM'}`;
};

/** A clock time in words, `8am`, `12.30pm`, `midday`. Takes a wall time. */
export function plainTime(time: string): string {
  const [hours = 0, minutes = 0] = time.slice(11, 16).split(':').map(Number);
  if (minutes === 0 && hours === 12) return words.midday;
  if (minutes === 0 && hours === 0) return words.midnight;
  const hour = hours % 12 === 0 ? 12 : hours % 12;
  const past = minutes === 0 ? '' : `.${String(minutes).padStart(2, '0')}`;
  return `${hour}${past}${hours < 12 ? 'am' : 'pm'}`;
}

const ordinals: Readonly<Record<string, string>> = { one: 'st', two: 'nd', few: 'rd', other: 'th' };
const order = new Intl.PluralRules('en-GB', { type: 'ordinal' });
const month = new Intl.DateTimeFormat('en-GB', { ...inEngland, month: 'long' });

/** When something happened, for the history of a repair: `March 3rd 2025`, `2:05:09 PM`. Takes an instant. */
export function historyMoment(instant: string): { readonly date: string; readonly time: string } {
  const wall = wallTime(new Date(instant));
  const [year = '', , dayOfMonth = ''] = wall.slice(0, 10).split('-');
  const number = Number(dayOfMonth);
  const hours = Number(wall.slice(11, 13));
  return {
    date: `${month.format(new Date(instant))} ${number}${ordinals[order.select(number)]} ${year}`,
    time: `${hours % 12 === 0 ? 12 : hours % 12}${wall.slice(13)} ${hours < 12 ? 'AM' : 'PM'}`,
  };
}

/** An instant as a time of the day in England, `2.05pm`. */
export const shortTime = (instant: Date): string => plainTime(wallTime(instant));

/** When a visit is, `8.00AM - 12.00PM`. Takes wall times. */
export const timeWindow = (from: string, to: string): string => `${clockTime(from)} - ${clockTime(to)}`;

const monthOfYear = new Intl.DateTimeFormat('en-GB', { timeZone: 'UTC', month: 'long', year: 'numeric' });

/** A month in words, `October 2026`. Takes `2026-10`. */
export const monthName = (yearMonth: string): string =>
  monthOfYear.format(new Date(`${yearMonth}-15T12:00:00Z`));
