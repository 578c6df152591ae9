import { nextThing as copy } from '../../../../content/next-step.ts';
import { provider } from '../../../../content/provider.ts';
import { dayInWords } from '../../../../contract/dates.ts';
import type { NextThing } from '../../../../contract/history.ts';
import { fill } from '../../../../machines/engine/index.ts';
import { timeInWords, windowInWords } from '../../times.ts';

export interface NextInWords {
  readonly title: string;
  readonly text: string;
  /** When it should have happened has passed. */
  readonly isLate: boolean;
}

interface NextCopy {
  readonly title: string;
  readonly text: string;
  /** While nobody knows by when. */
  readonly undated: string;
  readonly late: string;
  /** Where the title says something else once it is late. */
  readonly lateTitle?: string;
}

/** A moment of a wall time in words, `8pm on Monday 23 November 2026`. */
export const momentInWords = (wall: string): string =>
  fill(copy.moment, { date: dayInWords(wall), time: timeInWords(wall) });

/** What comes next for a repair, and by when, in words. `contractor` is the name of whoever comes. */
export function nextInWords(next: NextThing | null, contractor: string): NextInWords {
  if (next === null) return { ...copy.nothingNext, isLate: false };
  const words: NextCopy = copy.next[next.kind];
  const { text, undated, late } = words;
  const title = next.isLate ? (words.lateTitle ?? words.title) : words.title;
  const values = {
    phone: provider.phone,
    contractor: contractor === '' ? copy.theContractor : contractor,
    by: next.by === null ? '' : momentInWords(next.by),
    date: next.by === null ? '' : dayInWords(next.by),
    window: next.from === null || next.by === null ? '' : windowInWords(next.from, next.by),
  };
  const told = next.isLate ? late : next.by === null ? undated : text;
  return { title: fill(title, values), text: fill(told, values), isLate: next.isLate };
}
