/** The pairs of neighbouring letters in a text. */
const pairsIn = (text: string): ReadonlySet<string> => {
  const plain = text.toLowerCase();
  return new Set(Array.from(plain).map((_letter, at) => plain.slice(at, at + 2)));
};

/** How alike two texts are, from 0 to 1: the share of neighbouring letters that they have in common. */
function likeness(a: string, b: string): number {
  const [one, other] = [pairsIn(a), pairsIn(b)];
  const common = [...one].filter((pair) => other.has(pair)).length;
  return (2 * common) / (one.size + other.size);
}

/** The names most like a mistaken one, the most alike first; none that have next to nothing in common with it. */
const namesLike = (name: string, names: readonly string[]): readonly string[] =>
  names
    .map((each) => [each, likeness(name, each)] as const)
    .filter(([, value]) => value > 0.3)
    .toSorted(([, a], [, b]) => b - a)
    .slice(0, 3)
    .map(([each]) => each);

/** A sentence that asks whether another name was meant; empty when none is near. */
export function nearest(name: string, names: readonly string[]): string {
  const near = namesLike(name, names);
  return near.length > 0 ? `Did you mean ${near.map((each) => `“${each}”`).join(' or ')}? ` : '';
}
