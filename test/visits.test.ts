import { expect, test } from 'vitest';
import { movesOf, paths } from '../gateway/demo/visits.ts';
import { flows } from '../journeys/registry.ts';
import { graphOf } from '../src/atlas/model/graph.ts';
import { edgesOfMove } from '../src/atlas/traffic/model/moves-on-edges.ts';
import { noCopy } from '../src/walkthrough/flow.ts';

/** Answering anew goes from there to the review, past what was answered before; no single way of the graph is that. */
const answeredAnew = 'details → confirmation';

test('every made-up visit goes where its journey leads', () => {
  expect(paths.reduce((total, { share }) => total + share, 0)).toBe(1000);
  const graphs = new Map(
    flows.map(({ journey }) => [journey.id, graphOf({ journey, copy: noCopy(journey.id) })]),
  );
  for (const way of paths) {
    const graph = graphs.get(way.journey);
    expect(graph, way.journey).toBeDefined();
    if (!graph) continue;
    for (const { from, to, kind } of movesOf(way)) {
      const name = `${from} → ${to}`;
      if (name === answeredAnew || from?.startsWith('halt:')) continue;
      expect(edgesOfMove(graph, { from, to, kind }), `${way.journey}: ${name} (${kind})`).toBeDefined();
    }
  }
});
