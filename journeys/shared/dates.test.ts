import { expect, test } from 'vitest';
import { longDate, shortDate } from './dates.ts';

test('a day has two digits, and a short month three letters', () => {
  const months = Array.from({ length: 12 }, (_, month) =>
    shortDate(`2026-${String(month + 1).padStart(2, '0')}-03T12:00:00Z`),
  );
  for (const month of months) expect(month).toMatch(/^03 [A-Z][a-z]{2} 2026$/);
  expect(longDate('2026-09-02T12:00:00Z')).toBe('Wednesday 02 September 2026');
});
