import { aligned } from './alignment.ts';
import { isSameCode, textOfCode } from './code.ts';
import {
  type Code,
  type Item,
  type JourneyDescription,
  type SectionName,
  sectionNames,
  type VersionName,
  type Versions,
} from './description.ts';
import { type HelperChange, helpersIn } from './helpers.ts';
import { type Renamed, renamedIn, withNewNames } from './renames.ts';

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

export interface JourneyDifferences {
  readonly id: string;
  readonly name: string;
  readonly kind: 'added' | 'removed' | 'altered' | 'same';
  readonly changes: readonly Change[];
  /** Code that changed, and that is called or read by what is the same itself. */
  readonly helpers: readonly HelperChange[];
  /** Steps of both versions in their order, by their titles. */
  readonly steps: readonly { readonly id: string; readonly title: string }[];
}

/** How two versions of all journeys differ. */
export interface Differences {
  readonly was: VersionName;
  readonly now: VersionName;
  readonly journeys: readonly JourneyDifferences[];
  /** Messages of the catalogue that no journey is known to show. */
  readonly messages: readonly Change[];
  /** What could not be compared, in sentences. */
  readonly remarks: readonly string[];
}

/** Whether nothing that is compared differs. */
export const isUnchanged = ({ journeys, messages }: Differences): boolean =>
  messages.length === 0 && journeys.every(({ kind }) => kind === 'same');

/** What changed from one version to another. Pure: the same descriptions give the same differences. */
export function differencesOf({ was, now, remarks }: Versions): Differences {
  const machines = was.machines && now.machines ? [was.machines, now.machines] : [];
  const [before, after] = [
    [...was.journeys, ...(machines[0] ?? [])],
    [...now.journeys, ...(machines[1] ?? [])],
  ];
  const pairs = pairsOf(before, after);
  const journeys = pairs.map(([old, present]) => journeyDifferences(old, present));
  const told = new Set(journeys.flatMap(({ changes }) => changes.map(({ id }) => id)));
  return {
    was: was.version,
    now: now.version,
    journeys,
    messages: sectionChanges('texts', was.messages, now.messages).filter(({ id }) => !told.has(id)),
    remarks: [
      ...new Set([
        ...remarks,
        ...was.remarks,
        ...now.remarks,
        ...pairs.flatMap(([old, present]) => incomparable(old, present)),
        ...(machines.length === 0 ? ['Machines that are no journeys are not listed in both versions.'] : []),
      ]),
    ],
  };
}

type Pair = readonly [JourneyDescription | undefined, JourneyDescription | undefined];

function pairsOf(was: readonly JourneyDescription[], now: readonly JourneyDescription[]): readonly Pair[] {
  const ids = [...new Set([...now, ...was].map(({ id }) => id))];
  const named = (list: readonly JourneyDescription[], id: string) => list.find((each) => each.id === id);
  return ids.map((id) => [named(was, id), named(now, id)]);
}

/** Sections that were read in one version only, in sentences. */
function incomparable(was: Pair[0], now: Pair[1]): readonly string[] {
  if (!was || !now) return [];
  return sectionNames.flatMap((section) =>
    (was.sections[section] === undefined) === (now.sections[section] === undefined)
      ? []
      : [`${now.name}: its ${sectionTitles[section].toLowerCase()} are not compared.`],
  );
}

/** What the sections are called. */
const sectionTitles: Readonly<Record<SectionName, string>> = {
  journey: 'The journey as a whole',
  steps: 'Steps',
  states: 'States',
  questions: 'Questions',
  rules: 'Rules',
  operations: 'Operations',
  outcomes: 'Outcomes',
  ends: 'Ends',
  halts: 'Error pages',
  texts: 'Texts',
  ways: 'Arrows',
};

/** Sections whose items mean something by their order. */
const ordered = new Set<SectionName>(['steps', 'outcomes']);

function journeyDifferences(
  was: JourneyDescription | undefined,
  now: JourneyDescription | undefined,
): JourneyDifferences {
  const { id, name } = now ?? was ?? { id: '', name: '' };
  const renames = new Map(
    sectionNames.map((section) => [section, renamedIn(was?.sections[section], now?.sections[section])]),
  );
  const before = was && withNewNames(was, renames.get('rules') ?? []);
  const changes = sectionNames.flatMap((section) => {
    const [old, present] = [before?.sections[section], now?.sections[section]];
    if ((was && !old) || (now && !present)) return [];
    return sectionChanges(section, old ?? [], present ?? [], renames.get(section));
  });
  const helpers = was && now ? helpersIn(was, now) : [];
  const isAltered = changes.length > 0 || helpers.length > 0;
  const kind = !was ? 'added' : !now ? 'removed' : isAltered ? 'altered' : 'same';
  return { id, name, kind, changes, helpers, steps: stepsOfBoth(was, now) };
}

const stepsOfBoth = (was: JourneyDescription | undefined, now: JourneyDescription | undefined) => {
  const stepsIn = (journey: JourneyDescription | undefined) =>
    journey?.sections.steps ?? journey?.sections.states ?? [];
  const both = aligned(stepsIn(was), stepsIn(now), (a, b) => a.id === b.id);
  const steps = both.map((step) => (step.as === 'removed' ? step.was : step.now));
  const present = new Map(stepsIn(now).map((step) => [step.id, step]));
  return [
    ...new Map(steps.map(({ id, title }) => [id, { id, title: present.get(id)?.title ?? title }])).values(),
  ];
};

function sectionChanges(
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
