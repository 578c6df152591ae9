import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { aheadOf, clockOf, settingOf } from './clock.ts';
import { addressAtClock } from './database/clock.ts';

const minute = 60_000;
const machine = new Date('2026-11-20T12:00:00Z');

beforeEach(() => void vi.useFakeTimers({ toFake: ['Date'], now: machine }));
afterEach(() => void vi.useRealTimers());

it.each([
  ['an instant', '2026-11-20T12:05:00Z', 5 * minute],
  ['a time in winter', '2026-11-20T12:05', 5 * minute],
  [
    'a time in summer, an hour before that of UTC',
    '2026-07-01T00:30',
    Date.UTC(2026, 5, 30, 23, 30) - +machine,
  ],
  ['29 February', '2028-02-29T00:00', Date.UTC(2028, 1, 29) - +machine],
  ['a duration', 'PT36H', 36 * 60 * minute],
  ['a duration back', '-PT2H', -120 * minute],
])('starts at %s', (_what, setting, ahead) => {
  expect(aheadOf(setting)).toBe(ahead);
});

it.each(['noon', '2026-11-20', '2027-02-29T12:00', 'P', '12:00', ''])('refuses %j', (setting) => {
  expect(aheadOf(setting)).toBeUndefined();
});

it('goes on from where it was set, also in a process that starts later', () => {
  const ahead = aheadOf('2026-12-31T23:59:00Z') ?? 0;
  const setting = settingOf(ahead);
  vi.setSystemTime(+machine + 2 * minute);
  expect(clockOf(ahead)()).toEqual(new Date('2027-01-01T00:01:00Z'));
  expect(aheadOf(setting)).toBe(ahead);
  expect(aheadOf(settingOf(-1234))).toBe(-1234);
});

it.each([
  ['postgres://p@127.0.0.1:5432/d', 'postgres://p@127.0.0.1:5432/d?'],
  ['postgres://p@/d?host=%2Ftmp%2Fa&port=5432', 'postgres://p@/d?host=%2Ftmp%2Fa&port=5432&'],
])('tells the database at %s how far it is ahead', (url, start) => {
  expect(addressAtClock(url, 0)).toBe(url);
  expect(addressAtClock(url, -5)).toBe(`${start}options=-c%20doorstep.clock_ahead%3D-5`);
});

it('leaves other settings of a connection as they are', () => {
  const address = addressAtClock('postgres://p@h/d?options=-c%20jit%3Doff', 7);
  expect(new URLSearchParams(address.split('?')[1]).get('options')).toBe(
    '-c jit=off -c doorstep.clock_ahead=7',
  );
});
