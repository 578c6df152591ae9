import { isBusy, stateOf, statePath } from '../../machines/engine/index.ts';
import type { Explored, Snapshot } from '../../machines/exploration/index.ts';

/** A situation as it is stored: what a simulator goes on from. */
export type RecordedSituation = Pick<Snapshot, 'value' | 'context'>;

/** Situations of a journey in which an operation runs, for each state of the machine some of them. */
export interface RecordedRuns {
  readonly flow: string;
  readonly sources: string;
  readonly states: ReadonlyMap<string, readonly RecordedSituation[]>;
}

/** Situations of one state that are stored: the first ones, and as many spread over the others. */
const mostOfState = 12;

function spread<T>(all: readonly T[]): readonly T[] {
  if (all.length <= 2 * mostOfState) return all;
  const distance = (all.length - mostOfState) / mostOfState;
  return [
    ...all.slice(0, mostOfState),
    ...Array.from(
      { length: mostOfState },
      (_, index) => all[Math.floor(mostOfState + index * distance)] as T,
    ),
  ];
}

/** Every state in which an operation runs, with situations in which it does. */
export function runsIn({ id, states }: Explored, sources: string): RecordedRuns {
  const running = new Map<string, RecordedSituation[]>();
  for (const snapshot of states.values()) {
    if (!isBusy(stateOf(snapshot))) continue;
    const state = statePath(snapshot.value).join('.');
    const list = running.get(state) ?? [];
    list.push({ value: snapshot.value, context: snapshot.context });
    running.set(state, list);
  }
  return {
    flow: id,
    sources,
    states: new Map([...running].map(([state, situations]) => [state, spread(situations)])),
  };
}
