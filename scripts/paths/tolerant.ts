import type { AnyEvent } from '../../machines/engine/index.ts';
import type { Edge, Explorable, Path, State } from '../../machines/exploration/index.ts';

/** Something that threw, and the shortest path there. */
export interface Crash {
  readonly what: string;
  readonly path: Path;
}

/** Where a state came from. */
type Origin<S> =
  | { readonly scenario: string }
  | { readonly at: S; readonly event: AnyEvent; readonly taken: readonly string[] };

/** The same machine, except that whatever throws has no effect and is recorded. So all the rest can still be explored. */
export function tolerant<S extends State>(
  it: Explorable<S>,
): Explorable<S> & { readonly crashes: readonly Crash[] } {
  const crashes = new Map<string, Crash>();
  const origins = new WeakMap<S, Origin<S>>();
  const setOrigin = (at: S, origin: Origin<S>) => {
    if (!origins.has(at)) origins.set(at, origin);
  };
  const pathTo = (at: S, ...last: readonly AnyEvent[]): Path => {
    const edges: Edge[] = last.map((event) => ({ from: it.key(at), to: '', event, taken: [] }));
    for (let origin = origins.get(at); origin; ) {
      if ('scenario' in origin) return { scenario: origin.scenario, edges };
      const { event, taken } = origin;
      edges.unshift({ from: it.key(origin.at), to: '', event, taken });
      origin = origins.get(origin.at);
    }
    return { scenario: '', edges };
  };
  const attempt = <T>(act: () => T, otherwise: () => T, path: () => Path): T => {
    try {
      return act();
    } catch (error) {
      const what = errorMessage(error);
      // The first path to it is the shortest.
      if (!crashes.has(what)) crashes.set(what, { what, path: path() });
      return otherwise();
    }
  };
  return {
    ...it,
    get crashes() {
      return [...crashes.values()];
    },
    initialScenarios: it.initialScenarios.filter((scenario) =>
      attempt(
        () => it.key(it.start(scenario).at) !== '',
        () => false,
        () => ({ scenario, edges: [] }),
      ),
    ),
    start(scenario) {
      const arrival = it.start(scenario);
      setOrigin(arrival.at, { scenario });
      return arrival;
    },
    next: (at, event) =>
      attempt(
        () => {
          const arrival = it.next(at, event);
          it.key(arrival.at);
          setOrigin(arrival.at, { at, event, taken: arrival.taken });
          return arrival;
        },
        () => ({ at, taken: [] }),
        () => pathTo(at, event),
      ),
    events: (at) =>
      attempt(
        () => it.events(at),
        () => [],
        () => pathTo(at),
      ),
    ruleValues(states) {
      const values = new Map<string, Set<boolean>>();
      for (const at of states) {
        const own = attempt(
          () => it.ruleValues([at]),
          () => new Map<string, Set<boolean>>(),
          () => pathTo(at),
        );
        for (const [rule, seen] of own) values.set(rule, new Set([...(values.get(rule) ?? []), ...seen]));
      }
      return values;
    },
  };
}

/** The message of an error, and that of its cause. */
export function errorMessage(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { message, cause } = error;
  return cause instanceof Error ? `${message}: ${cause.message}` : message;
}
