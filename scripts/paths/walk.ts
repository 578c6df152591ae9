import { machineClock } from '../../gateway/clock.ts';
import { statePath } from '../../machines/engine/index.ts';
import {
  type AnyExplored,
  type AnyFlow,
  type Arriving,
  type Catalogue,
  type Coverage,
  checkByReading,
  checkDefinition,
  complaintsAbout,
  consequences,
  coverageOf,
  coveringPaths,
  type Explored,
  explorableJourney,
  explorableMachine,
  explore,
  type Findings,
  isJourney,
  type MachineFlow,
  messageCheck,
  type Path,
  type PropertyResult,
  pathOfState,
  pathTo,
  propertyCheck,
  propertyFailures,
  type RecordedScreens,
  type Report,
  remedies,
  reportOf,
  type Snapshot,
  screenRecorder,
  search,
} from '../../machines/exploration/index.ts';
import { type Crash, tolerant } from './tolerant.ts';
import { violations } from './violations.ts';

type Failures = Findings['failures'];
type OnArrival = (at: Snapshot, arriving: Arriving<Snapshot>) => void;

const saysAll = 'every message that is shown has its text, with all that is to be filled in';

interface Exploration {
  readonly explored: AnyExplored;
  readonly crashes: readonly Crash[];
  /** What is wrong with the messages that were shown. */
  readonly messages: readonly string[];
  /** How many messages were looked at. */
  readonly messagesSeen?: number;
  readonly properties: readonly PropertyResult[];
  /** Takes down how the steps can look. Absent where something throws, and for machines, which have no screens. */
  readonly screens?: (sources: string) => RecordedScreens;
}

/** What a walk through a flow found. */
interface Walk {
  readonly report: Report;
  /** The journey, explored to its end. Absent where something throws, and for machines. */
  readonly explored: Explored | undefined;
  /** How its steps can look. */
  screens(): RecordedScreens | undefined;
}

/**
 * Explores a flow once, and checks everything that was found.
 * @param sources digest of the sources, for the records
 * @param catalogue the texts of the messages; without one they are not checked
 * @param arrived told of every arrival at a situation of a journey
 */
export function walk(
  flow: AnyFlow,
  sources: string,
  catalogue: Catalogue | undefined,
  arrived?: OnArrival,
): Walk {
  const startedAt = performance.now();
  const exploration = exploreAll(flow, catalogue, arrived);
  const { explored, crashes, screens } = exploration;
  return {
    report: reportOn(flow, exploration, sources, startedAt),
    explored: crashes.length === 0 && 'compiled' in explored ? explored : undefined,
    screens: () => screens?.(sources),
  };
}

function reportOn(flow: AnyFlow, exploration: Exploration, sources: string, startedAt: number): Report {
  const { explored, crashes } = exploration;
  const coverage = coverageOf(explored);
  return reportOf(flow, explored, {
    coverage,
    paths: pathsThrough(flow, explored, crashes),
    failures: failuresIn(flow, exploration, coverage),
    properties: exploration.properties,
    lookedAt: { [saysAll]: exploration.messagesSeen ?? 0 },
    sources,
    made: machineClock().toISOString(),
    ms: performance.now() - startedAt,
  });
}

/** Everything that is wrong with what was explored; where something throws, only that. */
export function failuresIn(
  flow: AnyFlow,
  exploration: Exploration,
  coverage = coverageOf(exploration.explored),
): Failures {
  const { explored, crashes } = exploration;
  const read = isJourney(flow) ? checkByReading(flow.journey) : [];
  if (read.length > 0) return read.map(definitionFailure);
  if (crashes.length > 0) return crashes.map((crash) => ({ kind: 'broke', ...crash, remedy: brokeRemedy }));
  const { causes, messages } = definitionFailures(flow, exploration, coverage);
  // What else is found in a faulty definition follows from the fault, or may.
  if (causes.length > 0) return [...causes, ...messages];
  const follow =
    isJourney(flow) && 'compiled' in explored ? consequences(explored, coverage, flow) : new Set();
  const following = new Set(
    coverage.uncovered.filter((gap) => follow.has(gap)).map(({ what, inWords }) => `${what}: ${inWords}`),
  );
  const gaps = complaintsAbout(coverage, flow)
    .filter((what) => !following.has(what))
    .map((what) => ({
      kind: 'gap' as const,
      what,
      remedy: gapRemedy(what),
      path: nearestPath(explored, what),
    }));
  return [...messages, ...violations(flow, explored), ...propertyFailures(exploration.properties), ...gaps];
}

/** Every state of the flow. Where something throws, also what throws, and all that can be reached without it. */
function exploreAll(
  flow: AnyFlow,
  catalogue: Catalogue | undefined,
  arrived: OnArrival | undefined,
): Exploration {
  if (!isJourney(flow)) return exploreMachine(flow);
  const messages = catalogue && messageCheck(flow.journey, catalogue);
  const properties = propertyCheck(flow.journey, flow.properties ?? []);
  const screens = screenRecorder(flow);
  try {
    const explored = explore(flow, (at, arriving) => {
      messages?.arrived(at);
      screens.arrived(at, arriving);
      properties.arrived(at, arriving);
      arrived?.(at, arriving);
    });
    return {
      explored,
      crashes: [],
      messages: messages?.complaints() ?? [],
      messagesSeen: messages?.seen() ?? 0,
      properties: properties.results(explored),
      screens: (sources) => screens.record(explored, sources),
    };
  } catch {
    return { ...exploreTolerantly(flow), messages: [], properties: [] };
  }
}

function exploreMachine(flow: MachineFlow): Exploration {
  const nothing = { messages: [], properties: [] };
  try {
    return { explored: explore(flow), crashes: [], ...nothing };
  } catch {
    return { ...exploreTolerantly(flow), ...nothing };
  }
}

function exploreTolerantly(flow: AnyFlow): Omit<Exploration, 'messages' | 'properties'> {
  if (isJourney(flow)) {
    const it = explorableJourney(flow);
    const careful = tolerant<Snapshot>(it);
    return { explored: { ...search(careful), compiled: it.compiled }, crashes: careful.crashes };
  }
  const it = explorableMachine(flow);
  const careful = tolerant(it);
  return { explored: { ...search(careful), machineStates: it.states }, crashes: careful.crashes };
}

/** The covering paths. None where an event throws: a path that is joined from several others may throw, too. */
function pathsThrough(flow: AnyFlow, explored: AnyExplored, crashes: readonly Crash[]): readonly Path[] {
  try {
    return coveringPaths(flow, explored);
  } catch (error) {
    if (crashes.length > 0) return [];
    throw error;
  }
}

const definitionFailure = ({
  kind,
  message,
}: ReturnType<typeof checkByReading>[number]): Failures[number] => ({
  kind: 'definition',
  what: message,
  remedy: remedies[kind],
});

/** What is wrong with the definition of a journey, and with its messages. */
function definitionFailures(flow: AnyFlow, { explored, messages }: Exploration, { uncovered }: Coverage) {
  const faults = isJourney(flow) && 'compiled' in explored ? checkDefinition(flow, explored) : [];
  const gaps = new Set(uncovered.map(({ what }) => what));
  const isByRule = (message: string) =>
    isJourney(flow) &&
    flow.journey.steps.some(({ id, when = '' }) => gaps.has(when) && message.includes(` ${id} `));
  return {
    // A gap reports an unreached outcome, too, and respects exemptions; that of a rule also reports the step behind it.
    causes: faults
      .filter(({ kind }) => kind !== 'unreached outcome')
      .filter(({ kind, message }) => kind !== 'unreachable step' || !isByRule(message))
      .map(definitionFailure),
    messages: messages.map((what) => ({
      kind: 'definition' as const,
      what,
      remedy: 'Correct the key or the placeholder, or add it in content/ or to “placeholders”',
    })),
  };
}

const brokeRemedy =
  'Make it decide at the end of this path too: an answer may not be given there, and a fact not be known';

const gapRemedies: readonly (readonly [RegExp, string])[] = [
  [/: never true$/, 'Correct the rule, or add samples under which it holds'],
  [/: never false$/, 'Correct the rule, or add samples under which it does not hold'],
  [/: an outcome that never came$/, 'Add an output to the samples that is this outcome'],
  [/: exempt, though/, 'Remove the exemption'],
  [/./, 'Add samples that lead there, or an exemption with the reason'],
];

const gapRemedy = (what: string): string => gapRemedies.find(([of]) => of.test(what))?.[1] ?? '';

/** The shortest path to the state from which a transition that was never taken would lead. */
function nearestPath(explored: AnyExplored, gap: string) {
  const transition = explored.transitions.find(
    ({ id, outcome }) =>
      gap.startsWith(`${id}:`) || gap.startsWith(`${outcome?.operation}: ${outcome?.name}:`),
  );
  const isSource = (value: unknown) =>
    ('compiled' in explored ? statePath(value).join('.') : pathOfState(value)) === transition?.from;
  const state = transition && [...explored.states].find(([, { value }]) => isSource(value));
  return state && pathTo(explored, state[0]);
}
