import { expect, test } from 'vitest';
import type { JourneyTraffic, MoveTraffic, PlaceTraffic } from '../../../../contract/traffic.ts';
import { language } from '../../../../machines/engine/index.ts';
import { noCopy } from '../../../walkthrough/flow.ts';
import { graphOf } from '../../model/graph.ts';
import type { GraphNode, Layer } from '../../model/graph-shape.ts';
import { visibleGraph } from '../../model/visible-graph.ts';
import { edgesOfMove, placeMoves } from './moves-on-edges.ts';
import { paintingOf } from './painting.ts';

const yes = { kind: 'yes', check: () => [] };
const asks = <const Q extends string>(route: `/${string}`, question: Q) => ({ route, asks: [question] });
const { journey } = language<{
  readonly facts: object;
  readonly notice: 'Failed';
  readonly services: unknown;
  readonly end: 'home' | 'diary';
  readonly errorPage: 'failed';
}>();

/** A journey with a decision before its first step, and with three in a row in the middle. */
const order = journey({
  id: 'order',
  version: 1,
  initialFacts: {},
  questions: { home: yes, thing: yes, place: yes, text: yes, photo: yes, wish: yes, gift: yes, name: yes },
  rules: { 'there is more to ask': () => true },
  operations: {
    save: { dependsOn: [], run: async () => true, outcomes: { saved: { goTo: 'next' } } },
    send: { dependsOn: [], run: async () => true, outcomes: { sent: { goTo: { end: 'diary' } } } },
  },
  steps: {
    home: { ...asks('/home', 'home'), when: 'there is more to ask' },
    thing: asks('/thing', 'thing'),
    place: asks('/place', 'place'),
    text: asks('/text', 'text'),
    photo: { ...asks('/photo', 'photo'), when: 'there is more to ask' },
    wish: { ...asks('/wish', 'wish'), when: 'there is more to ask' },
    gift: { ...asks('/gift', 'gift'), when: 'there is more to ask' },
    name: asks('/name', 'name'),
    send: { route: '/send', submit: ['send'] },
  },
  back: 'plain',
  backEnd: 'home',
  exit: { save: 'save', end: 'home' },
  faults: { otherwise: { errorPage: 'failed', notice: 'Failed' } },
  ends: { home: { route: '/' }, diary: { route: '/diary' } },
  errorPages: { failed: { route: '/failed' } },
});

const whole = graphOf({ journey: order, copy: noCopy('order') });
const drawn = (...layers: Layer[]) => visibleGraph(whole, new Set(layers));

const way = (from: string | null, to: string, kind: MoveTraffic['kind'], ...layers: Layer[]) =>
  edgesOfMove(drawn(...layers), { from, to, kind })?.map((edge) => `${edge.from} → ${edge.to}`);

test('a move leads through the decisions between two steps, and past no other step', () => {
  expect(way('text', 'name', 'on')).toEqual([
    'text → gate:photo',
    'gate:photo → gate:wish',
    'gate:wish → gate:gift',
    'gate:gift → name',
  ]);
  expect(way(null, 'thing', 'on')).toEqual(['start → gate:home', 'gate:home → thing']);
  expect(way('thing', 'text', 'on')).toBeUndefined();
});

test('an end is that of the step that came to it, as far as it is drawn', () => {
  expect(way('send', 'end:diary', 'done')).toEqual(['send → send>end:diary']);
  expect(way('text', 'end:home', 'left')).toBeUndefined();
  expect(way('text', 'end:home', 'saved', 'dialog')?.at(-1)).toMatch(/>end:home$/);
});

test('going back is drawn with its layer alone', () => {
  expect(way('text', 'place', 'back')).toBeUndefined();
  expect(way('text', 'place', 'back', 'back')?.at(-1)).toMatch(/→ place$/);
});

test('a place that the journey does not have is nowhere', () => {
  expect(way('text', 'elsewhere', 'on')).toBeUndefined();
});

const move = (from: string | null, to: string, kind: MoveTraffic['kind'], count: number): MoveTraffic => ({
  from,
  to,
  kind,
  count,
});

const place = (name: string, arrivals: number, more: Partial<PlaceTraffic>): PlaceTraffic => ({
  place: name,
  arrivals,
  on: 0,
  back: 0,
  halted: 0,
  done: 0,
  left: 0,
  saved: 0,
  gone: 0,
  medianSeconds: null,
  ...more,
});

const traffic: JourneyTraffic = {
  journey: 'order',
  visits: 100,
  moves: [
    move(null, 'home', 'on', 20),
    move(null, 'thing', 'on', 80),
    move('home', 'thing', 'on', 0),
    move('thing', 'place', 'on', 75),
    move('place', 'thing', 'back', 10),
  ],
  places: [
    place('home', 20, { on: 0, gone: 20 }),
    place('thing', 80, { on: 75, gone: 5 }),
    place('place', 75, { left: 15, back: 10, gone: 10 }),
  ],
  stops: [
    { place: 'place', reason: 'nobody lives there', count: 20 },
    { place: 'place', reason: 'save: taken', count: 0 },
  ],
};

const graph = drawn();
const painting = paintingOf(graph, traffic, 'in March');
const strokeOf = (from: string, to: string) => {
  const edge = graph.edges.find((each) => each.from === from && each.to === to);
  return edge && painting.edge(edge);
};

test('an edge carries all the moves that led along it, and is as wide as its share', () => {
  expect(strokeOf('start', 'gate:home')).toMatchObject({ mark: '100', width: 12, tone: 'plain' });
  expect(strokeOf('gate:home', 'thing')).toMatchObject({ mark: '80', inWords: '80 times.' });
  expect(strokeOf('home', 'thing')).toMatchObject({ mark: '<5', width: 1.5 });
  expect(strokeOf('text', 'gate:photo')).toMatchObject({ mark: '', isDashed: true });
});

test('a step tells how many were lost there, unless too few came to tell', () => {
  const node = (id: string) => {
    const found = graph.nodes.find((each) => each.id === id);
    return found && painting.node?.(found);
  };
  expect(node('place')).toMatchObject({ tone: 'bad', mark: '−33%', inWords: '75 arrivals, 33% lost here' });
  expect(node('thing')).toMatchObject({ tone: 'plain', mark: '−6%' });
  expect(node('home')).toBeUndefined();
});

test('a badge tells how often a step stopped residents, and why; nothing where that is not counted', () => {
  const badge = (step: string) => ({
    ...(graph.nodes[0] as GraphNode),
    id: `${step}/stops`,
    kind: 'stops' as const,
    step,
  });
  expect(painting.node?.(badge('place'))).toMatchObject({
    mark: '20',
    inWords: 'Could not go on: nobody lives there 20; save: taken <5',
  });
  expect(painting.node?.(badge('thing'))).toBeUndefined();
  const { stops: _, ...uncounted } = traffic;
  expect(paintingOf(graph, uncounted, 'in March').node?.(badge('place'))).toBeUndefined();
});

test('what is not drawn is said, and drawn with its layer', () => {
  expect(placeMoves(graph, traffic.moves).undrawn).toEqual([move('place', 'thing', 'back', 10)]);
  expect(painting.summary).toContain('10 moves are not in this drawing');
  expect(placeMoves(drawn('back'), traffic.moves).undrawn).toEqual([]);
});
