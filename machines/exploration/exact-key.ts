import type { Snapshot } from './state-key.ts';

/**
 * Makes the name of a state from everything that the machine can read: two states of one name are the same to it. What
 * only shows (which complaint was read already, how often Continue was pressed) makes no state of its own.
 */
export function exactSerializer(): (snapshot: Snapshot) => string {
  const numbers = new WeakMap<object, string>();
  const numbered = new Map<string, string>();
  // Samples come again and again as the same objects, and are long.
  const nameOf = (value: unknown): unknown => {
    if (value === undefined) return '';
    if (typeof value !== 'object' || value === null) return value;
    const before = numbers.get(value);
    if (before !== undefined) return before;
    const text = JSON.stringify(value);
    const name = numbered.get(text) ?? `#${numbered.size}`;
    numbered.set(text, name);
    numbers.set(value, name);
    return name;
  };
  // No rule can tell in which order they came.
  const record = (values: object) =>
    Object.entries(values)
      .map(([name, value]) => [name, nameOf(value)] as const)
      .toSorted(([one], [other]) => (one < other ? -1 : 1));
  return ({ value, context }) =>
    context.ended
      ? JSON.stringify([value, context.ended])
      : JSON.stringify([
          value,
          record(context.answers),
          record(context.drafts),
          record(context.facts),
          Object.entries(context.outcomes)
            .map(([operation, { name, of }]) => [operation, name, of] as const)
            .toSorted(([one], [other]) => (one < other ? -1 : 1)),
          context.returnTo,
          context.requested,
          nameOf(context.failure),
          nameOf(context.submitQueued),
          context.checked && [context.checked.operation, record(context.checked.answers)],
        ]);
}
