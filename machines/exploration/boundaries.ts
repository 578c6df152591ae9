import { type Measure, measuresIn } from './measures.ts';

/** What a value leads to, as a text: alike for values that nothing tells apart. */
type Decide = (value: unknown) => string;

interface Judged {
  readonly decision: string;
  readonly measures: readonly Measure[];
}

/**
 * The values on both sides of each boundary between these samples and less of them: of a list or a text that is shorter, of a
 * number that is smaller, down to nothing. Only what is missing among the samples.
 * @param decide what is decided about a value; a boundary lies where one more or one less decides something else
 */
export function valuesAtBoundaries(samples: readonly unknown[], decide: Decide): readonly unknown[] {
  const judged = samples.map(
    (sample): Judged => ({ decision: decide(sample), measures: measuresIn(sample) }),
  );
  const sizesAt = (place: string) =>
    judged.flatMap(({ measures }) =>
      measures.flatMap((measure) => (measure.place === place ? measure.size : [])),
    );
  const found = new Map<string, unknown>();
  for (const { decision, measures } of judged) {
    for (const measure of measures) {
      // What is decided by being equal to something has no boundary.
      if (measure.size <= measure.least || decide(measure.with(measure.size + 1)) !== decision) continue;
      const smaller = sizesAt(measure.place).filter((size) => size < measure.size);
      for (const size of new Set(
        [measure.least, ...smaller].flatMap((low) => boundary(measure, low, decide)),
      )) {
        const value = measure.with(size);
        const made = decide(value);
        if (judged.some((other) => isThere(other, made, measure.place, size))) continue;
        found.set(`${measure.place} ${size} ${made}`, value);
      }
    }
  }
  return [...found.values()];
}

/** Both sides of a boundary between as little as this and as much as there is, if what is decided differs. */
function boundary(measure: Measure, least: number, decide: Decide): readonly number[] {
  const decision = decide(measure.with(measure.size));
  let [low, high] = [least, measure.size];
  if (decide(measure.with(low)) === decision) return [];
  while (high - low > 1) {
    const middle = Math.floor((low + high) / 2);
    if (decide(measure.with(middle)) === decision) high = middle;
    else low = middle;
  }
  return [low, high];
}

const isThere = ({ decision, measures }: Judged, made: string, place: string, size: number): boolean =>
  decision === made && measures.some((measure) => measure.place === place && measure.size === size);
