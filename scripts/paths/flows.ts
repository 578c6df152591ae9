import { pathToFileURL } from 'node:url';
import { type AnyFlow, idOf } from '../../machines/explore.ts';
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
