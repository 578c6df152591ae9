import type { Journey, Situation } from './journey.ts';
import { holds } from './rule.ts';

/** Something that a rule looked at: the way to it in the situation, such as `answers.access`, and what was there. */
export type Read = readonly [path: string, value: unknown];

/** What a rule says, and everything that it looked at to say so, each once and in the order of looking. */
export interface Decision {
  readonly value: boolean;
  readonly reads: readonly Read[];
}

/**
 * Why a rule holds, or does not: what it reads in a situation, found by watching it.
 * @throws `RuleFault` when the rule cannot be decided
 */
export function readsOf(journey: Journey, rule: string, situation: Situation): Decision {
  const value = holds(journey, rule, situation);
  const seen = new Map<string, unknown>();
  // A copy, because nothing frozen can be watched.
  journey.rules[rule]?.(watched(structuredClone(situation), seen));
  return { value, reads: ends(seen) };
}

/** The same situation, and the answers that were taken from it up to now. */
export function watchedAnswers(situation: Situation): {
  readonly situation: Situation;
  taken(): readonly string[];
} {
  const seen = new Map<string, unknown>();
  return {
    situation: watched(structuredClone(situation), seen),
    taken: () => [...new Set([...seen.keys()].flatMap((path) => /^answers\.([^.]+)/.exec(path)?.[1] ?? []))],
  };
}

/** Tells what a reader looks at in a situation, as paths such as `facts.homes.length`; without what is only on the way to them. */
export function pathReader(
  situation: Situation,
): (read: (situation: Situation) => unknown) => readonly string[] {
  const seen = new Map<string, unknown>();
  const watching = watched(structuredClone(situation), seen);
  return (read) => {
    seen.clear();
    read(watching);
    return ends(seen).map(([path]) => path);
  };
}

/** The same situation, which notes every value that is taken from it. */
function watched<T extends object>(root: T, seen: Map<string, unknown>): T {
  // One for each object, so that the same is still the same.
  const known = new WeakMap<object, object>();
  const watch = (object: object, path: string): object => {
    const before = known.get(object);
    if (before) return before;
    const watching = new Proxy(object, {
      get(target, name) {
        const value: unknown = Reflect.get(target, name);
        if (typeof name === 'symbol' || typeof value === 'function') return value;
        const transition = path === '' ? name : `${path}.${name}`;
        if (!seen.has(transition)) seen.set(transition, value);
        return typeof value === 'object' && value !== null ? watch(value, transition) : value;
      },
    });
    known.set(object, watching);
    return watching;
  };
  return watch(root, '') as T;
}

/** What was looked at in the end, without what was only on the way to it. */
function ends(seen: ReadonlyMap<string, unknown>): readonly Read[] {
  const paths = [...seen.keys()];
  const isOnTheWay = (path: string) =>
    path === 'answers' || path === 'facts' || paths.some((other) => other.startsWith(`${path}.`));
  return [...seen].filter(([path]) => !isOnTheWay(path));
}
