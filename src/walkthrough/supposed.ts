import type { Journey, Operation, Outcome } from '../../machines/engine/index.ts';
import { spaced } from '../../machines/exploration/index.ts';

/** Yes-or-no facts that an analyst supposes whatever the provider's systems say, by the way to them: `toggles.maintenance`. */
export type Supposed = ReadonlyMap<string, boolean>;

/** A journey in which these facts are as supposed, from its beginning and whenever an operation tells them. */
export function withSupposed(journey: Journey, supposed: Supposed): Journey {
  if (supposed.size === 0) return journey;
  const outcome = (each: Outcome): Outcome =>
    each.facts
      ? {
          ...each,
          facts: (output, situation) => supposing(each.facts?.(output, situation) ?? {}, supposed),
        }
      : each;
  const operation = (each: Operation): Operation => ({
    ...each,
    outcomes: mapped(each.outcomes, outcome),
  });
  return {
    ...journey,
    initialFacts: supposing(journey.initialFacts, supposed),
    operations: mapped(journey.operations, operation),
  };
}

const mapped = <T>(record: Readonly<Record<string, T>>, change: (value: T) => T): Record<string, T> =>
  Object.fromEntries(Object.entries(record).map(([name, value]) => [name, change(value)]));

/** Facts, or a part of them, with what is supposed about those that are there. */
export const supposing = (facts: object, supposed: Supposed): object =>
  [...supposed].reduce((changed, [way, value]) => set(changed, way.split('.'), value) as object, facts);

function set(part: unknown, [name = '', ...rest]: readonly string[], value: boolean): unknown {
  if (typeof part !== 'object' || part === null || !Object.hasOwn(part, name)) return part;
  const inner = (part as Readonly<Record<string, unknown>>)[name];
  const changed = rest.length === 0 ? value : set(inner, rest, value);
  if (Array.isArray(part)) return part.map((each, index) => (String(index) === name ? changed : each));
  return { ...part, [name]: changed };
}

export interface SupposableFact {
  readonly path: string;
  readonly inWords: string;
  readonly value: boolean;
}

/** Every yes-or-no fact that is known. */
export const supposable = (facts: unknown, way = ''): readonly SupposableFact[] => {
  if (typeof facts === 'boolean') return [{ path: way, inWords: factInWords(way), value: facts }];
  if (typeof facts !== 'object' || facts === null) return [];
  return Object.entries(facts).flatMap(([name, part]) =>
    supposable(part, way === '' ? name : `${way}.${name}`),
  );
};

/** The way to a fact in words: `assets.0.isHighRise` is `assets, 1, is high rise`. */
export const factInWords = (way: string): string =>
  way
    .split('.')
    .map((name) => (/^\d+$/.test(name) ? String(Number(name) + 1) : spaced(name)))
    .join(', ');
