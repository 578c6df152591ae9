import type { MeasuredAnswers } from '../engine/index.ts';
import { type Measure, measuresIn } from './measures.ts';

/** What a value leads to, as a text: alike for values that nothing tells apart. */
type Decide = (value: unknown) => string;

/** As many values are looked for between two samples: what is decided by something else than how much it is has no end of them. */
const mostBetween = 12;

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

/**
 * The same for answers to a question that says how they are measured: boundaries lie anywhere from the least to the most.
 */
export function answersAtBoundaries(
  samples: readonly unknown[],
  decide: Decide,
  { min, max, sizeOf, ofSize }: MeasuredAnswers<unknown>,
): readonly unknown[] {
  const sizes = samples.flatMap((sample) => sizeOf(sample) ?? []);
  const given = new Set(sizes);
  const measure: Measure = { place: '', size: max, least: min, with: ofSize };
  const marks = [...new Set([min, ...sizes, max])].toSorted((a, b) => a - b);
  const found = marks.slice(1).flatMap((mark, index) => {
    const low = marks[index] ?? min;
    const between: number[] = [];
    let sides = boundary({ ...measure, size: mark }, low, decide);
    while (sides.length > 0 && between.length < mostBetween) {
      between.push(...sides);
      sides = boundary({ ...measure, size: sides[0] ?? low }, low, decide);
    }
    return between;
  });
  return [...new Set(found)].filter((size) => !given.has(size)).map(ofSize);
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
