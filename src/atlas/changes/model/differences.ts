import { aligned } from './alignment.ts';
import {
  type JourneyDescription,
  type SectionName,
  sectionNames,
  type VersionName,
  type Versions,
} from './description.ts';
import { type HelperChange, helpersIn } from './helpers.ts';
import { renamedIn, withNewNames } from './renames.ts';
import { type Change, sectionChanges } from './section-changes.ts';

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
