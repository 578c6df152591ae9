import { dates as copy } from '../../content/dates.ts';
import { timeInWords as inWords, wallTime, windowInWords as windowOf } from '../../contract/dates.ts';

/** A clock time in words, `8am`, `12:30pm`, `midday`. Takes a wall time. */
export const timeInWords = (time: string): string => inWords(time, copy);

/** From when to when something is, `8am to midday`. Takes wall times. */
export const windowInWords = (from: string, to: string): string => windowOf(from, to, copy);

/** An instant as a time of the day in England, `2:05pm`. */
export const shortTime = (instant: Date): string => timeInWords(wallTime(instant));
