import { parseSync, Visitor } from 'oxc-parser';
import type { Change, Changing, Node } from './change.ts';
import { dataChanges } from './data-changes.ts';
import { definitionChanges } from './definition-changes.ts';
import { expressionChanges } from './expression-changes.ts';

/** A change that a journey's proof has to notice. */
export interface Mutant {
  /** File, change and place among its like: the same after lines were added elsewhere. */
  readonly id: string;
  /** Path from the root. */
  readonly path: string;
  readonly line: number;
  /** What changed, in a sentence. */
  readonly says: string;
  /** The whole file with the change. */
  readonly text: string;
}

/** Every change to a source file of a journey that its proof has to notice; each leaves a file that compiles. */
export function mutantsOf(path: string, text: string): readonly Mutant[] {
  const changes: Change[] = [];
  const changing: Changing = {
    path,
    text,
    notices: [],
    parameters: new Set(),
    negated: new Set(),
    change: ({ start, end }, replacement, says) => changes.push({ start, end, replacement, says }),
  };
  const visitors = Map.groupBy(
    [...expressionChanges, ...definitionChanges, ...dataChanges],
    ([type]) => type,
  );
  const all = [...visitors].map(([type, list]) => [
    type,
    (node: Node) => {
      for (const [, visit] of list) visit(changing, node);
    },
  ]);
  new Visitor(Object.fromEntries(all)).visit(parseSync(path, text).program);

  const counts = new Map<string, number>();
  return changes
    .toSorted((one, other) => one.start - other.start)
    .map(({ start, end, replacement, says }): Mutant => {
      const count = (counts.get(says) ?? 0) + 1;
      counts.set(says, count);
      return {
        id: `${path}: ${says}${count > 1 ? ` (${count})` : ''}`,
        path,
        line: text.slice(0, start).split('\n').length,
        says,
        text: text.slice(0, start) + replacement + text.slice(end),
      };
    });
}
