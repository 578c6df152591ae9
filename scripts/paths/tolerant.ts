import type { AnyEvent } from '../../machines/engine/index.ts';
import type { Explorable, Move, Path, State } from '../../machines/exploration/index.ts';

/** Something that threw, and the shortest path there. */
export interface Crash {
  readonly what: string;
  readonly path: Path;
}

/** Where a state came from. */
type Origin<S> =
  | { readonly circumstance: string }
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
    const moves: Move[] = last.map((event) => ({ from: it.key(at), to: '', event, taken: [] }));
    for (let origin = origins.get(at); origin; ) {
      if ('circumstance' in origin) return { circumstance: origin.circumstance, moves };
      const { event, taken } = origin;
      moves.unshift({ from: it.key(origin.at), to: '', event, taken });
      origin = origins.get(origin.at);
    }
    return { circumstance: '', moves };
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
    circumstances: it.circumstances.filter((circumstance) =>
      attempt(
        () => it.key(it.begin(circumstance).at) !== '',
        () => false,
        () => ({ circumstance, moves: [] }),
      ),
    ),
    begin(circumstance) {
      const arrival = it.begin(circumstance);
      setOrigin(arrival.at, { circumstance });
      return arrival;
    },
    after: (at, event) =>
      attempt(
        () => {
          const arrival = it.after(at, event);
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
    alike(at) {
      const own = it.alike?.(at);
      return (event) =>
        attempt(
          () => own?.(event),
          () => undefined,
          () => pathTo(at),
        );
    },
    ruleValues(situations) {
      const values = new Map<string, Set<boolean>>();
      for (const at of situations) {
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
