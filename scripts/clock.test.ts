import { spawnSync } from 'node:child_process';
import { join } from 'node:path';
import { afterEach, expect, test, vi } from 'vitest';
import { aheadOf } from '../gateway/clock.ts';
import { aheadOfEnvironment, chooseClock } from './clock.ts';

afterEach(() => vi.unstubAllEnvs());

test('a time that is chosen counts instead of that of the environment, and goes on', () => {
  vi.stubEnv('CLOCK', 'PT1H');
  chooseClock('2028-02-29T12:00');
  const ahead = aheadOf('2028-02-29T12:00') ?? 0;
  expect(Math.abs(aheadOfEnvironment() - ahead)).toBeLessThan(60_000);
  // Ahead by so much, for all that is started later.
  expect(process.env.CLOCK).toMatch(/^-?PT\d+\.\d{3}S$/);
});

test('without one the clock of the environment stays', () => {
  vi.stubEnv('CLOCK', 'PT36H');
  chooseClock(undefined);
  expect(aheadOfEnvironment()).toBe(36 * 60 * 60_000);
});

test.each([
  ['--clock=noon', 'CLOCK is noon: it must be a time such as 2026-12-31T23:59'],
  ['--clock=', '--clock needs a time such as 2026-12-31T23:59'],
])('the whole run refuses %s', (option, message) => {
  const { status, stderr } = spawnSync(process.execPath, [join(import.meta.dirname, 'test.ts'), option], {
    encoding: 'utf8',
  });
  expect(stderr.trim()).toBe(message);
  expect(status).toBe(2);
});
