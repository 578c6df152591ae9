import type { Explorable, State } from '../../machines/exploration/index.ts';

/** Two states of one name that lead to states of different names. */
export interface Incongruence {
  readonly state: string;
  readonly event: string;
  readonly leadsTo: readonly [string, string];
}

/**
 * Whether states of one name lead to states of one name: the first two arrivals of each name, with everything that can
 * happen there.
 */
export function congruence<S extends State>(it: Explorable<S>, key: (at: S) => string) {
  const first = new Map<string, S>();
  const others = new Map<string, S>();
  const add = (at: S) => {
    const name = key(at);
    if (!first.has(name)) first.set(name, at);
    else if (!others.has(name) && first.get(name) !== at) others.set(name, at);
  };
  for (const scenario of it.initialScenarios) add(it.start(scenario).at);
  // A map that grows while it is gone through is the queue.
  for (const at of first.values()) for (const event of it.events(at)) add(it.next(at, event).at);
  const found: Incongruence[] = [];
  for (const [state, other] of others) {
    const at = first.get(state) as S;
    const [events, theirs] = [it.events(at), it.events(other)];
    for (const [index, event] of events.entries()) {
      const leadsTo = [event, theirs[index]].map(
        (each, which) => each && key(it.next(which === 0 ? at : other, each).at),
      );
      if (leadsTo[0] !== leadsTo[1])
        found.push({ state, event: event.type, leadsTo: [leadsTo[0] ?? '', leadsTo[1] ?? ''] });
    }
  }
  return { pairs: others.size, found };
}
