/** What a runner proved. A test that was skipped, and a file that could not be loaded, count as failed. */
export interface Counts {
  readonly passed: number;
  readonly failed: number;
}

export type ReportKind = 'vitest' | 'playwright';

interface VitestReport {
  readonly numPassedTests: number;
  readonly numTotalTests: number;
  readonly testResults: readonly { readonly status: string; readonly assertionResults: readonly unknown[] }[];
}

interface PlaywrightReport {
  readonly stats: Readonly<Record<'expected' | 'unexpected' | 'flaky' | 'skipped', number>>;
  readonly errors: readonly unknown[];
}

/**
 * Counts from a runner's JSON report. A runner that saw no tests, left no report, or ended badly although every
 * test passed, counts as one failure.
 */
export function countsOf(kind: ReportKind, report: string | undefined, exitCode: number): Counts {
  if (report === undefined) return { passed: 0, failed: 1 };
  const parsed: unknown = JSON.parse(report);
  const { passed, failed } =
    kind === 'vitest' ? vitestCounts(parsed as VitestReport) : playwrightCounts(parsed as PlaywrightReport);
  const endedBadly = failed === 0 && (passed === 0 || exitCode !== 0);
  return { passed, failed: endedBadly ? 1 : failed };
}

function vitestCounts({ numPassedTests, numTotalTests, testResults }: VitestReport): Counts {
  const unloaded = testResults.filter(
    ({ status, assertionResults }) => status === 'failed' && assertionResults.length === 0,
  ).length;
  return { passed: numPassedTests, failed: numTotalTests - numPassedTests + unloaded };
}

function playwrightCounts({ stats, errors }: PlaywrightReport): Counts {
  const { expected, unexpected, flaky, skipped } = stats;
  return { passed: expected, failed: unexpected + flaky + skipped + errors.length };
}
