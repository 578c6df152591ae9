import { expect, inject, test } from 'vitest';
import { now } from './clock.ts';

test('pages have the clock of this run', () => {
  const ahead = now().getTime() - performance.timeOrigin - performance.now();
  expect(Math.abs(ahead - inject('clockAheadMs'))).toBeLessThan(60_000);
});
