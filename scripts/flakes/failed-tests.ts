import { basename } from 'node:path';
import type { ReportKind } from '../test-counts.ts';

interface VitestReport {
  readonly testResults: readonly {
    readonly name: string;
    readonly status: string;
    readonly assertionResults: readonly { readonly fullName: string; readonly status: string }[];
  }[];
}

interface PlaywrightSuite {
  readonly title: string;
  readonly specs?: readonly { readonly title: string; readonly ok: boolean }[];
  readonly suites?: readonly PlaywrightSuite[];
}

/** The tests that a runner's JSON report says did not pass, each with its file. */
export function failedTests(kind: ReportKind, report: string): readonly string[] {
  const parsed: unknown = JSON.parse(report);
  return kind === 'vitest'
    ? (parsed as VitestReport).testResults.flatMap(failedInFile)
    : (parsed as { readonly suites: readonly PlaywrightSuite[] }).suites.flatMap((suite) =>
        failedInSuite(suite, suite.title),
      );
}

function failedInFile({ name, status, assertionResults }: VitestReport['testResults'][number]): string[] {
  const file = basename(name);
  if (status === 'failed' && assertionResults.length === 0) return [`${file} could not be loaded`];
  return assertionResults
    .filter((result) => result.status !== 'passed')
    .map(({ fullName }) => `${file} > ${fullName}`);
}

const failedInSuite = ({ specs = [], suites = [] }: PlaywrightSuite, file: string): string[] => [
  ...specs.filter(({ ok }) => !ok).map(({ title }) => `${file} > ${title}`),
  ...suites.flatMap((suite) => failedInSuite(suite, file)),
];
