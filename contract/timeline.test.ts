import { expect, it } from 'vitest';
import { timeline } from '../content/timeline.ts';
import { noticeByEventCode, timelineNotice } from './timeline.ts';

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
  expect(timelineNotice(code)).toBe(notice);
});
