import { textOfCode } from './code.ts';
import type { Item, JourneyDescription, SectionName } from './description.ts';

/** Something that says the same under another name. */
export interface Renamed {
  readonly was: string;
  readonly now: string;
}

/** Everything that an item says besides its name. Nothing for one that says too little to be known again. */
function fingerprintOf({ fields, code }: Item): string {
  const said = Object.entries(fields).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return said.length === 0 && !code
    ? ''
    : JSON.stringify([said, code && (code.source?.shape ?? textOfCode(code))]);
}

/** The only one of each fingerprint, by it. */
function single(items: readonly Item[]): ReadonlyMap<string, Item> {
  const found = Map.groupBy(items, fingerprintOf);
  return new Map(
    [...found].flatMap(([fingerprint, [item, ...more]]) =>
      item && more.length === 0 && fingerprint !== '' ? [[fingerprint, item]] : [],
    ),
  );
}

/** Items that went while exactly one came that says the same. */
export function renamedIn(
  was: readonly Item[] | undefined,
  now: readonly Item[] | undefined,
): readonly Renamed[] {
  if (!was || !now) return [];
  const without = (items: readonly Item[], others: readonly Item[]) => {
    const known = new Set(others.map(({ id }) => id));
    return single(items.filter(({ id }) => !known.has(id)));
  };
  const came = without(now, was);
  return [...without(was, now)].flatMap(([fingerprint, { id }]) => {
    const same = came.get(fingerprint);
    return same ? [{ was: id, now: same.id }] : [];
  });
}

/**
 * A description in which what was renamed is called by its new name wherever it is mentioned, so that only the name
 * itself counts as changed.
 */
export function withNewNames(was: JourneyDescription, renames: readonly Renamed[]): JourneyDescription {
  if (renames.length === 0) return was;
  const named = (line: string) =>
    renames.reduce((text, rename) => text.replaceAll(rename.was, rename.now), line);
  const inItem = (item: Item): Item => ({
    ...item,
    fields: Object.fromEntries(Object.entries(item.fields).map(([name, lines]) => [name, lines.map(named)])),
  });
  const sections = Object.entries(was.sections) as readonly (readonly [SectionName, readonly Item[]])[];
  return {
    ...was,
    sections: Object.fromEntries(
      sections.map(([name, items]) => [name, name === 'texts' ? items : items.map(inItem)]),
    ),
    edges: was.edges.map((edge) => ({ ...edge, label: edge.label.map(named) })),
  };
}
