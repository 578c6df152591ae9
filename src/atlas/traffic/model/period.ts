import { dateInWords, dayOf } from '../../../../contract/dates.ts';

/** A period of whole days, `YYYY-MM-DD`. */
export interface Period {
  /** Its first day. */
  readonly from: string;
  /** The day after its last. */
  readonly to: string;
}

/** The day in England at a moment. */
export const dayAt = dayOf;

/** The day that is so many days after another one. */
export function addDays(day: string, days: number): string {
  const date = new Date(`${day}T00:00:00Z`);
  date.setUTCDate(date.getUTCDate() + days);
  return date.toISOString().slice(0, 10);
}

/** The last days, up to and with the one of this moment. */
export function lastDays(days: number, now: Date): Period {
  const to = addDays(dayAt(now), 1);
  return { from: addDays(to, -days), to };
}

/** A period that begins on another day; a day that is too late is all of it. */
export const beginningOn = (from: string, { to }: Period): Period =>
  from < to ? { from, to } : { from, to: addDays(from, 1) };

/** A period whose last day is another one; a day that is too early is all of it. */
export function endingOn(last: string, { from }: Period): Period {
  const to = addDays(last, 1);
  return from < to ? { from, to } : { from: last, to };
}

/** A period in words, with its first and its last day. */
export function periodInWords({ from, to }: Period): string {
  const [first, last] = [from, addDays(to, -1)].map(dateInWords);
  return first === last ? `${first}` : `${first} to ${last}`;
}
