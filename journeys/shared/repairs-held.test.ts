import { expect, test } from 'vitest';
import { heldUntil } from './repairs-held.ts';

test.each([
  ['2024-10-14', '2024-10-13T22:59:59Z', '2024-10-14'],
  ['2024-10-14', '2024-10-13T23:00:00Z', null],
  ['', '2024-10-01T12:00:00Z', null],
  ['soon', '2024-10-01T12:00:00Z', null],
])('repairs held until ‘%s’ are, at %s, until %s', (setting, now, until) => {
  expect(heldUntil(setting, new Date(now))).toBe(until);
});
