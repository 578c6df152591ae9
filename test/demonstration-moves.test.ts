import { expect, test } from 'vitest';
import { movesOf, paths } from '../gateway/demo/visits.ts';
import { graphOf } from '../src/atlas/model/graph.ts';
import { isKnownToGraph } from '../src/atlas/traffic/model/moves-on-edges.ts';
import { loadFlows } from '../src/walkthrough/flow.ts';

const flows = await loadFlows();
const graphs = new Map(flows.map((flow) => [flow.journey.id, graphOf(flow)]));

test('the graphs of the journeys know every move of the demonstration’s visits', () => {
  const unknown = paths.flatMap((way) =>
    movesOf(way)
      .filter((move) => {
        const graph = graphs.get(way.journey);
        return !graph || !isKnownToGraph(graph, { ...move, from: move.from ?? null });
      })
      .map(({ from, to, kind }) => `${way.journey}: ${from} → ${to} (${kind})`),
  );
  expect(unknown).toEqual([]);
});

test.each([
  ['repair', 'property', 'end:planted', 'done'],
  ['repair', 'planted', 'reason', 'on'],
  ['repair', 'property', 'end:scheduler', 'done'],
  ['enquiry', 'halt:planted', 'consent', 'back'],
] as const)('the graph of %s does not know %s → %s (%s)', (journey, from, to, kind) => {
  const graph = graphs.get(journey);
  expect(graph && isKnownToGraph(graph, { from, to, kind })).toBe(false);
});
