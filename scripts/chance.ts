/** Whole numbers from 0 below a bound, the same ones for the same seed. */
export type Chance = (below: number) => number;

/** Mulberry32. */
export function chanceOf(seed: number): Chance {
  let state = seed >>> 0;
  return (below) => {
    state = (state + 0x6d2b79f5) >>> 0;
    let mixed = Math.imul(state ^ (state >>> 15), state | 1);
    mixed ^= mixed + Math.imul(mixed ^ (mixed >>> 7), mixed | 61);
    return ((mixed ^ (mixed >>> 14)) >>> 0) % below;
  };
}

export function oneOf<T>(chance: Chance, values: readonly T[]): T {
  const value = values[chance(values.length)];
  if (value === undefined) throw new Error('nothing to choose from');
  return value;
}
