import type { Explorable, Explored, Snapshot } from '../../machines/exploration/index.ts';

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
    found({ edges }: Explored, it: Explorable<Snapshot>): readonly Incongruence[] {
      const explored = Map.groupBy(edges, ({ from }) => from);
      return [...others].flatMap(([state, other]) => {
        const events = it.events(other);
        return (explored.get(state) ?? []).flatMap(({ to, event: { type } }, index) => {
          const event = events[index];
          const theirs = event ? it.key(it.next(other, event).at) : '';
          return to === theirs ? [] : [{ state, event: type, leadsTo: [to, theirs] as const }];
        });
      });
    },
  };
}
