import { dates as copy } from '../../content/dates.ts';
import { plainTime as timeInWords, wallTime } from '../../contract/dates.ts';

/** A clock time in words, `8am`, `12.30pm`, `midday`. Takes a wall time. */
export const plainTime = (time: string): string => timeInWords(time, copy);

/** An instant as a time of the day in England, `2.05pm`. */
export const shortTime = (instant: Date): string => plainTime(wallTime(instant));
