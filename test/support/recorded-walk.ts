import {
  type AnyFlow,
  coverageOf,
  coveringPaths,
  explore,
  type Report,
  reportOf,
} from '../../machines/exploration/index.ts';

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
