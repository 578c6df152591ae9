import {
  type AnyFlow,
  eventOf,
  type Failure,
  flowId,
  isJourney,
  type RecordedValue,
} from '../../machines/exploration/index.ts';
import { withCopy } from '../../src/walkthrough/flow.ts';
import { type DescribedPath, describeSteps, formatPath } from './described-path.ts';
import { placeInSource } from './place-in-source.ts';

/** How many failures are printed with the path to them; the others have only their name. */
const maxDescribed = 5;

const headings: Readonly<Record<Failure['kind'], string>> = {
  broke: 'This path throws:',
  invariant: 'This path leads there:',
  property: 'This path leads there:',
  gap: 'The path that comes nearest:',
  definition: '',
};

async function pathToFailure(
  flow: AnyFlow,
  { path }: Failure,
  values: readonly RecordedValue[],
): Promise<DescribedPath | undefined> {
  if (!path || !isJourney(flow)) return undefined;
  const events = path.edges.map(({ event }) => eventOf(event, values));
  return describeSteps(await withCopy(flow), path.scenario, events);
}

/** The failures of a flow as text, the first of them with the path to each. */
export async function formatFailures(
  flow: AnyFlow,
  failures: readonly Failure[],
  values: readonly RecordedValue[],
): Promise<string> {
  const texts = await Promise.all(
    failures.map(async (failure, index) => {
      const { kind, what, invariant, remedy } = failure;
      const place = isJourney(flow) ? placeInSource(flow.journey, failure) : undefined;
      const name = [
        `${flowId(flow)}: ${invariant === undefined ? '' : `violates “${invariant}”. `}${what}`,
        ...(remedy === undefined ? [] : [`  ${remedy}.`]),
        ...(place === undefined ? [] : [`  at ${place}`]),
      ].join('\n');
      if (index >= maxDescribed) return name;
      const path = await pathToFailure(flow, failure, values);
      if (path) return `${name}\n  ${headings[kind]}\n${formatPath(path)}\n`;
      return failure.path ? `${name}\n  ${headings[kind]}\n  ${failure.path.name}\n` : name;
    }),
  );
  return texts.join('\n');
}
