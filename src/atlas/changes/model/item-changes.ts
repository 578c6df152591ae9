import { diffArrays } from 'diff';
import type { Item, SectionName } from './description.ts';

/** A line that was, a line that is, or one that was put otherwise. */
export interface LineChange {
  readonly was?: string;
  readonly now?: string;
}

export interface FieldChange {
  readonly name: string;
  readonly lines: readonly LineChange[];
}

export type ChangeKind = 'added' | 'removed' | 'altered' | 'renamed' | 'moved';

/** How one thing that a definition says differs between two versions. */
export interface Change {
  readonly kind: ChangeKind;
  readonly section: SectionName;
  readonly id: string;
  readonly title: string;
  /** What it was called, where that is something else. */
  readonly wasTitle?: string;
  readonly steps: readonly string[];
  readonly fields: readonly FieldChange[];
  /** The text of its functions, where that changed: found by comparing it, not by trying it. */
  readonly code?: LineChange;
  /** What it comes after, where its place in the order changed. */
  readonly place?: LineChange;
}

/** New names by the old ones. */
export type Renames = ReadonlyMap<string, string>;

/** Everything that an item says besides its name; empty for one that says too little to be known again. */
function fingerprintOf({ fields, code }: Item): string {
  const said = Object.entries(fields).toSorted(([a], [b]) => (a < b ? -1 : 1));
  return said.length === 0 && !code ? '' : JSON.stringify([said, code]);
}

/** Items that went while exactly one came that says the same. */
export function renamesIn(was: readonly Item[] = [], now: readonly Item[] = []): Renames {
  const without = (items: readonly Item[], others: readonly Item[]) => {
    const ids = new Set(others.map(({ id }) => id));
    return Map.groupBy(
      items.filter(({ id }) => !ids.has(id)),
      fingerprintOf,
    );
  };
  const came = without(now, was);
  return new Map(
    [...without(was, now)].flatMap(([fingerprint, gone]) => {
      const [before, after] = [gone, came.get(fingerprint) ?? []];
      const isSingle = fingerprint !== '' && before.length === 1 && after.length === 1;
      return isSingle && before[0] && after[0] ? [[before[0].id, after[0].id] as const] : [];
    }),
  );
}

/** Sections whose items mean something by their order. */
const ordered = new Set<SectionName>(['steps', 'outcomes']);

/** What changed in one section of a description. */
export function sectionChanges(
  section: SectionName,
  was: readonly Item[],
  now: readonly Item[],
  renames: Renames = new Map(),
): readonly Change[] {
  const old = new Map(was.map((item) => [renames.get(item.id) ?? item.id, item]));
  const present = new Set(now.map(({ id }) => id));
  const moves = ordered.has(section) ? movesIn([...old.keys()], now) : new Map<string, LineChange>();
  return [
    ...now.flatMap((item) => itemChange(section, old.get(item.id), item, moves.get(item.id)) ?? []),
    ...[...old].flatMap(([id, item]) => (present.has(id) ? [] : removal(section, item))),
  ];
}

/** Items whose place among those that stayed is another, with what they come after. */
function movesIn(was: readonly string[], now: readonly Item[]): ReadonlyMap<string, LineChange> {
  const ids = now.map(({ id }) => id);
  const [before, after] = [was.filter((id) => ids.includes(id)), ids.filter((id) => was.includes(id))];
  const title = new Map(now.map((item) => [item.id, item.title]));
  const follows = (list: readonly string[], id: string) => {
    const last = list[list.indexOf(id) - 1];
    return last === undefined ? 'first' : `after “${title.get(last)}”`;
  };
  const moved = diffArrays(before, after).flatMap(({ added, value }) => (added ? value : []));
  return new Map(moved.map((id) => [id, { was: follows(before, id), now: follows(after, id) }]));
}

function itemChange(
  section: SectionName,
  was: Item | undefined,
  now: Item,
  place: LineChange | undefined,
): Change | undefined {
  const { id, title, steps } = now;
  const fields = fieldChanges(was, now);
  const code = codeChange(was?.code, now.code);
  const isRenamed = was !== undefined && was.id !== id;
  const isAltered = fields.length > 0 || code !== undefined;
  if (was && !isRenamed && !isAltered && !place) return undefined;
  return {
    kind: !was ? 'added' : isRenamed ? 'renamed' : isAltered ? 'altered' : 'moved',
    section,
    id,
    title,
    ...(isRenamed ? { wasTitle: was.title === title ? was.id : was.title } : {}),
    steps,
    fields,
    ...(code ? { code } : {}),
    ...(place ? { place } : {}),
  };
}

const removal = (section: SectionName, item: Item): Change => ({
  kind: 'removed',
  section,
  id: item.id,
  title: item.title,
  steps: item.steps,
  fields: fieldChanges(item, undefined),
});

function fieldChanges(was: Item | undefined, now: Item | undefined): readonly FieldChange[] {
  const names = new Set([...Object.keys(now?.fields ?? {}), ...Object.keys(was?.fields ?? {})]);
  return [...names].flatMap((name) => {
    const lines = lineChanges(was?.fields[name] ?? [], now?.fields[name] ?? []);
    return lines.length > 0 ? [{ name, lines }] : [];
  });
}

/** Lines that went and came at the same place are one line that was put otherwise. */
function lineChanges(was: readonly string[], now: readonly string[]): readonly LineChange[] {
  const chunks = diffArrays([...was], [...now]);
  return chunks.flatMap(({ added, removed, value }, index): readonly LineChange[] => {
    const [before, after] = [chunks[index - 1], chunks[index + 1]];
    if (removed && after?.added) {
      return Array.from({ length: Math.max(value.length, after.value.length) }, (_, line) => ({
        ...(value[line] === undefined ? {} : { was: value[line] }),
        ...(after.value[line] === undefined ? {} : { now: after.value[line] }),
      }));
    }
    if (removed) return value.map((line) => ({ was: line }));
    return added && !before?.removed ? value.map((line) => ({ now: line })) : [];
  });
}

const withoutSpace = (code: string): string => code.replace(/\s+/g, '');

const codeChange = (was: string | undefined, now: string | undefined): LineChange | undefined =>
  !was || !now || withoutSpace(was) === withoutSpace(now) ? undefined : { was, now };
