import { coveringPaths } from '../../machines/cover.ts';
import { complaintsAbout, coverageOf } from '../../machines/coverage.ts';
import { explore } from '../../machines/explore.ts';
import { type Report, reportOf } from '../../machines/report.ts';
import type { Flow } from '../../machines/samples.ts';

/** Walks a flow through everything that can happen in it. */
export function walkThrough(flow: Flow, sources: string): Report {
  const began = performance.now();
  const explored = explore(flow);
  const coverage = coverageOf(explored);
  return reportOf(flow, explored, {
    coverage,
    paths: coveringPaths(flow, explored),
    failures: complaintsAbout(coverage, flow).map((what) => ({ kind: 'gap', what })),
    sources,
    made: new Date().toISOString(),
    ms: performance.now() - began,
  });
}
