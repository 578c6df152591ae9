/** Something that stands in the old list, in the new one, or in both. */
export type Aligned<Thing> =
  | { readonly as: 'same'; readonly was: Thing; readonly now: Thing }
  | { readonly as: 'removed'; readonly was: Thing }
  | { readonly as: 'added'; readonly now: Thing };

/** Two lists beside each other: the longest sequence that both have stays, everything else goes or comes. */
export function aligned<Thing>(
  was: readonly Thing[],
  now: readonly Thing[],
  isSame: (a: Thing, b: Thing) => boolean = Object.is,
): readonly Aligned<Thing>[] {
  const longest = lengths(was, now, isSame);
  const found: Aligned<Thing>[] = [];
  for (let [i, j] = [0, 0]; i < was.length || j < now.length; ) {
    const [a, b] = [was[i] as Thing, now[j] as Thing];
    if (i < was.length && j < now.length && isSame(a, b)) {
      found.push({ as: 'same', was: a, now: b });
      [i, j] = [i + 1, j + 1];
    } else if (j === now.length || (i < was.length && at(longest, i + 1, j) >= at(longest, i, j + 1))) {
      found.push({ as: 'removed', was: a });
      i += 1;
    } else {
      found.push({ as: 'added', now: b });
      j += 1;
    }
  }
  return found;
}

type Lengths = readonly (readonly number[])[];
const at = (lengths: Lengths, i: number, j: number): number => lengths[i]?.[j] ?? 0;

/** For each place in both lists, how long the longest sequence is that both still have. */
function lengths<Thing>(
  was: readonly Thing[],
  now: readonly Thing[],
  isSame: (a: Thing, b: Thing) => boolean,
): Lengths {
  const rows: number[][] = [];
  for (let i = was.length - 1; i >= 0; i -= 1) {
    const row: number[] = [];
    for (let j = now.length - 1; j >= 0; j -= 1) {
      const below = rows[i + 1] ?? [];
      row[j] = isSame(was[i] as Thing, now[j] as Thing)
        ? (below[j + 1] ?? 0) + 1
        : Math.max(below[j] ?? 0, row[j + 1] ?? 0);
    }
    rows[i] = row;
  }
  return rows;
}
