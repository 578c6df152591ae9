import {
  type AnyFlow,
  checkByReading,
  type Explorable,
  eventsOf,
  type Failure,
  flowId,
  isJourney,
  type RecordedPath,
  type Report,
  type Snapshot,
  type State,
  takenOn,
} from '../../machines/exploration/index.ts';
import { withCopy } from '../../src/walkthrough/flow.ts';
import { invariants } from '../../test/support/invariants.ts';
import { simulatorOf } from '../../test/support/journey-invariants.ts';
import { type DescribedPath, describeSteps, formatPath } from './described-path.ts';
import { flowsIn } from './flows.ts';
import { currentReport, unchangedReport } from './record.ts';
import { explorableOf, replay } from './replay.ts';
import { stored } from './store.ts';
import { printReports } from './table.ts';
import { errorMessage } from './tolerant.ts';

/** What replaying the paths of the last report says about a flow as it is now, long before it is explored again. */
interface QuickReplay {
  readonly flow: string;
  /** How many of the present transitions these paths take. */
  readonly transitions: { readonly total: number; readonly covered: number };
  readonly rules: { readonly total: number; readonly bothWays: number };
  /** How many paths there are, how many now lead elsewhere, and the first of these up to where it does. */
  readonly paths: number;
  readonly divergences: number;
  readonly firstDivergence: DescribedPath | undefined;
  /** What is known to be wrong. */
  readonly wrong: readonly string[];
}

/** How far a path still leads where it did. */
interface Replayed {
  readonly path: RecordedPath;
  /** Events up to the one that leads elsewhere, or all of them. */
  readonly moves: number;
  readonly isSame: boolean;
  readonly thrown: string | undefined;
}

/**
 * Replays the last paths of every flow that has changed and prints what that shows; then explores these flows and prints
 * the reports of all.
 * @returns whether nothing failed
 */
export async function reportQuickly(
  flows: readonly AnyFlow[],
  registry: string,
  json: boolean,
): Promise<boolean> {
  const startedAt = performance.now();
  const elapsed = () => performance.now() - startedAt;
  for (const flow of flows) {
    const last = stored(flowId(flow));
    if (!last || last.paths.length === 0 || unchangedReport(flow, registry)) continue;
    const quick = await replayLast(flow, last);
    if (json) console.log(JSON.stringify({ quick, ms: Math.round(elapsed()) }));
    else console.log(`${formatReplay(quick)}\n  after ${(elapsed() / 1000).toFixed(1)} s; exploring …`);
  }
  const reports = [];
  for (const flow of flows) reports.push({ flow, report: await currentReport(flow, registry) });
  return printReports(reports, await flowsIn(registry), elapsed(), json);
}

async function replayLast(flow: AnyFlow, last: Report): Promise<QuickReplay> {
  const it = explorableOf(flow);
  const taken = new Set<string>();
  const states: State[] = [];
  const replayed = last.paths.map((path) =>
    replayPath(it, last, path, (at, ids) => {
      states.push(at);
      for (const id of ids) taken.add(id);
    }),
  );
  const { rules, thrown } = rulesIn(it, states);
  const others = replayed.filter(({ isSame }) => !isSame);
  const errors = [...replayed.map((each) => each.thrown), thrown].filter((each) => each !== undefined);
  const read = isJourney(flow) ? checkByReading(flow.journey).map(({ message }) => message) : [];
  return {
    flow: flowId(flow),
    transitions: { total: it.transitions.length, covered: taken.size },
    rules,
    paths: last.paths.length,
    divergences: others.length,
    firstDivergence: await describeReplayed(flow, last, others[0]),
    wrong: [...new Set([...read, ...stillFailing(flow, last), ...errors])],
  };
}

function replayPath(
  it: Explorable<State>,
  last: Report,
  path: RecordedPath,
  visit: (at: State, taken: readonly string[]) => void,
): Replayed {
  const before = takenOn(last, path);
  let moves = -1;
  try {
    for (const { at, taken } of replay(it, path, last.values)) {
      visit(at, taken);
      moves += 1;
      if (moves > 0 && taken.join() !== (before[moves - 1] ?? []).join()) {
        return { path, moves, isSame: false, thrown: undefined };
      }
    }
    return { path, moves, isSame: true, thrown: undefined };
  } catch (error) {
    return { path, moves: moves + 1, isSame: false, thrown: errorMessage(error) };
  }
}

function rulesIn(
  it: Explorable<State>,
  states: readonly State[],
): { rules: QuickReplay['rules']; thrown: string | undefined } {
  try {
    const values = [...it.ruleValues(states).values()];
    const bothWays = values.filter(({ size }) => size === 2).length;
    return { rules: { total: values.length, bothWays }, thrown: undefined };
  } catch (error) {
    return { rules: { total: 0, bothWays: 0 }, thrown: errorMessage(error) };
  }
}

/** Of the failures of the last report, what is still wrong on the paths to them. */
const stillFailing = (flow: AnyFlow, { failures, values }: Report): readonly string[] =>
  failures.flatMap((failure) => {
    const { kind, invariant, path } = failure;
    const isOnPath = kind === 'broke' || (invariant !== undefined && invariant in invariants);
    return (isOnPath && path && failureOn(flow, failure, path, values)) || [];
  });

/** What fails on the path, or in the state to which it leads. */
function failureOn(
  flow: AnyFlow,
  { invariant }: Failure,
  path: RecordedPath,
  values: Report['values'],
): string | undefined {
  try {
    const it = explorableOf(flow);
    const last = [...replay(it, path, values)].at(-1);
    if (!last) return undefined;
    it.key(last.at);
    it.events(last.at);
    it.ruleValues([last.at]);
    const find = invariant === undefined ? undefined : invariants[invariant];
    if (!find || !isJourney(flow)) return undefined;
    const simulator = simulatorOf(flow.journey);
    return find(flow.journey, simulator, simulator.restore(last.at as Snapshot))[0];
  } catch (error) {
    return errorMessage(error);
  }
}

async function describeReplayed(
  flow: AnyFlow,
  last: Report,
  replayed: Replayed | undefined,
): Promise<DescribedPath | undefined> {
  if (!replayed || !isJourney(flow)) return undefined;
  const { path, moves } = replayed;
  const events = eventsOf(last, { ...path, edges: path.edges.slice(0, moves) });
  return describeSteps(await withCopy(flow), path.scenario, events);
}

function formatReplay(replay: QuickReplay): string {
  const { flow, transitions, rules, paths, divergences, firstDivergence, wrong } = replay;
  const open = transitions.total - transitions.covered;
  return [
    `${flow}: the ${paths} paths of the last report take ${transitions.covered} of ${transitions.total} transitions; ${rules.bothWays} of ${rules.total} rules are both true and false${open === 0 ? '' : `; ${open} transitions still to find`}`,
    ...(divergences === 0
      ? []
      : [`${flow}: ${divergences} paths now lead elsewhere${firstDivergence ? '; the first:' : ''}`]),
    ...(firstDivergence ? [formatPath(firstDivergence)] : []),
    ...wrong.map((what) => `${flow}: wrong: ${what}`),
  ].join('\n');
}
