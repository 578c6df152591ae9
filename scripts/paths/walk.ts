import { machineClock } from '../../gateway/clock.ts';
import { statePath } from '../../machines/engine/index.ts';
import {
  type AnyExplored,
  type AnyFlow,
  type Catalogue,
  checkDefinition,
  complaintsAbout,
  coverageOf,
  coveringPaths,
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
  type Report,
  reportOf,
  type Snapshot,
  search,
} from '../../machines/exploration/index.ts';
import { type Crash, tolerant } from './tolerant.ts';
import { violations } from './violations.ts';

type Failures = Findings['failures'];

interface Exploration {
  readonly explored: AnyExplored;
  readonly crashes: readonly Crash[];
  /** What is wrong with the messages that were shown. */
  readonly messages: readonly string[];
  readonly properties: readonly PropertyResult[];
}

/**
 * Explores a flow and checks everything that was found.
 * @param sources digest of the sources, for the report
 * @param catalogue the texts of the messages; without one they are not checked
 */
export function exploreAndCheck(flow: AnyFlow, sources: string, catalogue: Catalogue | undefined): Report {
  const startedAt = performance.now();
  const exploration = exploreAll(flow, catalogue);
  const { explored, crashes } = exploration;
  const coverage = coverageOf(explored);
  return reportOf(flow, explored, {
    coverage,
    paths: pathsThrough(flow, explored, crashes),
    failures: failuresIn(flow, exploration, coverage),
    properties: exploration.properties,
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
  if (crashes.length > 0) return crashes.map((crash) => ({ kind: 'broke', ...crash }));
  const gaps = complaintsAbout(coverage, flow).map((what) => ({
    kind: 'gap' as const,
    what,
    path: nearestPath(explored, what),
  }));
  return [...faultsOf(flow, exploration), ...propertyFailures(exploration.properties), ...gaps];
}

/** Every state of the flow. Where something throws, also what throws, and all that can be reached without it. */
function exploreAll(flow: AnyFlow, catalogue: Catalogue | undefined): Exploration {
  if (!isJourney(flow)) return exploreMachine(flow);
  const messages = catalogue && messageCheck(flow.journey, catalogue);
  const properties = propertyCheck(flow.journey, flow.properties ?? []);
  try {
    const explored = explore(flow, (at, arriving) => {
      messages?.arrived(at);
      properties.arrived(at, arriving);
    });
    return {
      explored,
      crashes: [],
      messages: messages?.complaints() ?? [],
      properties: properties.results(explored),
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

/** What is wrong with the definition of a journey, with its messages, and with single states. */
function faultsOf(flow: AnyFlow, { explored, messages }: Exploration): Failures {
  const faults = isJourney(flow) && 'compiled' in explored ? checkDefinition(flow, explored) : [];
  const inDefinition = [
    // A gap reports an unreached outcome, too, and respects exemptions.
    ...faults.filter(({ kind }) => kind !== 'unreached outcome').map(({ message }) => message),
    ...messages,
  ];
  return [
    ...inDefinition.map((what) => ({ kind: 'definition' as const, what })),
    ...violations(flow, explored),
  ];
}

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
