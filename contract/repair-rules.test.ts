import { expect, test } from 'vitest';
import { notices } from '../content/notices.ts';
import { draftHours } from './repair-limits.ts';

test('no message has the hours that a draft is kept written into it', () => {
  const told = Object.values(notices).filter((text) => text.includes('{draftHours}'));
  expect(told.length).toBeGreaterThan(1);
  expect(Object.values(notices).filter((text) => text.includes(String(draftHours)))).toEqual([]);
});
