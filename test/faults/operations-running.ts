import type { Gateway } from '../../contract/call.ts';
import {
  type AnyEvent,
  isBusy,
  type Journey,
  operationOf,
  screenOf,
  situationOf,
  stateOf,
  statePath,
  type Tools,
} from '../../machines/engine/index.ts';
import type { Simulator, Snapshot } from '../../machines/exploration/index.ts';

/** Most operations and pauses that follow one another before somebody has to do something. */
export const mostOperations = 60;

/** The operation that a situation waits for. */
export function operationAt(snapshot: Snapshot): string | undefined {
  const state = stateOf(snapshot);
  return isBusy(state) ? state.operation : undefined;
}

/** What operations work with, where the provider is behind `gateway`, no time passes and it is always the same day. */
export function toolsFor(gateway: Gateway): (key: string) => Tools {
  const begun = new Map<string, Promise<unknown>>();
  return (key) => ({
    services: { gateway, customerId: '00000000-0000-4000-8000-000000000900' },
    key,
    signal: new AbortController().signal,
    now: () => new Date('2026-11-21T10:00:00.000Z'),
    wait: async () => {},
    once<T>(name: string, start: () => Promise<T>): Promise<T> {
      const promise = begun.get(name) ?? start();
      begun.set(name, promise);
      return promise as Promise<T>;
    },
  });
}

/** What happens next without anybody doing anything: an operation ends, or a pause. */
async function happening(
  journey: Journey,
  snapshot: Snapshot,
  tools: (key: string) => Tools,
): Promise<AnyEvent | undefined> {
  const [step, state] = statePath(snapshot.value);
  const from = `${step}.${state}`;
  const operation = operationAt(snapshot);
  if (operation !== undefined) {
    const { keys } = snapshot.context;
    try {
      const situation = situationOf(snapshot.context);
      const output = await operationOf(journey, operation).run(situation, tools(keys[step] ?? ''));
      return { type: `xstate.done.actor.${from}`, output };
    } catch (error) {
      return { type: `xstate.error.actor.${from}`, error };
    }
  }
  const settling = /^settling:(.+)$/.exec(state)?.[1];
  const pause = screenOf(journey, snapshot).step.check.find(({ run }) => run === settling)?.debounceMs;
  return pause === undefined ? undefined : { type: `xstate.after.${pause}.${journey.id}.${from}` };
}

/** An operation that ran, in the situation that it ran in. */
export interface Ran {
  readonly operation: string;
  readonly from: Snapshot;
  /** What it came back with; absent when it failed. */
  readonly output?: unknown;
}

/** Lets a journey work on by one operation or pause; undefined where somebody has to do something. */
export async function workOn(
  journey: Journey,
  simulator: Simulator,
  at: Snapshot,
  tools: (key: string) => Tools,
): Promise<{ readonly at: Snapshot; readonly ran?: Ran } | undefined> {
  const event = await happening(journey, at, tools);
  if (!event) return undefined;
  const operation = operationAt(at);
  return {
    at: simulator.next(at, event),
    ...(operation !== undefined && {
      ran: { operation, from: at, ...('output' in event && { output: event.output }) },
    }),
  };
}

/** Lets a journey work until somebody has to do something. */
export async function settle(
  journey: Journey,
  simulator: Simulator,
  snapshot: Snapshot,
  tools: (key: string) => Tools,
): Promise<{ readonly at: Snapshot; readonly runs: readonly Ran[] }> {
  const runs: Ran[] = [];
  let at = snapshot;
  for (let count = 0; count < mostOperations; count += 1) {
    const next = await workOn(journey, simulator, at, tools);
    if (!next) return { at, runs };
    if (next.ran) runs.push(next.ran);
    at = next.at;
  }
  throw new Error(`${journey.id} works on without end at ${JSON.stringify(at.value)}`);
}
