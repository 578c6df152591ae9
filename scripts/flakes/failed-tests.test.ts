import { expect, test } from 'vitest';
import { failedTests } from './failed-tests.ts';

test('vitest: tests that failed or were skipped, and files that could not be loaded', () => {
  const report = JSON.stringify({
    testResults: [
      {
        name: '/project/a.test.ts',
        status: 'failed',
        assertionResults: [
          { fullName: 'adds', status: 'passed' },
          { fullName: 'takes away', status: 'failed' },
          { fullName: 'divides', status: 'skipped' },
        ],
      },
      { name: '/project/b.test.ts', status: 'failed', assertionResults: [] },
    ],
  });
  expect(failedTests('vitest', report)).toEqual([
    'a.test.ts > takes away',
    'a.test.ts > divides',
    'b.test.ts could not be loaded',
  ]);
});

test('playwright: tests that did not pass at their first go, in groups too', () => {
  const report = JSON.stringify({
    suites: [
      {
        title: 'home.spec.ts',
        specs: [
          { title: 'opens', ok: true },
          { title: 'closes', ok: false },
        ],
        suites: [{ title: 'on a phone', specs: [{ title: 'opens', ok: false }] }],
      },
    ],
  });
  expect(failedTests('playwright', report)).toEqual(['home.spec.ts > closes', 'home.spec.ts > opens']);
});
