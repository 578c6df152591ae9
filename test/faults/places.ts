import { getConfiguration } from '../../contract/configuration.ts';
import type { Offer } from '../../contract/offers.ts';
import { offeredJourneys } from '../../journeys/offered.ts';
import { type Journey, type PortalFlow, stateOf, statePath } from '../../machines/engine/index.ts';
import type { Flow, Samples, Simulator, Snapshot } from '../../machines/exploration/index.ts';
import type { RecordedRuns } from '../../scripts/paths/running.ts';
import { simulatorOf } from '../support/journey-invariants.ts';
import { mostOperations, operationAt, toolsFor, workOn } from './operations-running.ts';
import { providerIn } from './provider.ts';

/** A moment at which an operation makes calls. */
export interface Place {
  readonly journey: Journey;
  readonly samples: Samples;
  /** The journey as the portal runs it. */
  readonly portal: Pick<PortalFlow, 'sequel'>;
  readonly simulator: Simulator;
  /** Journey, operation and step. */
  readonly name: string;
  readonly operation: string;
  readonly snapshot: Snapshot;
  /** The calls that it makes while all goes well, at a provider that offers this. */
  readonly calls: ReadonlySet<string>;
  readonly offers: readonly Offer[];
}

async function portalFlowOf({ id }: Journey): Promise<Place['portal']> {
  const entry = offeredJourneys.find((candidate) => candidate.id === id);
  if (!entry) throw new Error(`the portal does not offer ${id}`);
  return (await entry.load()).flow;
}

/**
 * Where a journey makes calls: for each state and each set of calls one situation.
 * @param runs situations in which operations run, by the state of the machine
 * @param shown the journey as the portal runs it, where the portal does not offer it
 */
export async function placesOf(
  flow: Flow,
  runs: RecordedRuns['states'],
  shown?: Place['portal'],
): Promise<readonly Place[]> {
  const { journey, samples } = flow;
  const simulator = simulatorOf(journey);
  const portal = shown ?? (await portalFlowOf(journey));
  const places = new Map<string, Place>();

  const note = (snapshot: Snapshot, calls: ReadonlySet<string>, offers: Place['offers']) => {
    const operation = operationAt(snapshot);
    if (operation === undefined || calls.size === 0) return;
    const [step, state] = statePath(snapshot.value);
    const isSameEverywhere = ['leaving', 'saving'].includes(stateOf(snapshot).activity);
    const key = [isSameEverywhere ? '' : step, state, ...[...calls].toSorted()].join();
    const name = `${journey.id}: ${operation} at ${step}`;
    if (!places.has(key))
      places.set(key, { journey, samples, portal, simulator, name, operation, snapshot, calls, offers });
  };

  /** What follows a situation while all goes well shows more places than samples alone. */
  const follow = async (snapshot: Snapshot, offers: Place['offers']) => {
    const { gateway, made } = providerIn({}, offers);
    const tools = toolsFor(gateway);
    let at = snapshot;
    for (let count = 0; count < mostOperations; count += 1) {
      const before = made.length;
      const next = await workOn(journey, simulator, at, tools);
      note(at, new Set(made.slice(before).map(({ call }) => call)), offers);
      if (!next) break;
      at = next.at;
    }
    return made;
  };

  for (const situations of runs.values()) {
    for (const situation of situations) {
      const made = await follow(simulator.restore(situation), []);
      // Settings are read alone or together, and either way has to end well.
      if (made.some(({ call }) => call === getConfiguration.id))
        await follow(simulator.restore(situation), ['configuration?names']);
    }
  }
  return [...places.values()];
}
