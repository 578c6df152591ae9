import { transitionsTaken, type Walkthrough } from '../../walkthrough/walkthrough.ts';
import type { Graph } from './graph-shape.ts';

const pair = (from: string, to: string): string => `${from} → ${to}`;

/**
 * The edges of a drawing that a walkthrough went along. What it took beside the drawn way (a step that was answered already,
 * on the way back to where it stood) lights up the way that it stands for.
 */
export function litEdges(whole: Graph, drawn: Graph, walkthrough: Walkthrough): ReadonlySet<string> {
  const taken = transitionsTaken(walkthrough);
  const lit = new Set(
    whole.edges.flatMap(({ from, to, layer, transitions }) => {
      const own = transitions.filter(({ id }) => taken.has(id));
      if (own.length === 0 || layer === 'back') return [];
      const isAnswered = own.some(({ because }) => because === 'already answered');
      const step = from.startsWith('gate:') ? from.slice('gate:'.length) : undefined;
      return isAnswered && step !== undefined ? [pair(from, step), pair(step, to)] : [pair(from, to)];
    }),
  );
  const begins = (from: string) => from === 'start';
  return new Set(
    drawn.edges.flatMap(({ id, from, to, transitions }) =>
      begins(from) ||
      lit.has(pair(from, to)) ||
      (transitions.length > 0 && transitions.every((transition) => taken.has(transition.id)))
        ? [id]
        : [],
    ),
  );
}
