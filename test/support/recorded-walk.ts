import {
  type AnyFlow,
  coverageOf,
  coveringPaths,
  explore,
  isJourney,
  propertyCheck,
  propertyFailures,
  type Report,
  reportOf,
} from '../../machines/exploration/index.ts';

/** The record of a walk through a flow as it is now. */
export function recordOf(flow: AnyFlow): Report {
  const properties = isJourney(flow) ? propertyCheck(flow.journey, flow.properties ?? []) : undefined;
  const explored = isJourney(flow) ? explore(flow, properties?.arrived) : explore(flow);
  const results = 'compiled' in explored ? (properties?.results(explored) ?? []) : [];
  return reportOf(flow, explored, {
    coverage: coverageOf(explored),
    paths: coveringPaths(flow, explored),
    failures: propertyFailures(results),
    properties: results,
    sources: '',
    made: '2026-11-21T10:20:00.000Z',
    ms: explored.ms,
  });
}
