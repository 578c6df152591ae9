import { aligned } from './alignment.ts';
import { isSameCode, textOfCode } from './code.ts';
import type { Code, Item, SectionName } from './description.ts';
import type { Renamed } from './renames.ts';

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
  /** Its code, where that changed: found by comparing it, not by trying it. */
  readonly code?: LineChange;
  /** What it comes after, where its place in the order changed. */
  readonly place?: LineChange;
}

/** Sections whose items mean something by their order. */
const ordered = new Set<SectionName>(['steps', 'outcomes']);

/** What changed in one section of a description. */
export function sectionChanges(
  section: SectionName,
  was: readonly Item[],
  now: readonly Item[],
  renames: readonly Renamed[] = [],
): readonly Change[] {
  const newName = new Map(renames.map(({ was: from, now: to }) => [from, to]));
  const old = new Map(was.map((item) => [newName.get(item.id) ?? item.id, item]));
  const present = new Set(now.map(({ id }) => id));
  const moved = ordered.has(section) ? movedIn([...old.keys()], now) : new Map<string, LineChange>();
  const here = now.flatMap((item) => {
    const change = itemChange(section, old.get(item.id), item, moved.get(item.id));
    return change ? [change] : [];
  });
  const gone = [...old].filter(([id]) => !present.has(id)).map(([, item]) => removal(section, item));
  return [...here, ...gone];
}

/** Items whose place among those that stayed is another, with what they come after. */
function movedIn(was: readonly string[], now: readonly Item[]): ReadonlyMap<string, LineChange> {
  const ids = now.map(({ id }) => id);
  const [before, after] = [was.filter((id) => ids.includes(id)), ids.filter((id) => was.includes(id))];
  const title = new Map(now.map((item) => [item.id, item.title]));
  const follows = (list: readonly string[], id: string) => {
    const last = list[list.indexOf(id) - 1];
    return last === undefined ? 'first' : `after “${title.get(last)}”`;
  };
  return new Map(
    aligned(before, after).flatMap((id) =>
      id.as === 'added' ? [[id.now, { was: follows(before, id.now), now: follows(after, id.now) }]] : [],
    ),
  );
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
  const found: LineChange[] = [];
  let gone: string[] = [];
  const close = () => {
    found.push(...gone.map((line) => ({ was: line })));
    gone = [];
  };
  for (const line of aligned(was, now)) {
    if (line.as === 'removed') gone.push(line.was);
    else if (line.as === 'same') close();
    else {
      const before = gone.shift();
      found.push(before === undefined ? { now: line.now } : { was: before, now: line.now });
    }
  }
  close();
  return found;
}

const codeChange = (was: Code | undefined, now: Code | undefined): LineChange | undefined =>
  !was || !now || isSameCode(was, now) ? undefined : { was: textOfCode(was), now: textOfCode(now) };
