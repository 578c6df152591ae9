import type { AnyEvent, Journey } from '../../../../machines/engine/index.ts';
import {
  type Arriving,
  checkByReading,
  checkDefinition,
  type Explored,
  eventRecorder,
  eventsOf,
  explorableJourney,
  explore,
  type Flow,
  type Path,
  type PropertyResult,
  propertyCheck,
  type RecordedEvent,
  type RecordedValue,
  type Report,
  type ScreenFinder,
  type Snapshot,
  screenFinder,
  takenOn,
} from '../../../../machines/exploration/index.ts';

/** A way in which a step can look, by its name. */
export interface LookName {
  readonly step: string;
  readonly name: string;
}

/** What is known of the journey without the draft, where it was explored before. */
export interface Recorded {
  readonly report: Pick<Report, 'paths' | 'values' | 'transitions' | 'precision' | 'states'>;
  readonly looks: readonly LookName[];
}

/** A way through the journey with the draft, as plain data. */
export interface FoundPath {
  readonly scenario: string;
  readonly events: readonly RecordedEvent[];
}

export interface FoundProperty extends Pick<PropertyResult, 'says' | 'rows' | 'steps' | 'failure'> {
  /** The shortest way to where it is violated. */
  readonly path?: FoundPath;
}

export interface FoundLook extends LookName {
  /** The shortest way there, where there is one. */
  readonly path?: FoundPath;
}

/** What following the recorded paths shows, long before everything is explored. */
export interface FoundOnPaths {
  readonly stage: 'paths';
  readonly paths: number;
  /** How many of them lead elsewhere, and the first of these, up to where it does. */
  readonly elsewhere: number;
  readonly first?: FoundPath;
  readonly violated: readonly FoundProperty[];
  readonly values: readonly RecordedValue[];
}

/** What exploring everything shows. */
export interface FoundEverywhere {
  readonly stage: 'everything';
  /** What is wrong with the definition, in sentences. */
  readonly faults: readonly string[];
  readonly properties: readonly FoundProperty[];
  /** Ways in which steps can look that are new, and that no way leads to any more. */
  readonly looks: { readonly added: readonly FoundLook[]; readonly gone: readonly LookName[] };
  readonly states: { readonly was: number; readonly now: number };
  readonly values: readonly RecordedValue[];
}

/** Something throws, so that nothing more can be found. */
export interface FoundBroken {
  readonly stage: 'broken';
  readonly says: string;
}

export type Found = FoundOnPaths | FoundEverywhere | FoundBroken;

/**
 * What comes of a draft: first on the recorded paths, then everywhere.
 * @param flow the journey as it is
 * @param drafted the same with the draft
 * @param recorded what was found when the journey was last explored; without it, it is explored as well
 */
export function* evaluate(flow: Flow, drafted: Flow, recorded: Recorded | undefined): Generator<Found> {
  try {
    if (recorded) yield onPaths(drafted, recorded.report, flow.journey);
    yield everywhere(drafted, recorded ?? knownOf(flow));
  } catch (error) {
    yield { stage: 'broken', says: error instanceof Error ? error.message : String(error) };
  }
}

const pathFrom = (
  record: (event: AnyEvent) => RecordedEvent,
  scenario: string,
  events: readonly AnyEvent[],
): FoundPath => ({ scenario, events: events.map(record) });

/**
 * A transition by what can be compared between the journey as it is and with the draft. A rule that is made of the types of
 * service request is called by their texts, so another text is another name for the same rule.
 */
function comparableIds(was: Journey, now: Journey, before: readonly string[], after: readonly string[]) {
  const isSameRules = Object.keys(was.rules).join() === Object.keys(now.rules).join();
  const [inWas, inNow] = [new Set(before), new Set(after)];
  return (ids: readonly string[] = []): string =>
    ids
      .map((id) => {
        if (isSameRules || (inWas.has(id) && inNow.has(id))) return id;
        return `${id.split(' ').slice(0, 2).join(' ')} by another rule`;
      })
      .join();
}

function onPaths(flow: Flow, report: Recorded['report'], was: Journey): FoundOnPaths {
  const it = explorableJourney(flow);
  const { record, values } = eventRecorder();
  const violated = new Map<string, FoundPath>();
  let way: FoundPath = { scenario: '', events: [] };
  const check = propertyCheck(flow.journey, flow.properties ?? [], {
    violated: (says) => {
      if ((violated.get(says)?.events.length ?? Number.POSITIVE_INFINITY) > way.events.length)
        violated.set(says, way);
    },
  });
  const comparable = comparableIds(
    was,
    flow.journey,
    report.transitions.map(({ id }) => id),
    it.transitions.map(({ id }) => id),
  );
  let elsewhere = 0;
  let first: FoundPath | undefined;
  for (const path of report.paths) {
    let { at } = it.start(path.scenario);
    way = { scenario: path.scenario, events: [] };
    check.arrived(at, { state: '' });
    const taken = takenOn(report as Report, path);
    for (const [index, event] of eventsOf(report as Report, path).entries()) {
      const next = it.next(at, event);
      way = { ...way, events: [...way.events, record(event)] };
      check.arrived(next.at, arrivingBy(event, at, next.taken));
      at = next.at;
      if (comparable(next.taken) === comparable(taken[index])) continue;
      elsewhere += 1;
      first ??= way;
      break;
    }
  }
  const properties = (flow.properties ?? []).flatMap(({ says, rows }) => {
    const path = violated.get(says);
    return path ? [{ says, rows, steps: [], failure: 'violated' as const, path }] : [];
  });
  return {
    stage: 'paths',
    paths: report.paths.length,
    elsewhere,
    ...(first ? { first } : {}),
    violated: properties,
    values,
  };
}

const arrivingBy = (event: AnyEvent, from: Snapshot, taken: readonly string[]): Arriving<Snapshot> => ({
  state: '',
  by: { edge: { from: '', to: '', event, taken }, from },
});

const isSound = (journey: Journey): boolean => checkByReading(journey).length === 0;

function everywhere(flow: Flow, known: Known): FoundEverywhere {
  const { record, values } = eventRecorder();
  const found = (path: Path): FoundPath =>
    pathFrom(
      record,
      path.scenario,
      path.edges.map(({ event }) => event),
    );
  const check = propertyCheck(flow.journey, flow.properties ?? []);
  const finder = screenFinder(flow);
  const explored = explore(
    flow,
    (at, arriving) => {
      finder.arrived(at, arriving);
      check.arrived(at, arriving);
    },
    limitFor(known),
  );
  const properties = check.results(explored).map(({ path, ...result }) => ({
    ...result,
    ...(path ? { path: found(path) } : {}),
  }));
  return {
    stage: 'everything',
    faults: faultsOf(flow, explored),
    properties,
    looks: changedLooks(known.looks, reached(finder, explored), found),
    states: { was: known.report.states, now: explored.states.size },
    values,
  };
}

type Known = Omit<Recorded, 'report'> & { readonly report: Pick<Report, 'precision' | 'states'> };

/** Coarse at once where the journey is known to have too many states to be told apart exactly. */
const limitFor = ({ report }: Known): number | undefined => (report.precision === 'rules' ? 0 : undefined);

/** What walking shows is only true of a definition that is sound as it is written. */
const faultsOf = (flow: Flow, explored: Explored): readonly string[] =>
  (isSound(flow.journey) ? checkDefinition(flow, explored) : checkByReading(flow.journey)).map(
    ({ message }) => message,
  );

function knownOf(flow: Flow): Known {
  const finder = screenFinder(flow);
  const explored = explore(flow, finder.arrived);
  const { precision, states } = explored;
  return { report: { precision, states: states.size }, looks: reached(finder, explored) };
}

type Reached = LookName & { readonly path: Path };

const reached = (finder: ScreenFinder, explored: Explored): readonly Reached[] =>
  finder.screens(explored).flatMap(({ state: { step, name }, path }) => (path ? [{ step, name, path }] : []));

function changedLooks(
  was: readonly LookName[],
  now: readonly Reached[],
  found: (path: Path) => FoundPath,
): FoundEverywhere['looks'] {
  const key = ({ step, name }: LookName) => `${step}: ${name}`;
  const [before, after] = [new Set(was.map(key)), new Set(now.map(key))];
  return {
    added: now
      .filter((look) => !before.has(key(look)))
      .map(({ step, name, path }) => ({ step, name, path: found(path) })),
    gone: was.filter((look) => !after.has(key(look))).map(({ step, name }) => ({ step, name })),
  };
}
