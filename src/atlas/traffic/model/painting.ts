import type { JourneyTraffic, MoveTraffic, StopTraffic } from '../../../../contract/traffic.ts';
import type { Graph } from '../../model/graph-shape.ts';
import type { Painting, Stroke } from '../../painting.ts';
import { countInWords, percent } from './in-words.ts';
import { lossAt } from './loss.ts';
import { placeMoves } from './moves-on-edges.ts';

/** Widths of the lines in CSS pixels: the narrowest, and what the busiest edge has more. */
const width = { least: 1.5, more: 10.5 };

/** From which share of the arrivals on a loss is marked. */
const marked = { warn: 0.1, bad: 0.2 };

const unused: Stroke = {
  tone: 'plain',
  width: 1,
  isDashed: true,
  mark: '',
  inWords: 'Nobody went this way.',
};

const sum = (moves: readonly MoveTraffic[]): number => moves.reduce((total, { count }) => total + count, 0);

const visitsInWords = (count: number): string =>
  count === 0 ? 'Fewer than 5 times.' : `${countInWords(count)} times.`;

/** What is painted at the badge of a step that stops residents. */
function stopsStroke(stops: readonly StopTraffic[] | undefined): Stroke | undefined {
  if (stops === undefined) return undefined;
  const total = stops.reduce((all, { count }) => all + count, 0);
  const reasons = stops.map(({ reason, count }) => `${reason} ${countInWords(count)}`).join('; ');
  return { tone: 'plain', mark: countInWords(total), inWords: `Could not go on: ${reasons}` };
}

/** Paints the edges of a drawing by how often residents went along them, and the steps by how many were lost there. */
export function paintingOf(graph: Graph, traffic: JourneyTraffic, period: string): Painting {
  const { byEdge, undrawn: beside } = placeMoves(graph, traffic.moves);
  const max = Math.max(1, ...[...byEdge.values()].map(sum));
  const stroke = (count: number): Stroke => ({
    tone: 'plain',
    width: width.least + (width.more * count) / max,
    mark: countInWords(count),
    inWords: visitsInWords(count),
  });
  const losses = new Map(traffic.places.map((place) => [place.place, lossAt(place)]));
  const stops = Map.groupBy(traffic.stops ?? [], ({ place }) => place);
  const notDrawn = sum(beside);
  return {
    summary: [
      `${countInWords(traffic.visits)} visits, ${period}.`,
      'Counts are rounded down to fives.',
      notDrawn > 0
        ? `${countInWords(notDrawn)} moves are not in this drawing; the table of moves has them all.`
        : '',
    ]
      .filter(Boolean)
      .join(' '),
    legend: [
      { tone: 'plain', width: 8, mark: '120', inWords: 'How often residents went this way' },
      { ...unused, inWords: 'Nobody went this way' },
      { tone: 'bad', mark: '−25%', inWords: 'Lost at this step: left, or not heard of any more' },
      ...(stops.size > 0
        ? [{ tone: 'plain', mark: '15', inWords: 'At a badge: how often residents could not go on' } as const]
        : []),
    ],
    edge: ({ id, layer }) => {
      // Nobody goes along it: the badge at its end says how many stood still.
      if (layer === 'stop') return undefined;
      const moves = byEdge.get(id);
      return moves ? stroke(sum(moves)) : unused;
    },
    node: ({ id, kind, step }) => {
      if (kind === 'stops') return stopsStroke(stops.get(step));
      const loss = kind === 'step' ? losses.get(id) : undefined;
      if (loss?.share === undefined || loss.lost === 0) return undefined;
      return {
        tone: loss.share >= marked.bad ? 'bad' : loss.share >= marked.warn ? 'warn' : 'plain',
        mark: `−${percent(loss.share)}`,
        inWords: `${countInWords(loss.place.arrivals)} arrivals, ${percent(loss.share)} lost here`,
      };
    },
  };
}
