import { diffArrays } from 'diff';
import { type Item, type JourneyDescription, sectionNames, type Versions } from './description.ts';
import type { Differences, JourneyDifferences } from './differences-shape.ts';
import { sectionPlural } from './in-words.ts';
import { type Renames, renamesIn, sectionChanges } from './item-changes.ts';

/** Whether nothing that is compared differs. */
export const isUnchanged = ({ journeys, messages }: Differences): boolean =>
  messages.length === 0 && journeys.every(({ kind }) => kind === 'same');

/** What changed from one version to another. Pure: the same descriptions give the same differences. */
export function differencesOf({ was, now, remarks }: Versions): Differences {
  const canCompareMachines = was.machines !== undefined && now.machines !== undefined;
  const listed = ({ journeys, machines = [] }: Versions['was']) =>
    new Map([...journeys, ...(canCompareMachines ? machines : [])].map((each) => [each.id, each]));
  const [before, after] = [listed(was), listed(now)];
  const pairs = [...new Set([...after.keys(), ...before.keys()])].map(
    (id) => [before.get(id), after.get(id)] as const,
  );
  const journeys = pairs.map(([old, present]) => journeyDifferences(old, present));
  const listedTexts = new Set(journeys.flatMap(({ changes }) => changes.map(({ id }) => id)));
  return {
    was: was.version,
    now: now.version,
    journeys,
    messages: sectionChanges('texts', was.messages, now.messages).filter(({ id }) => !listedTexts.has(id)),
    remarks: [
      ...new Set([
        ...remarks,
        ...was.remarks,
        ...now.remarks,
        ...pairs.flatMap(([old, present]) => incomparable(old, present)),
        ...(canCompareMachines ? [] : ['Supporting machines are not listed in both versions.']),
      ]),
    ],
  };
}

/** Sections that were read in one version only, in sentences. */
function incomparable(
  was: JourneyDescription | undefined,
  now: JourneyDescription | undefined,
): readonly string[] {
  if (!was || !now) return [];
  return sectionNames
    .filter((section) => (was.sections[section] === undefined) !== (now.sections[section] === undefined))
    .map((section) => `${now.name}: its ${sectionPlural(section)} are not compared.`);
}

function journeyDifferences(
  was: JourneyDescription | undefined,
  now: JourneyDescription | undefined,
): JourneyDifferences {
  const { id, name } = now ?? was ?? { id: '', name: '' };
  const renamedRules = renamesIn(was?.sections.rules, now?.sections.rules);
  const changes = sectionNames.flatMap((section) => {
    const [old, present] = [was?.sections[section], now?.sections[section]];
    if ((was && !old) || (now && !present)) return [];
    const renamed = section === 'texts' ? old : old?.map((item) => withNewNames(item, renamedRules));
    return sectionChanges(section, renamed ?? [], present ?? [], renamesIn(old, present));
  });
  const files = was && now ? changedFiles(was.files, now.files) : [];
  const isAltered = changes.length > 0 || files.length > 0;
  const kind = !was ? 'added' : !now ? 'removed' : isAltered ? 'altered' : 'same';
  return { id, name, kind, changes, files, steps: mergedSteps(stepsIn(was), stepsIn(now)) };
}

/** An item in which renamed rules are called by their new names, so that only the name itself counts as changed. */
function withNewNames(item: Item, renames: Renames): Item {
  const named = (line: string) => [...renames].reduce((text, [was, now]) => text.replaceAll(was, now), line);
  const fields = Object.entries(item.fields).map(([name, lines]) => [name, lines.map(named)]);
  return { ...item, fields: Object.fromEntries(fields) };
}

function changedFiles(
  was: JourneyDescription['files'] = {},
  now: JourneyDescription['files'] = {},
): readonly string[] {
  return [...new Set([...Object.keys(was), ...Object.keys(now)])]
    .filter((file) => was[file] !== now[file])
    .toSorted();
}

const stepsIn = (journey: JourneyDescription | undefined): readonly Item[] =>
  journey?.sections.steps ?? journey?.sections.states ?? [];

/** The things of both versions in an order that suits both, each as it is now, if it still is. */
export function mergedById<Thing extends { readonly id: string }>(
  was: readonly Thing[],
  now: readonly Thing[],
): readonly Thing[] {
  const things = new Map([...was, ...now].map((thing) => [thing.id, thing]));
  const ids = diffArrays(
    was.map(({ id }) => id),
    now.map(({ id }) => id),
  ).flatMap(({ value }) => value);
  return [...new Set(ids)].flatMap((id) => things.get(id) ?? []);
}

const mergedSteps = (was: readonly Item[], now: readonly Item[]): JourneyDifferences['steps'] =>
  mergedById(was, now).map(({ id, title }) => ({ id, title }));
