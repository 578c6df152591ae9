import { pathToFileURL } from 'node:url';
import { type AnyFlow, type Catalogue, flowId, nearest } from '../../machines/exploration/index.ts';
import { catalogue } from '../../test/support/catalogue.ts';
import { UsageError } from './options.ts';
import { defaultRegistry } from './sources.ts';

interface Registry {
  readonly allFlows?: readonly AnyFlow[];
  /** The messages of its journeys. Without them the messages are not checked. */
  readonly catalogue?: Catalogue;
}

const importRegistry = (registry: string): Promise<Registry> => import(pathToFileURL(registry).href);

/** Every flow that a registry lists; a registry is a file that exports `allFlows`. */
export async function flowsIn(registry: string): Promise<readonly AnyFlow[]> {
  const { allFlows } = await importRegistry(registry);
  if (!allFlows || allFlows.length === 0) throw new UsageError(`${registry} lists no flows`);
  return allFlows;
}

/** The messages that the journeys of a registry show. */
export const catalogueFor = async (registry: string): Promise<Catalogue | undefined> =>
  registry === defaultRegistry ? catalogue : (await importRegistry(registry)).catalogue;

/** The flows with these ids, separated by commas; all flows without ids. */
export function chosenFrom<F extends AnyFlow>(flows: readonly F[], ids: string | undefined): readonly F[] {
  const all = flows.map(flowId);
  for (const id of ids?.split(',') ?? []) {
    if (all.includes(id)) continue;
    throw new UsageError(`There is no flow “${id}”. ${nearest(id, all)}There are: ${all.join(', ')}.`);
  }
  return ids === undefined ? flows : flows.filter((flow) => ids.split(',').includes(flowId(flow)));
}
