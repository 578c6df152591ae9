import { expect, it } from 'vitest';
import { timeline } from '../content/timeline.ts';
import { clockLabel, noticeByEventCode, noticeOf } from './timeline.ts';

it('every event has words, and every words an event', () => {
  const used = new Set<string>([...Object.values(noticeByEventCode), 'updated']);
  expect([...used].sort()).toEqual(Object.keys(timeline).sort());
});

it.each([
  ['APCREATE10', 'preferred'],
  ['NOACC01', 'noAccess'],
  ['SOMETHING', 'updated'],
  ['toString', 'updated'],
])('%s is %s', (code, notice) => {
  expect(noticeOf(code)).toBe(notice);
});

it.each([
  ['2026-11-23T08:00:00', '8.00AM'],
  ['2026-11-23T12:00:00', '12.00PM'],
  ['2026-11-23T00:05:00', '12.05AM'],
  ['2026-11-23T14:30:00', '2.30PM'],
])('%s is %s', (time, label) => {
  expect(clockLabel(time)).toBe(label);
});
