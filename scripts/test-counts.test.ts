import { expect, test } from 'vitest';
import { countsOf } from './test-counts.ts';

const vitest = (passed: number, total: number, files: unknown[] = []): string =>
  JSON.stringify({ numPassedTests: passed, numTotalTests: total, testResults: files });
const playwright = (stats: Record<string, number>, errors: unknown[] = []): string =>
  JSON.stringify({ stats: { expected: 0, unexpected: 0, flaky: 0, skipped: 0, ...stats }, errors });

test.each([
  ['everything passed', vitest(3, 3), 0, { passed: 3, failed: 0 }],
  ['one failed or was skipped', vitest(2, 3), 1, { passed: 2, failed: 1 }],
  [
    'a file could not be loaded',
    vitest(2, 2, [{ status: 'failed', assertionResults: [] }]),
    1,
    { passed: 2, failed: 1 },
  ],
  ['no tests were seen', vitest(0, 0), 0, { passed: 0, failed: 1 }],
  ['it broke after its last test', vitest(3, 3), 1, { passed: 3, failed: 1 }],
])('vitest: %s', (_, report, exitCode, counts) => {
  expect(countsOf('vitest', report, exitCode)).toEqual(counts);
});

test.each([
  ['everything passed', playwright({ expected: 2 }), 0, { passed: 2, failed: 0 }],
  [
    'one failed, one was skipped, one passed at the second go',
    playwright({ unexpected: 1, skipped: 1, flaky: 1 }),
    1,
    { passed: 0, failed: 3 },
  ],
  ['the server did not start', playwright({}, [{}]), 1, { passed: 0, failed: 1 }],
  ['no tests were seen', playwright({}), 0, { passed: 0, failed: 1 }],
])('playwright: %s', (_, report, exitCode, counts) => {
  expect(countsOf('playwright', report, exitCode)).toEqual(counts);
});

test('no report is a failure', () => {
  expect(countsOf('vitest', undefined, 0)).toEqual({ passed: 0, failed: 1 });
});
