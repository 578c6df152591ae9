import { missedPromises as copy } from '../../content/complaint.ts';
import { legalDeadlines } from '../../content/legal-deadlines.ts';
import { dayInWords } from '../../contract/dates.ts';
import type { Hazard, NextThing } from '../../contract/history.ts';
import { fill } from '../../machines/engine/index.ts';

interface Promised {
  readonly next: NextThing | null;
  readonly hazard: Hazard | null;
}

const isPromise = (kind: string): kind is keyof typeof copy.next => Object.hasOwn(copy.next, kind);

function missedDuties({ hazard }: Promised): readonly string[] {
  return (hazard?.duties ?? []).flatMap(({ kind, state, dueBy, doneDate }) => {
    if (dueBy === null || (state !== 'overdue' && state !== 'doneLate')) return [];
    const text = doneDate === null ? copy.notDone : copy.doneLate;
    const done = doneDate === null ? '' : dayInWords(doneDate);
    return [fill(text, { what: legalDeadlines.titles[kind], by: dayInWords(dueBy), done })];
  });
}

function missedNext({ next }: Promised): readonly string[] {
  if (!next?.isLate || next.by === null || !isPromise(next.kind)) return [];
  return [fill(copy.late, { what: copy.next[next.kind], by: dayInWords(next.by) })];
}

/** What the provider promised about a repair and did not keep, each with its date; empty where nothing was missed. */
export const missedLines = (promised: Promised): readonly string[] => [
  ...missedDuties(promised),
  ...missedNext(promised),
];
