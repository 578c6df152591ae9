import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { longestStay, mostMoves } from '../../contract/tracking.ts';
import type { Activity } from '../../machines/engine/index.ts';
import { memoryStore } from '../../test/support/memory-store.ts';
import { definition, journey } from '../../test/support/small-journey.ts';
import { screenAt } from '../../test/support/small-screens.ts';
import { now } from './clock.ts';
import { forgetVisit, noteMove, noteStop, takeUntold } from './visits.ts';

const flow = journey({
  ...definition,
  exit: { save: 'look', end: 'home' },
  ends: { home: { route: '/home' } },
});
const keeping = { ...flow, ends: { home: { route: '/home', preserves: true } } };

beforeEach(() => {
  vi.useFakeTimers({ toFake: ['Date'], now: 1_000_000 });
});
afterEach(() => {
  vi.useRealTimers();
});

const at = (step: string, activity?: Activity) => screenAt(step, activity, flow);
const later = (milliseconds: number) => vi.setSystemTime(now().getTime() + milliseconds);

test('a visit goes on and back, over an error page, to an end; then another begins', () => {
  const store = memoryStore();
  for (const screen of [at('one'), at('two'), at('one'), at('end'), at('end', 'failed'), at('end')])
    noteMove(store, flow, screen);
  noteMove(store, flow, at('end', 'submitting'), 'home');
  noteMove(store, flow, at('one'));
  const moves = takeUntold(store);
  expect(moves.map(({ number, from, to, kind }) => [number, from, to, kind])).toEqual([
    [1, undefined, 'one', 'on'],
    [2, 'one', 'two', 'on'],
    [3, 'two', 'one', 'back'],
    [4, 'one', 'end', 'on'],
    [5, 'end', 'halt:failed', 'halted'],
    [6, 'halt:failed', 'end', 'back'],
    [7, 'end', 'end:home', 'done'],
    [1, undefined, 'one', 'on'],
  ]);
  const visits = moves.map(({ visit }) => visit);
  expect(new Set(visits.slice(0, 7)).size).toBe(1);
  expect(visits[7]).not.toBe(visits[0]);
});

test('showing the same place again, as after a reload, is no move', () => {
  const store = memoryStore();
  noteMove(store, flow, at('one'));
  expect(takeUntold(store)).toHaveLength(1);
  noteMove(store, flow, at('one', 'exiting'));
  expect(takeUntold(store)).toEqual([]);
  noteMove(store, flow, at('two'));
  expect(takeUntold(store)).toMatchObject([{ number: 2, from: 'one' }]);
});

test.each<[Activity, string]>([
  ['saving', 'saved'],
  ['exiting', 'left'],
  ['leaving', 'left'],
  ['confirmingBack', 'left'],
  ['failed', 'left'],
  ['submitting', 'done'],
  ['checking', 'done'],
  ['loading', 'done'],
])('an end that is come to while %s counts as %s', (state, kind) => {
  const store = memoryStore();
  noteMove(store, flow, at('one'));
  noteMove(store, flow, at('one', state), 'home');
  expect(takeUntold(store)[1]?.kind).toBe(kind);
});

test('a journey that can be carried on from its end is the same visit', () => {
  const store = memoryStore();
  noteMove(store, keeping, at('two'));
  noteMove(store, keeping, at('two'), 'home');
  noteMove(store, keeping, at('two'));
  const moves = takeUntold(store);
  expect(moves.map(({ from, to, kind }) => [from, to, kind])).toEqual([
    [undefined, 'two', 'on'],
    ['two', 'end:home', 'halted'],
    ['end:home', 'two', 'back'],
  ]);
  expect(new Set(moves.map(({ visit }) => visit)).size).toBe(1);
});

test('a journey that is begun anew is another visit', () => {
  const store = memoryStore();
  noteMove(store, flow, at('one'));
  noteMove(store, flow, at('two'));
  forgetVisit(store, flow.id);
  noteMove(store, flow, at('one'));
  const moves = takeUntold(store);
  expect(moves.map(({ number }) => number)).toEqual([1, 2, 1]);
  expect(moves[2]?.visit).not.toBe(moves[0]?.visit);
});

test.each([
  [12_400, 12],
  [3 * 3_600_000, longestStay],
  [-60_000, 0],
])('a stay of %i milliseconds counts as %i seconds', (milliseconds, seconds) => {
  const store = memoryStore();
  noteMove(store, flow, at('one'));
  later(milliseconds);
  noteMove(store, flow, at('two'));
  expect(takeUntold(store)[1]?.seconds).toBe(seconds);
});

test('somebody who goes round for ever is not told of for ever', () => {
  const store = memoryStore();
  for (let round = 0; round < mostMoves; round++) {
    noteMove(store, flow, at('one'));
    noteMove(store, flow, at('two'));
  }
  expect(takeUntold(store)).toHaveLength(mostMoves);
});

test('what somebody else wrote into the store begins a new visit', () => {
  const store = memoryStore();
  store.setItem('visit:small', '{');
  store.setItem('visit:*', '[');
  noteMove(store, flow, at('one'));
  expect(takeUntold(store)).toMatchObject([{ number: 1 }]);
});

test('a stop is noted once for a visit, its step and its reason, over reloads and moves', () => {
  const store = memoryStore();
  expect(noteStop(store, flow.id, 'two', 'shut')).toBeUndefined();
  noteMove(store, flow, at('one'));
  noteMove(store, flow, at('two'));
  const [{ visit } = { visit: '' }] = takeUntold(store);
  expect(noteStop(store, flow.id, 'two', 'shut')).toBe(visit);
  expect(noteStop(store, flow.id, 'two', 'shut')).toBeUndefined();
  expect(noteStop(store, flow.id, 'two', 'send: refused')).toBe(visit);
  noteMove(store, flow, at('one'));
  noteMove(store, flow, at('two'));
  expect(noteStop(store, flow.id, 'two', 'shut')).toBeUndefined();
  expect(takeUntold(store)).toHaveLength(2);
  forgetVisit(store, flow.id);
  noteMove(store, flow, at('two'));
  expect(noteStop(store, flow.id, 'two', 'shut')).not.toBe(visit);
  expect(noteStop(store, 'another', 'two', 'shut')).toBeUndefined();
});
