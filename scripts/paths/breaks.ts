import type { Explorable, State } from '../../machines/explorable.ts';
import type { Move, Path } from '../../machines/explore.ts';
import type { AnyEvent } from '../../machines/transition.ts';

/** Something that threw, and the way there. */
export interface Break {
  readonly what: string;
  readonly path: Path;
}

/** Where a state came from. */
type Origin<S> =
  | { readonly circumstance: string }
  | { readonly at: S; readonly event: AnyEvent; readonly taken: readonly string[] };

/**
 * The same machine, in which whatever throws comes to nothing and is noted instead, so that all the rest of it can
 * still be walked.
 */
export function forgiving<S extends State>(
  it: Explorable<S>,
): Explorable<S> & { readonly breaks: readonly Break[] } {
  const breaks = new Map<string, Break>();
  const origins = new WeakMap<S, Origin<S>>();
  const came = (at: S, origin: Origin<S>) => {
    if (!origins.has(at)) origins.set(at, origin);
  };
  const wayTo = (at: S, ...last: readonly AnyEvent[]): Path => {
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
      const what = sentenceOf(error);
      // The first way to it is the shortest.
      if (!breaks.has(what)) breaks.set(what, { what, path: path() });
      return otherwise();
    }
  };
  return {
    ...it,
    get breaks() {
      return [...breaks.values()];
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
      came(arrival.at, { circumstance });
      return arrival;
    },
    after: (at, event) =>
      attempt(
        () => {
          const arrival = it.after(at, event);
          it.key(arrival.at);
          came(arrival.at, { at, event, taken: arrival.taken });
          return arrival;
        },
        () => ({ at, taken: [] }),
        () => wayTo(at, event),
      ),
    events: (at) =>
      attempt(
        () => it.events(at),
        () => [],
        () => wayTo(at),
      ),
    alike(at) {
      const own = it.alike?.(at);
      return (event) =>
        attempt(
          () => own?.(event),
          () => undefined,
          () => wayTo(at),
        );
    },
    ruleValues(situations) {
      const values = new Map<string, Set<boolean>>();
      for (const at of situations) {
        const own = attempt(
          () => it.ruleValues([at]),
          () => new Map<string, Set<boolean>>(),
          () => wayTo(at),
        );
        for (const [rule, seen] of own) values.set(rule, new Set([...(values.get(rule) ?? []), ...seen]));
      }
      return values;
    },
  };
}

/** What an error says, and what it says that it comes from. */
export function sentenceOf(error: unknown): string {
  if (!(error instanceof Error)) return String(error);
  const { message, cause } = error;
  return cause instanceof Error ? `${message}: ${cause.message}` : message;
}
