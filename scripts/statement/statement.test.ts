import { execFileSync } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join, resolve } from 'node:path';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { provider } from '../../content/provider.ts';
import * as cookies from '../../gateway/http/cookies.ts';
import { cookiesPage } from './cookies-page.ts';
import { readResults } from './results.ts';

const root = resolve(import.meta.dirname, '../..');
const folder = mkdtempSync(join(tmpdir(), 'doorstep-statement-'));
const reports = join(folder, 'runners');
afterAll(() => rmSync(folder, { recursive: true }));

const startTime = Date.parse('2026-11-20T09:00:00Z');
const tests = (...statuses: readonly string[]) => statuses.map((status) => ({ status }));
const file = (name: string, ...statuses: readonly string[]) => ({
  name: join(root, name),
  status: statuses.every((status) => status === 'passed') ? 'passed' : 'failed',
  assertionResults: tests(...statuses),
});

beforeAll(() => {
  mkdirSync(reports);
  const unloaded = { ...file('src/ui/Page.test.tsx'), status: 'failed' };
  const read = file('test/screens/transcripts.test.tsx', 'passed', 'passed');
  const browser = [file('src/fields/day/DayView.test.tsx', 'passed', 'failed', 'skipped'), unloaded];
  const spec = (name: string, ...statuses: readonly string[]) => ({
    file: name,
    specs: [],
    suites: [{ file: name, specs: [{ tests: tests(...statuses) }] }],
  });
  const journeys = [
    spec('money.spec.ts', 'expected', 'flaky'),
    spec('old-browsers.spec.ts', 'expected'),
    spec('keyboard.spec.ts', 'expected', 'unexpected', 'expected'),
  ];
  const written = {
    browser: { startTime, testResults: browser },
    screens: { startTime, testResults: [read] },
    unit: { startTime, testResults: [file('contract/dates.test.ts', 'passed')] },
    journeys: { stats: { startTime: '2026-11-21T09:00:00Z' }, suites: journeys },
  };
  for (const [name, report] of Object.entries(written))
    writeFileSync(join(reports, `${name}.json`), JSON.stringify(report));
});

/** Runs the command and answers what it wrote. */
function statement(name: string, results: string) {
  const to = join(folder, name);
  const script = join(root, 'scripts/statement.ts');
  const output = execFileSync(process.execPath, [script, '--to', to, '--results', results], {
    cwd: folder,
    encoding: 'utf8',
    env: { ...process.env, CLOCK: '2026-12-01T12:00' },
  });
  const read = (page: string) => readFileSync(join(to, page), 'utf8');
  return { output, accessibility: read('accessibility.md'), cookies: read('cookies.md') };
}

describe('npm run statement', () => {
  test('writes what was run, when, and what was not', () => {
    const { output, accessibility } = statement('tested', reports);
    expect(output).not.toContain('No tests');
    expect(accessibility).toContain('This statement was prepared on 1 December 2026.');
    expect(accessibility).toContain('last tested on 21 November 2026');
    expect(accessibility).toMatch(/^\| Each kind of question .* \| 20 Nov 2026 \| 1 \| 3 \|$/m);
    expect(accessibility).toMatch(/^\| Whole visits .* \| 21 Nov 2026 \| 1 \| 1 \|$/m);
    expect(accessibility).toMatch(/^\| Pages with the keys of a keyboard .* \| 21 Nov 2026 \| 2 \| 1 \|$/m);
    expect(accessibility).toMatch(
      /^\| What each form says to a screen reader.* \| 20 Nov 2026 \| 2 \| 0 \|$/m,
    );
    expect(accessibility).toContain('Our last test found 5 faults.');
    expect(accessibility).toMatch(/This check was not run: Contrast/);
    expect(accessibility).toContain(provider.phone);
    expect(accessibility).toContain('Web Content Accessibility Guidelines version 2.2 AA standard');
  });

  test('says that nothing was run where there are no reports', () => {
    const { output, accessibility, cookies: text } = statement('untested', join(folder, 'none'));
    expect(output).toContain('No tests were run');
    expect(accessibility).toContain('No tests were run for this statement.');
    expect(accessibility).not.toContain('last tested on');
    // A placeholder that nothing fills would leave a hole.
    expect(`${accessibility}${text}`).not.toMatch(/[{}]|undefined|NaN|Invalid Date| {2}|\(\)/);
  });
});

test('a check that the reports have no test of has no result', () => {
  expect(readResults(reports).map(({ check }) => check)).toEqual([
    'keyboard',
    'transcripts',
    'parts',
    'visits',
    'oldBrowsers',
  ]);
});

describe('the page on cookies', () => {
  const now = new Date(startTime);
  const names = Object.values(cookies)
    .flatMap((value): readonly unknown[] => (typeof value === 'object' ? Object.values(value) : [value]))
    .filter((value) => typeof value === 'string');

  test('names each cookie that the gateway sets', () => {
    expect(names).toHaveLength(7);
    expect(names.filter((name) => !cookiesPage(undefined, now).includes(`\`${name}\``))).toEqual([]);
  });

  test('leaves those of the demonstration out where residents sign in elsewhere', () => {
    const text = cookiesPage('https://sign-in.example', now);
    expect(names.filter((name) => !text.includes(`\`${name}\``))).toEqual(
      Object.values(cookies.identityCookies),
    );
    expect(text).toContain('https://sign-in.example');
  });
});
