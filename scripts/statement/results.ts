import { existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { accessibilityStatement } from '../../content/accessibility-statement.ts';

/** A check of accessibility, by the name under which the statement has words for it. */
export type CheckName = keyof typeof accessibilityStatement.tested.checks;

/** What was run of a check, and when. */
export interface CheckResult {
  readonly check: CheckName;
  readonly at: Date;
  readonly passed: number;
  readonly failed: number;
}

/** In which report of `npm test` the tests of each check are, and in which files. */
const places: Readonly<Record<CheckName, { readonly report: string; readonly files: RegExp }>> = {
  states: { report: 'storybook', files: /./ },
  paths: { report: 'screens', files: /test\/screens\/(longest-)?paths\.test\.tsx$/ },
  narrow: { report: 'screens', files: /test\/screens\/pseudo-(locale|pages)\.test\.tsx$/ },
  keyboard: { report: 'journeys', files: /^keyboard\.spec\.ts$/ },
  transcripts: { report: 'screens', files: /test\/screens\/transcripts\.test\.tsx$/ },
  parts: { report: 'browser', files: /src\/(fields|lists|renderer|ui)\// },
  contrast: { report: 'unit', files: /src\/styles\/contrast\.test\.ts$/ },
  visits: { report: 'journeys', files: /^(?!old-browsers|without-script|keyboard).*\.spec\.ts$/ },
  oldBrowsers: { report: 'journeys', files: /^old-browsers\.spec\.ts$/ },
  papers: { report: 'unit', files: /gateway\/pdf\/pdf-ua\.test\.ts$/ },
  withoutScript: { report: 'journeys', files: /^without-script\.spec\.ts$/ },
};

interface VitestReport {
  readonly startTime: number;
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly status: string }[];
  }[];
}

interface PlaywrightSuite {
  readonly file: string;
  readonly specs: readonly { readonly tests: readonly { readonly status: string }[] }[];
  readonly suites?: readonly PlaywrightSuite[];
}

interface PlaywrightReport {
  readonly stats: { readonly startTime: string };
  readonly suites: readonly PlaywrightSuite[];
}

interface TestOfFile {
  readonly file: string;
  readonly isPassed: boolean;
}

const testsOfSuite = ({ file, specs, suites = [] }: PlaywrightSuite): readonly TestOfFile[] => [
  ...specs.flatMap(({ tests }) => tests.map(({ status }) => ({ file, isPassed: status === 'expected' }))),
  ...suites.flatMap(testsOfSuite),
];

/** The tests of a report with their files. A file that could not be loaded counts as one that failed. */
function testsOf(report: VitestReport | PlaywrightReport): { at: Date; tests: readonly TestOfFile[] } {
  if ('suites' in report)
    return { at: new Date(report.stats.startTime), tests: report.suites.flatMap(testsOfSuite) };
  const tests = report.testResults.flatMap(({ name: file, status, assertionResults }) =>
    status === 'failed' && assertionResults.length === 0
      ? [{ file, isPassed: false }]
      : assertionResults.map((result) => ({ file, isPassed: result.status === 'passed' })),
  );
  return { at: new Date(report.startTime), tests };
}

/**
 * What the last `npm test` found of each check of accessibility. A check of which nothing was run has no result.
 * @param folder where `npm test` leaves the reports of its runners
 */
export function readResults(folder: string): readonly CheckResult[] {
  return Object.entries(places).flatMap(([check, { report, files }]) => {
    const file = join(folder, `${report}.json`);
    if (!existsSync(file)) return [];
    const { at, tests } = testsOf(JSON.parse(readFileSync(file, 'utf8')) as VitestReport | PlaywrightReport);
    const own = tests.filter((each) => files.test(each.file));
    if (own.length === 0) return [];
    const passed = own.filter(({ isPassed }) => isPassed).length;
    return [{ check: check as CheckName, at, passed, failed: own.length - passed }];
  });
}
