import { isMostUrgent, type Thing } from './things.ts';

/** Of more things than this of one kind, one after the other, only some are on the page; the rest wait behind a line. */
const maxAlike = 3;
const shownAlike = 2;

/** Rows that are on the page at once; more only of what cannot wait. */
const enoughRows = 5;

/** Things of one kind, one after the other: those on the page, and those behind a line below them. */
interface Group<I> {
  readonly shown: readonly I[];
  readonly folded: readonly I[];
}

/** Things to do, as they are on the page. */
interface ThingRows<I> {
  readonly groups: readonly Group<I>[];
  /** What is behind a line at the end. */
  readonly later: readonly I[];
}

/** What follows one another and is of one kind. */
function byKind<I>(items: readonly I[], thingOf: (item: I) => Thing): readonly (readonly I[])[] {
  const groups: I[][] = [];
  for (const item of items) {
    const last = groups.at(-1);
    if (last?.[0] && thingOf(last[0]).kind === thingOf(item).kind) last.push(item);
    else groups.push([item]);
  }
  return groups;
}

const fold = <I>(items: readonly I[]): Group<I> =>
  items.length > maxAlike
    ? { shown: items.slice(0, shownAlike), folded: items.slice(shownAlike) }
    : { shown: items, folded: [] };

/**
 * Which of the things to do are on the page at once: everything that cannot wait, and a few more. However many there are
 * of one kind, what is of another kind below them stays near.
 * @param items the most pressing first
 */
export function divideRows<I>(items: readonly I[], thingOf: (item: I) => Thing, now: Date): ThingRows<I> {
  const kinds = byKind(items, thingOf);
  let rows = 0;
  const end = kinds.findIndex((kind) => {
    const canWait = kind.every((item) => !isMostUrgent(thingOf(item), now));
    const isEnough = rows >= enoughRows;
    rows += fold(kind).shown.length;
    return isEnough && canWait;
  });
  const later = end < 0 ? [] : kinds.slice(end).flat();
  // A line for a single thing would take as much room as the thing.
  return later.length > 1
    ? { groups: kinds.slice(0, end).map(fold), later }
    : { groups: kinds.map(fold), later: [] };
}
