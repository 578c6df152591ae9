import {
  type AnyFlow,
  checkByReading,
  eventsOf,
  explorableJourney,
  explore,
  type Flow,
  flowId,
  isJourney,
  messageCheck,
  propertyCheck,
  type Report,
  takenOn,
} from '../../machines/exploration/index.ts';
import { catalogue } from '../../test/support/catalogue.ts';
import { invariants } from '../../test/support/invariants.ts';
import { simulatorOf } from '../../test/support/journey-invariants.ts';
import { failuresIn } from '../paths/walk.ts';

type Load = (path: string) => Promise<unknown>;

/** Something is wrong, and nobody needs to know what else is. */
class Noticed extends Error {}

const notice = (says: string): never => {
  throw new Noticed(`property: ${says}`);
};

async function flowOf(load: Load, id: string): Promise<Flow> {
  const { allFlows } = (await load('journeys/registry.ts')) as { readonly allFlows: readonly AnyFlow[] };
  const flow = allFlows.find((each) => flowId(each) === id);
  if (!flow || !isJourney(flow)) throw new Error(`There is no journey “${id}”`);
  return flow;
}

/** What the search says before it is over, or what it found. */
function noticedIn(look: () => string | undefined): string | undefined {
  try {
    return look();
  } catch (error) {
    if (error instanceof Noticed) return error.message;
    return `broke: ${error instanceof Error ? error.message : String(error)}`;
  }
}

/** What is wrong with the definition as it is written. */
export async function definitionFault(load: Load, id: string): Promise<string | undefined> {
  const [fault] = checkByReading((await flowOf(load, id)).journey);
  return fault && `definition: ${fault.message}`;
}

/**
 * What is wrong on the stored paths of the journey as it should be. A path ends where it leads
 * elsewhere than it did: what would have happened next need not be possible there.
 */
export async function failureOnPaths(load: Load, id: string, report: Report): Promise<string | undefined> {
  const flow = await flowOf(load, id);
  return noticedIn(() => {
    const it = explorableJourney(flow);
    const properties = propertyCheck(flow.journey, flow.properties ?? [], { violated: notice });
    const simulator = simulatorOf(flow.journey);
    for (const path of report.paths) {
      let at = it.start(path.scenario).at;
      properties.arrived(at, { state: '' });
      const taken = takenOn(report, path);
      for (const [index, event] of eventsOf(report, path).entries()) {
        const next = it.next(at, event);
        const edge = { from: '', to: '', event, taken: next.taken };
        properties.arrived(next.at, { state: '', by: { edge, from: at } });
        const broken = Object.values(invariants).flatMap((complaintsIn) =>
          complaintsIn(flow.journey, simulator, simulator.restore(next.at)),
        );
        if (broken[0] !== undefined) return `invariant: ${broken[0]}`;
        if (next.taken.join() !== taken[index]?.join()) break;
        at = next.at;
      }
    }
    return undefined;
  });
}

/** What is wrong anywhere in the journey: the first thing that is found. */
export async function failureOfWalk(load: Load, id: string, report: Report): Promise<string | undefined> {
  const flow = await flowOf(load, id);
  return noticedIn(() => {
    const messages = messageCheck(flow.journey, catalogue);
    const properties = propertyCheck(flow.journey, flow.properties ?? [], { violated: notice });
    // As precisely as the journey itself was walked, without finding out anew how precisely that can be.
    const limit = report.precision === 'exact' ? Number.POSITIVE_INFINITY : undefined;
    const explored = explore(
      flow,
      (at, arriving) => {
        messages.arrived(at);
        properties.arrived(at, arriving);
      },
      report.precision === 'rules' ? 0 : limit,
    );
    const [failure] = failuresIn(flow, {
      explored,
      crashes: [],
      messages: messages.complaints(),
      properties: properties.results(explored),
    });
    return failure && `${failure.kind}: ${failure.what}`;
  });
}
