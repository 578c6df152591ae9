import { coveringPaths } from '../../machines/exploration/cover.ts';
import { coverageOf } from '../../machines/exploration/coverage.ts';
import { type AnyFlow, explore } from '../../machines/exploration/explore.ts';
import { type Report, reportOf } from '../../machines/exploration/report.ts';

/** The record of a walk through a flow as it is now. */
export function recordOf(flow: AnyFlow): Report {
  const explored = explore(flow);
  return reportOf(flow, explored, {
    coverage: coverageOf(explored),
    paths: coveringPaths(flow, explored),
    failures: [],
    sources: '',
    made: '2026-11-21T10:20:00.000Z',
    ms: explored.ms,
  });
}
