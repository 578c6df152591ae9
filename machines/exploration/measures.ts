/** Something in a value that can be more or less: a whole number, or how long a list or a text is. */
export interface Measure {
  /** Where in the value it stands; places in a list are one. */
  readonly place: string;
  readonly size: number;
  /** With less of it than this the value is another kind of value. */
  readonly least: number;
  /** The value with more or less of it: a list or a text goes on with what it ends with. */
  with(size: number): unknown;
}

/** A text that is shorter is told apart by what it says, not by its length. */
const shortestText = 20;
/** Deeper in a value nothing is measured. */
const maxDepth = 4;

/** Everything that can be measured in a value of plain data, from the outside in. */
export function measuresIn(value: unknown, place = '', depth = 0): readonly Measure[] {
  if (typeof value === 'number')
    return Number.isInteger(value) ? [{ place, size: value, least: 0, with: (size) => size }] : [];
  if (typeof value === 'string') {
    if (value.length < shortestText) return [];
    const at = (size: number) => value.slice(0, size).padEnd(size, value.at(-1) ?? 'x');
    return [{ place, size: value.length, least: shortestText - 1, with: at }];
  }
  if (Array.isArray(value)) {
    const last = value.slice(-1);
    const longer = (size: number) => Array.from({ length: Math.max(size - value.length, 0) }, () => last[0]);
    const length: Measure = {
      place,
      size: value.length,
      least: 0,
      with: (size) => [...value.slice(0, size), ...longer(size)],
    };
    return [length, ...within(value, place, depth, (index, changed) => value.with(Number(index), changed))];
  }
  if (typeof value !== 'object' || value === null || Object.getPrototypeOf(value) !== Object.prototype)
    return [];
  return within(value, place, depth, (key, changed) => ({ ...value, [key]: changed }));
}

function within(
  value: object,
  place: string,
  depth: number,
  put: (key: string, changed: unknown) => unknown,
): readonly Measure[] {
  if (depth === maxDepth) return [];
  return Object.entries(value).flatMap(([key, inner]) =>
    measuresIn(inner, `${place}.${Array.isArray(value) ? '*' : key}`, depth + 1).map((measure) => ({
      ...measure,
      with: (size: number) => put(key, measure.with(size)),
    })),
  );
}
