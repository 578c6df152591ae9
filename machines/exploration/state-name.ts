/** A name in code as words: `gaveUp` is `gave up`. */
export const spaced = (name: string): string =>
  name.replace(
    /([a-z])([A-Z])/g,
    (_pair, before: string, letter: string) => `${before} ${letter.toLowerCase()}`,
  );

/** The path of a state value, joined by dots; states that hold at the same time are joined by commas. */
export function pathOfState(value: unknown): string {
  if (typeof value === 'string') return value;
  return Object.entries(value ?? {})
    .map(([name, inner]) => [name, pathOfState(inner)].filter(Boolean).join('.'))
    .join(', ');
}
