import { expect, test } from 'vitest';
import type { JourneyTraffic, MoveTraffic, PlaceTraffic } from '../../../../contract/traffic.ts';
import { repair } from '../../../../journeys/repair/journey.ts';
import { noWords } from '../../../cases/flow.ts';
import { graphOf, type Layer } from '../../model/graph.ts';
import { shownPart } from '../../model/view.ts';
import { layMoves, wayOf } from './lay.ts';
import { paintingOf } from './painting.ts';

const whole = graphOf({ journey: repair, words: noWords('repair') });
const drawn = (...layers: Layer[]) => shownPart(whole, new Set(layers));

const way = (from: string | null, to: string, kind: MoveTraffic['kind'], ...layers: Layer[]) =>
  wayOf(drawn(...layers), { from, to, kind })?.map((edge) => `${edge.from} → ${edge.to}`);

test('a move leads through the decisions between two steps, and past no other step', () => {
  expect(way('media', 'contact', 'on')).toEqual([
    'media → gate:vandalism',
    'gate:vandalism → gate:vulnerability',
    'gate:vulnerability → gate:covid',
    'gate:covid → contact',
  ]);
  expect(way(null, 'asset', 'on')).toEqual(['start → gate:property', 'gate:property → asset']);
  expect(way('asset', 'details', 'on')).toBeUndefined();
});

test('an end is that of the step that came to it, as far as it is drawn', () => {
  expect(way('confirmation', 'end:scheduler', 'done')).toEqual(['confirmation → confirmation>end:scheduler']);
  expect(way('details', 'end:home', 'left')).toBeUndefined();
  expect(way('details', 'end:home', 'saved', 'dialog')?.at(-1)).toMatch(/>end:home$/);
});

test('going back is drawn with its layer alone', () => {
  expect(way('details', 'reason', 'back')).toBeUndefined();
  expect(way('details', 'reason', 'back', 'back')?.at(-1)).toMatch(/→ reason$/);
});

test('a place that the journey does not have is nowhere', () => {
  expect(way('details', 'elsewhere', 'on')).toBeUndefined();
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
  journey: 'repair',
  visits: 100,
  moves: [
    move(null, 'property', 'on', 20),
    move(null, 'asset', 'on', 80),
    move('property', 'asset', 'on', 0),
    move('asset', 'reason', 'on', 75),
    move('reason', 'asset', 'back', 10),
  ],
  places: [
    place('property', 20, { on: 0, gone: 20 }),
    place('asset', 80, { on: 75, gone: 5 }),
    place('reason', 75, { left: 15, back: 10, gone: 10 }),
  ],
};

const graph = drawn();
const painting = paintingOf(graph, traffic, 'in March');
const strokeOf = (from: string, to: string) => {
  const edge = graph.edges.find((each) => each.from === from && each.to === to);
  return edge && painting.edge(edge);
};

test('an edge carries all the moves that led along it, and is as wide as its share', () => {
  expect(strokeOf('start', 'gate:property')).toMatchObject({ mark: '100', width: 12, tone: 'plain' });
  expect(strokeOf('gate:property', 'asset')).toMatchObject({ mark: '80', inWords: '80 times.' });
  expect(strokeOf('property', 'asset')).toMatchObject({ mark: '<5', width: 1.5 });
  expect(strokeOf('details', 'gate:media')).toMatchObject({ mark: '', isDashed: true });
});

test('a step tells how many were lost there, unless too few came to tell', () => {
  const node = (id: string) => {
    const found = graph.nodes.find((each) => each.id === id);
    return found && painting.node?.(found);
  };
  expect(node('reason')).toMatchObject({ tone: 'bad', mark: '−33%', inWords: '75 arrivals, 33% lost here' });
  expect(node('asset')).toMatchObject({ tone: 'plain', mark: '−6%' });
  expect(node('property')).toBeUndefined();
});

test('what is not drawn is said, and drawn with its layer', () => {
  expect(layMoves(graph, traffic.moves).beside).toEqual([move('reason', 'asset', 'back', 10)]);
  expect(painting.summary).toContain('10 moves are not in this drawing');
  expect(layMoves(drawn('back'), traffic.moves).beside).toEqual([]);
});
