import { mkdirSync, readFileSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { machineClock } from '../../gateway/clock.ts';
import {
  type Arrived,
  coverageOf,
  coveringPaths,
  explore,
  type Flow,
  flowId,
  type Property,
  pathOfArrival,
  propertyCheck,
  type Report,
  reportOf,
} from '../../machines/exploration/index.ts';
import { defaultRegistry, digestOf, root } from '../paths/sources.ts';

/** How often each property is met at each step on the stored paths. */
const times = 3;

/**
 * A walk through a journey as it is, with the paths on which a change most likely shows: those that take every transition,
 * and for each property the shortest to where it has something to say. Stored until the sources change.
 */
export function walkWithPaths(flow: Flow): Report {
  const file = join(root, '.cache/mutants', `${flowId(flow)}.paths.json`);
  const digest = digestOf(flow, defaultRegistry);
  try {
    const report = JSON.parse(readFileSync(file, 'utf8')) as Report;
    if (report.sources === digest) return report;
  } catch {
    // Nothing was stored yet.
  }
  const report = newWalk(flow, digest);
  mkdirSync(join(root, '.cache/mutants'), { recursive: true });
  writeFileSync(file, JSON.stringify(report));
  return report;
}

function newWalk(flow: Flow, sources: string): Report {
  const met = new Map<Property, Map<string, Arrived[]>>();
  const applied = (property: Property, step: string, arrived: Arrived): void => {
    const steps = met.get(property) ?? new Map<string, Arrived[]>();
    met.set(property, steps);
    const arrivals = steps.get(step) ?? [];
    steps.set(step, arrivals);
    if (arrivals.length < times) arrivals.push(arrived);
  };
  const properties = propertyCheck(flow.journey, flow.properties ?? [], { applied });
  const explored = explore(flow, properties.arrived);
  // Where several properties have something to say at one place, one path is enough.
  const arrivals = new Set([...met.values()].flatMap((steps) => [...steps.values()].flat()));
  return reportOf(flow, explored, {
    coverage: coverageOf(explored),
    paths: [
      ...coveringPaths(flow, explored),
      ...[...arrivals].map((arrived) => pathOfArrival(explored, arrived)),
    ],
    failures: [],
    sources,
    made: machineClock().toISOString(),
    ms: explored.ms,
  });
}
