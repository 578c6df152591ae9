import {
  type AnyExplored,
  type AnyFlow,
  describePath,
  explorableJourney,
  explore,
  flowId,
  isJourney,
  nearest,
  pathTo,
  placesIn,
  shortestTo,
} from '../../machines/exploration/index.ts';
import { withCopy } from '../../src/walkthrough/flow.ts';
import { type DescribedPath, describeSteps, formatPath } from './described-path.ts';
import { UsageError } from './options.ts';

/** The shortest path to a step, an end or a state. */
interface ShortestPath {
  readonly flow: string;
  readonly to: string;
  /** The path as one sentence. */
  readonly path: string;
  /** Step by step, for a journey. */
  readonly steps: DescribedPath | undefined;
}

/** Prints the shortest path to a step, an end or a state of that name in each flow that has one. */
export async function showShortestPaths(flows: readonly AnyFlow[], to: string, json: boolean): Promise<void> {
  const targets = flows.map((flow) => [flow, targetsIn(flow)] as const);
  const matching = targets.filter(([, names]) => names.includes(to));
  if (matching.length === 0) {
    const names = [...new Set(targets.flatMap(([, own]) => own))];
    const lists = targets.map(([flow, own]) => `\n  ${flowId(flow)}: ${own.join(', ')}`);
    throw new UsageError(
      `There is no step, end or state “${to}”. ${nearest(to, names)}There are:${lists.join('')}`,
    );
  }
  printPaths(await Promise.all(matching.map(([flow]) => shortestPath(flow, to))), json);
}

export function printPaths(paths: readonly ShortestPath[], json: boolean): void {
  if (json)
    console.log(JSON.stringify({ ways: paths.map(({ steps, ...rest }) => ({ ...rest, told: steps })) }));
  else
    console.log(
      paths.map(({ flow, steps, path }) => `${flow}: ${steps ? formatPath(steps) : path}`).join('\n\n'),
    );
}

async function shortestPath(flow: AnyFlow, to: string): Promise<ShortestPath> {
  const explored = explore(flow);
  const state = shortestTo(explored, to);
  if (state === undefined)
    throw new UsageError(`${flowId(flow)} never reaches ${to}: no sample leads there.`);
  return describedPathTo(flow, explored, state, to);
}

/** The shortest path to a state that was found, described under the name that was asked for. */
export async function describedPathTo(
  flow: AnyFlow,
  explored: AnyExplored,
  state: string,
  to: string,
): Promise<ShortestPath> {
  const path = pathTo(explored, state);
  const events = path.edges.map(({ event }) => event);
  return {
    flow: flowId(flow),
    to,
    path: describePath(explored, path),
    steps: isJourney(flow) ? describeSteps(await withCopy(flow), path.scenario, events) : undefined,
  };
}

const targetsIn = (flow: AnyFlow): readonly string[] =>
  placesIn(isJourney(flow) ? explorableJourney(flow).compiled : explore(flow));
