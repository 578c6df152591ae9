import type { Explorable, Snapshot } from '../../machines/exploration/index.ts';

type Arrived = (at: Snapshot, arriving: { readonly state: string }) => void;

/** Two states of one name that lead to states of different names. */
export interface Incongruence {
  readonly state: string;
  readonly event: string;
  readonly leadsTo: readonly [string, string];
}

/**
 * Whether states of one name lead to states of one name: the first two arrivals of each name, with everything that can
 * happen there. `arrived` is told of every arrival of a search; `found` is asked once the search is over.
 */
export function congruenceCheck() {
  const first = new Map<string, Snapshot>();
  const others = new Map<string, Snapshot>();
  return {
    arrived(at: Snapshot, { state }: { readonly state: string }): void {
      if (!first.has(state)) first.set(state, at);
      else if (!others.has(state) && first.get(state) !== at) others.set(state, at);
    },
    pairs: () => others.size,
    /** What leads to states of different names, by the names that this journey gives. */
    found: ({ events, next, key }: Explorable<Snapshot>): readonly Incongruence[] =>
      [...others].flatMap(([state, other]) => {
        const at = first.get(state) as Snapshot;
        const theirs = events(other);
        return events(at).flatMap((event, index) => {
          const their = theirs[index];
          const leadsTo = [key(next(at, event).at), their ? key(next(other, their).at) : ''] as const;
          return leadsTo[0] === leadsTo[1] ? [] : [{ state, event: event.type, leadsTo }];
        });
      }),
  };
}

/** Goes breadth first through what can become of a journey, and stops at so many states. Tells of every arrival. */
export function arrivals(
  { initialScenarios, start, next, events, key }: Explorable<Snapshot>,
  arrived: Arrived,
  limit: number,
): void {
  const states = new Map<string, Snapshot>();
  const add = (at: Snapshot): void => {
    const state = key(at);
    arrived(at, { state });
    if (!states.has(state) && states.size < limit) states.set(state, at);
  };
  for (const scenario of initialScenarios) add(start(scenario).at);
  // A map that grows while it is gone through is the queue.
  for (const at of states.values()) for (const event of events(at)) add(next(at, event).at);
}
