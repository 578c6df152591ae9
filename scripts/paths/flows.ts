import { pathToFileURL } from 'node:url';
import { offeredJourneys } from '../../journeys/offered.ts';
import { type AnyFlow, idOf } from '../../machines/explore.ts';
import type { PortalFlow } from '../../machines/portal.ts';
import type { Flow } from '../../machines/samples.ts';
import { noWords, type WordedFlow } from '../../src/cases/flow.ts';
import { nearest } from './nearest.ts';
import { Complaint } from './options.ts';

/** Every flow that a registry lists; a file that exports `allFlows`. */
export async function flowsIn(registry: string): Promise<readonly AnyFlow[]> {
  const { allFlows } = (await import(pathToFileURL(registry).href)) as { allFlows?: readonly AnyFlow[] };
  if (!allFlows || allFlows.length === 0) throw new Complaint(`${registry} lists no flows`);
  return allFlows;
}

/** The flows of these ids, which commas part; all of them when there are none. */
export function chosenFrom(flows: readonly AnyFlow[], ids: string | undefined): readonly AnyFlow[] {
  const known = flows.map(idOf);
  for (const id of ids?.split(',') ?? []) {
    if (known.includes(id)) continue;
    throw new Complaint(`There is no flow “${id}”. ${nearest(id, known)}There are: ${known.join(', ')}.`);
  }
  return ids === undefined ? flows : flows.filter((flow) => ids.split(',').includes(idOf(flow)));
}

/** A journey with its words, where the portal has some for it. */
export async function withWords(flow: Flow): Promise<WordedFlow> {
  const entry = offeredJourneys.find(({ id }) => id === flow.journey.id);
  const portal = entry && ((await entry.load()).flow as PortalFlow);
  return { ...flow, words: portal?.words ?? noWords(flow.journey.id), portal };
}
