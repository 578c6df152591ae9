import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { stopsAt } from '../../../machines/engine/index.ts';
import { randomFlow } from '../../../test/support/random-journey.ts';
import { type FlowWithCopy, loadFlows, noCopy } from '../../walkthrough/flow.ts';
import { openStops, withStops } from './blocking.ts';
import { configOf, graphOf, transitionsOf } from './graph.ts';
import type { Graph, Layer } from './graph-shape.ts';
import { layOut } from './layout.ts';
import { mermaidOf } from './mermaid.ts';
import { foldRuns, hasParts, runNames } from './runs.ts';
import { stopsCsv } from './stop-list.ts';
import { svgOf } from './svg.ts';
import { neighbours, visibleGraph, withEndsReached } from './visible-graph.ts';

const flows = await loadFlows();
const byId = (id: string): FlowWithCopy => {
  const flow = flows.find(({ journey }) => journey.id === id);
  if (!flow) throw new Error(`no journey ${id}`);
  return flow;
};
const every = new Set<Layer>(['stop', 'errorPage', 'fault', 'back', 'dialog', 'jump']);

/** Transitions that are neither on exactly one edge nor inside exactly one node. */
function misplaced(flow: Pick<FlowWithCopy, 'journey'>, { nodes, edges }: Graph): readonly string[] {
  const counts = new Map(transitionsOf(flow.journey).map(({ id }) => [id, 0]));
  const placed = [
    ...nodes.flatMap(({ inside }) => inside),
    ...edges.flatMap(({ transitions }) => transitions),
  ];
  for (const { id } of placed) counts.set(id, (counts.get(id) ?? 0) + 1);
  return [...counts].flatMap(([id, count]) => (count === 1 ? [] : [`${id}: ${count}`]));
}

const loose = ({ nodes, edges }: Graph): readonly string[] => {
  const ids = new Set(nodes.map(({ id }) => id));
  return edges.filter(({ from, to }) => !ids.has(from) || !ids.has(to)).map(({ id }) => id);
};

/** Sentences at a branch where nothing branches, and what is found out on arrival but drawn after the question. */
function untrue({ journey }: Pick<FlowWithCopy, 'journey'>, { nodes, edges }: Graph): readonly string[] {
  const nodeOf = new Map(nodes.map((node) => [node.id, node]));
  const ways = edges.filter(({ layer }) => layer === 'onward');
  return edges.flatMap(({ id, from, to, label, transitions, layer }) => {
    const rule = journey.steps.find((step) => step.id === nodeOf.get(from)?.step)?.when;
    const isDecided = (sentence: string) =>
      rule !== undefined &&
      (sentence === 'otherwise'
        ? transitions.some(({ because }) => because === `passed over, unless ${rule}`)
        : sentence === rule) &&
      ways.some((other) => other.from === from && other.to !== to);
    const late = transitions.filter(
      ({ source, kind }) =>
        (layer === 'onward' || layer === 'errorPage') &&
        kind === 'outcome' &&
        source?.activity === 'loading' &&
        nodeOf.get(from)?.kind !== 'gate',
    );
    return [
      ...label
        .filter((sentence) => sentence === 'otherwise' || Object.hasOwn(journey.rules, sentence))
        .filter((sentence) => layer === 'onward' && !isDecided(sentence))
        .map((sentence) => `${id}: “${sentence}” decides nothing`),
      ...late.map(({ because }) => `${id}: “${because}” is known before the question`),
    ];
  });
}

describe.each(flows.map((flow) => [flow.journey.id, flow] as const))('the graph of %s', (_id, flow) => {
  const graph = graphOf(flow);

  test('has every transition of the machine exactly once', () => {
    expect(transitionsOf(flow.journey).length).toBeGreaterThan(10);
    expect(misplaced(flow, graph)).toEqual([]);
  });

  test('draws a decision only where the machine decides, and what is loaded on arrival before the question', () => {
    expect(untrue(flow, graph)).toEqual([]);
  });

  test('has a node for each step, and each end and error page that something leads to', () => {
    const ids = graph.nodes.map(({ id }) => id);
    expect(ids).toEqual(expect.arrayContaining(flow.journey.steps.map(({ id }) => id)));
    for (const place of [...Object.keys(flow.journey.ends), ...Object.keys(flow.journey.errorPages)]) {
      expect(
        ids.some((id) => id.endsWith(`:${place}`)),
        place,
      ).toBe(true);
    }
    expect(loose(graph)).toEqual([]);
  });

  test('says the rule of each step that is not always asked', () => {
    for (const { id, when } of flow.journey.steps) {
      if (when === undefined) continue;
      const edge = graph.edges.find(
        ({ from, to, layer }) => from === `gate:${id}` && to === id && layer === 'onward',
      );
      expect(edge?.label, id).toEqual([when]);
    }
  });

  test('can be followed by the down key from the start through every step', () => {
    const drawn = visibleGraph(graph, new Set());
    const visited = new Set<string>();
    for (let at = 'start'; at !== '' && !visited.has(at); ) {
      visited.add(at);
      at = neighbours(drawn, at).after[0]?.id ?? '';
    }
    for (const { id } of flow.journey.steps) expect(visited, id).toContain(id);
  });

  test('folds dialogs away, and shows them when asked', () => {
    const kinds = (part: Graph) => new Set(part.nodes.map(({ kind }) => kind));
    expect(kinds(visibleGraph(graph, new Set()))).not.toContain('dialog');
    expect(kinds(visibleGraph(graph, new Set(['dialog']))).has('dialog')).toBe(kinds(graph).has('dialog'));
    expect(visibleGraph(graph, every).edges.length).toBe(graph.edges.length);
  });

  test('shows error pages when asked, and those that a walkthrough came to', () => {
    const { nodes } = visibleGraph(graph, new Set());
    expect(nodes.some(({ kind }) => kind === 'errorPage')).toBe(false);
    const way = graph.edges.find(({ layer }) => layer === 'errorPage' || layer === 'fault');
    const taken = new Set(way?.transitions.map(({ id }) => id));
    const drawn = withEndsReached(graph, visibleGraph(graph, new Set()), taken);
    expect(drawn.nodes.map(({ id }) => id)).toContain(way?.to);
    expect(loose(drawn)).toEqual([]);
  });

  test('shows the dialogs and faults of one step alone', () => {
    const [step] = flow.journey.steps;
    const part = visibleGraph(graph, every, step?.id);
    const owners = new Map(part.nodes.map(({ id, step: owner }) => [id, owner]));
    const others = part.edges.filter(({ layer }) => layer !== 'onward' && layer !== 'stop');
    expect(others.length).toBeGreaterThan(0);
    expect(new Set(others.map(({ from }) => owners.get(from)))).toEqual(new Set([step?.id]));
  });

  test('is drawn without nodes that lie on each other, wide as a laptop at most', async () => {
    const shown = visibleGraph(graph, new Set());
    const { nodes, width } = await layOut(hasParts(shown) ? foldRuns(shown, new Set()) : shown);
    expect(width).toBeLessThan(1400);
    for (const a of nodes) {
      for (const b of nodes) {
        if (a === b) continue;
        const apart =
          a.x + a.width <= b.x || b.x + b.width <= a.x || a.y + a.height <= b.y || b.y + b.height <= a.y;
        expect(apart, `${a.node.id} and ${b.node.id}`).toBe(true);
      }
    }
  });

  test('is saved with every node and edge, as a picture and for Mermaid', async () => {
    const drawn = visibleGraph(graph, new Set());
    const mermaid = mermaidOf(drawn);
    expect(mermaid.match(/^ {2}n\d+[[({]/gm)?.length).toBe(drawn.nodes.length);
    expect(mermaid.match(/ -\.?->/g)?.length).toBe(drawn.edges.length);
    const svg = svgOf(await layOut(drawn), flow.copy.name);
    expect(svg.match(/marker-end/g)?.length).toBe(drawn.edges.length);
    for (const { route } of flow.journey.steps) expect(svg).toContain(route);
  });
});

test('another way on leads straight to its end while dialogs are folded', () => {
  const graph = graphOf(byId('appointment'));
  const folded = visibleGraph(graph, new Set());
  const offers = folded.edges.filter(({ to, label }) => to.includes('end:') && label[0]?.startsWith('“'));
  expect(offers.map(({ label }) => label[0])).toContain('“Exit”, if the contractor did not take the change');
});

test('where residents are stopped is drawn reason by reason, and saved in every form', async () => {
  const repair = byId('repair');
  const whole = graphOf(repair);
  const drawn = visibleGraph(whole, new Set());
  const reasons = repair.journey.steps.flatMap((step) => stopsAt(repair.journey, step));
  const said = reasons.map(({ because }) => because);
  expect(said).toContain('nobody can give access');
  expect(said.filter((because) => because.startsWith('refused')).length).toBeGreaterThanOrEqual(15);
  const saved = withStops(whole, foldRuns(drawn, new Set()));
  expect(loose(saved)).toEqual([]);
  const picture = svgOf(await layOut(saved), 'Repair');
  for (const file of [mermaidOf(saved), picture]) {
    for (const because of said) expect(file).toContain(because.split(' ').slice(0, 4).join(' '));
  }
  const lines = stopsCsv(repair).split('\r\n');
  expect(lines.filter((line) => /^[a-zA-Z]+,/.test(line)).length).toBe(reasons.length + 1);
  expect(lines.join()).toContain('nobody can give access,a rule,SSR068');
  expect(mermaidOf(openStops(visibleGraph(whole, new Set(['stop'])), () => false))).not.toContain('SSR');
});

test('every reason for which the machine stops residents is in its graph', () => {
  for (const { journey, copy } of flows) {
    const stops = graphOf({ journey, copy }).nodes.filter(({ kind }) => kind === 'stops');
    const expected = journey.steps.flatMap((step) => stopsAt(journey, step).map(() => step.id));
    expect(stops.flatMap(({ step, reasons = [] }) => reasons.map(() => step))).toEqual(expected);
  }
});

test('the machine of a journey is saved as XState reads it', () => {
  const { journey } = byId('repair');
  const config = JSON.parse(JSON.stringify(configOf(journey)));
  expect(Object.keys(config.states)).toEqual(expect.arrayContaining(journey.steps.map(({ id }) => id)));
  expect(JSON.stringify(config)).toContain('nobody can give access');
});

test('straight runs are folded to one node each, and unfolded again', () => {
  const drawn = visibleGraph(graphOf(byId('repair')), new Set());
  const [first = '', ...others] = runNames(drawn);
  expect([first, ...others]).toEqual(['run:contact']);
  const folded = foldRuns(drawn, new Set());
  const run = folded.nodes.find(({ id }) => id === first);
  expect(run?.title).toMatch(/^2 steps: Who should we contact/);
  expect(run?.run?.map(({ id }) => id)).toEqual(['contact', 'confirmation']);
  expect(folded.nodes.length).toBe(drawn.nodes.length - 1);
  expect(loose(folded)).toEqual([]);
  expect(foldRuns(drawn, new Set([first, ...others])).nodes).toEqual(drawn.nodes);
});

test('any small journey becomes a whole graph', () => {
  fc.assert(
    fc.property(randomFlow, (flow) => {
      const graph = graphOf({ ...flow, copy: noCopy('Random') });
      expect(misplaced(flow, graph)).toEqual([]);
      expect(untrue(flow, graph)).toEqual([]);
      expect(loose(graph)).toEqual([]);
      const drawn = visibleGraph(graph, new Set());
      expect(loose(drawn)).toEqual([]);
      const folded = foldRuns(drawn, new Set());
      expect(loose(folded)).toEqual([]);
      const standsFor = folded.nodes.flatMap(({ id, run }) => run?.map((node) => node.id) ?? [id]);
      expect(standsFor.toSorted()).toEqual(drawn.nodes.map(({ id }) => id).toSorted());
      expect(mermaidOf(graph)).toContain('flowchart TD');
    }),
    { numRuns: 200 },
  );
});
