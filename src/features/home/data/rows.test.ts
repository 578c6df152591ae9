import { expect, test } from 'vitest';
import type { RepairThingKind } from './repairs.ts';
import { divideRows } from './rows.ts';
import type { Thing } from './things.ts';

const now = new Date('2026-11-21T12:00:00Z');

const things = (kind: RepairThingKind, count: number): readonly Thing[] =>
  Array.from(
    { length: count },
    () =>
      ({
        kind,
        order: {},
        next: { kind: 'visit', from: null, by: '2026-12-24T12:00:00' },
      }) as unknown as Thing,
  );

/** How many of each group are on the page and behind its line, and how many wait at the end. */
function counted(...items: readonly Thing[]) {
  const { groups, later } = divideRows(items, (thing) => thing, now);
  return { groups: groups.map(({ shown, folded }) => [shown.length, folded.length]), later: later.length };
}

test('a few things are all on the page', () => {
  expect(counted()).toEqual({ groups: [], later: 0 });
  expect(counted(...things('choose', 3), ...things('draft', 2))).toEqual({
    groups: [
      [3, 0],
      [2, 0],
    ],
    later: 0,
  });
});

test('of many of one kind two are, so that other kinds stay near', () => {
  expect(counted(...things('choose', 4), ...things('draft', 1))).toEqual({
    groups: [
      [2, 2],
      [1, 0],
    ],
    later: 0,
  });
});

test('after five rows the rest waits, unless it is a single thing', () => {
  const five = [...things('choose', 3), ...things('visit', 2)];
  expect(counted(...five, ...things('draft', 2))).toMatchObject({ later: 2 });
  expect(counted(...five, ...things('draft', 1))).toMatchObject({ later: 0 });
});

test('what cannot wait is on the page, however much it is', () => {
  const urgent = [...things('late', 3), ...things('underway', 3), ...things('late', 3)];
  expect(counted(...urgent, ...things('draft', 2))).toEqual({
    groups: [
      [3, 0],
      [3, 0],
      [3, 0],
    ],
    later: 2,
  });
});
