import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import {
  type AnyEvent,
  type Ask,
  holds,
  type Journey,
  type Run,
  situationOf,
  stateOf,
  statePath,
  stepOf,
} from '../../machines/engine/index.ts';
import {
  checkDefinition,
  coveringPaths,
  type Explored,
  explorableJourney,
  explore,
  type Flow,
  replayer,
  type Simulator,
  type Snapshot,
  takenIn,
} from '../../machines/exploration/index.ts';
import { askedAgainInvariant } from '../support/asked-again-invariant.ts';
import { blockedComplaints } from '../support/blocked-invariant.ts';
import { arrivals, congruenceCheck } from '../support/congruence.ts';
import { type Invariant, invariants } from '../support/invariants.ts';
import { deadEnds, loneErrorPages, simulatorOf } from '../support/journey-invariants.ts';
import { randomFlow } from '../support/random-journey.ts';

const canBeLeft = ({ journey }: Flow): boolean => journey.back !== 'none' || journey.exit !== undefined;

/** More states than this are too many to look at each of them in many journeys. */
const maxStates = 150;

/** What is looked at of a random journey: everything is demanded of the same walk. */
interface Walked {
  readonly flow: Flow;
  readonly explored: Explored;
  readonly simulator: Simulator;
  readonly again: ReturnType<typeof askedAgainInvariant>;
}

const ofEachState =
  (invariant: Invariant) =>
  ({ flow: { journey }, explored, simulator }: Walked) => {
    for (const [id, snapshot] of explored.states) {
      const complaints = invariant(journey, simulator, simulator.restore(snapshot));
      if (complaints.length > 0) throw new Error(`${complaints.join('; ')} in ${id}`);
    }
  };

/** Some random journeys keep people in on purpose. */
const whereLeft = (demand: (walked: Walked) => void) => (walked: Walked) => {
  if (canBeLeft(walked.flow)) demand(walked);
};

/** What must hold of every journey, by a sentence that says so. */
const demands: Readonly<Record<string, (walked: Walked) => void>> = {
  ...Object.fromEntries(
    Object.entries(invariants).map(([name, invariant]) => [
      name,
      name === 'one can always get away' ? whereLeft(ofEachState(invariant)) : ofEachState(invariant),
    ]),
  ),
  'a secondary action runs each of its operations whose rule holds, in their order, and then ends': ({
    flow,
    explored: { states },
    simulator,
  }) => {
    const { journey } = flow;
    for (const snapshot of states.values()) {
      const [id, state] = statePath(snapshot.value);
      if (state !== 'asking') continue;
      for (const [name, { submit, end, notice, when }] of Object.entries(
        stepOf(journey, id).secondaryActions,
      )) {
        if (!holds(journey, when, situationOf(snapshot.context))) continue;
        const chosen = { type: 'SECONDARY_ACTION', action: name } as const;
        const asked = notice
          ? simulator.next(simulator.restore(snapshot), chosen)
          : simulator.restore(snapshot);
        expect(runUntilStill(simulator, asked, notice ? { type: 'GO' } : chosen)).toEqual([
          ...runsIn(journey, submit, snapshot),
          `end:${end}`,
        ]);
      }
    }
  },
  'what the provider said no to is asked anew at each opening of its step, and leads on by then': ({
    flow,
    explored: { states },
    simulator,
  }) => {
    const complaints = [...states.values()].flatMap((snapshot) =>
      blockedComplaints(flow, simulator, simulator.restore(snapshot)),
    );
    expect(complaints).toEqual([]);
  },
  'each question that is said to be asked again is asked on the way on': ({ again, simulator }) => {
    expect(again.complaints(simulator)).toEqual([]);
  },
  'there is a way on from everywhere': ({ flow, explored }) => {
    if (canBeLeft(flow)) expect(deadEnds(explored)).toEqual([]);
  },
  'the smallest set of paths takes every transition that can be taken, and can itself be taken': ({
    flow,
    explored,
  }) => {
    const paths = coveringPaths(flow, explored);
    const edges = paths.flatMap((path) => path.edges);
    expect([...takenIn({ starts: explored.starts, edges })].toSorted()).toEqual(
      [...takenIn(explored)].toSorted(),
    );
    const replay = replayer(flow);
    for (const path of paths) expect(replay.path(path)).toBeDefined();
  },
  'the check of the definition complains only of what cannot be reached': ({ flow, explored }) => {
    const kinds = new Set(checkDefinition(flow, explored).map(({ kind }) => kind));
    expect([...kinds].filter((kind) => !/^unreach/.test(kind))).toEqual([]);
  },
};

class Unmet extends Error {
  override name = 'Unmet';
  readonly demand: string;

  constructor(demand: string, cause: unknown) {
    super(`${demand}: ${cause instanceof Error ? cause.message : cause}`, { cause });
    this.demand = demand;
  }
}

/** The first random journey that does not meet a demand, made as small as possible. */
const unmet = () =>
  fc.check(
    fc.property(randomFlow, (flow) => {
      const again = askedAgainInvariant(flow);
      const explored = explore(flow, again.arrived, maxStates);
      const walked = { flow, explored, simulator: simulatorOf(flow.journey), again };
      for (const [demand, meets] of Object.entries(demands)) {
        try {
          meets(walked);
        } catch (error) {
          throw new Unmet(demand, error);
        }
      }
    }),
    { numRuns: 60 },
  );

test('the random journeys hold everything that a journey can hold', () => {
  const journeys = fc.sample(randomFlow, { numRuns: 100, seed: 1 }).map(({ journey }) => journey);
  const steps = journeys.flatMap((journey) => journey.steps);
  for (const part of ['load', 'asks', 'check', 'blocks', 'submit', 'resets'] as const) {
    expect(steps.some((step) => step[part].length > 0)).toBe(true);
  }
  expect(steps.some(({ when }) => when !== undefined)).toBe(true);
  expect(steps.some(({ check }) => check.some(({ debounceMs }) => debounceMs))).toBe(true);
  expect(
    journeys.some(({ exit, steps: all }) => exit?.save && all.some(({ confirmation }) => confirmation)),
  ).toBe(true);
  const secondary = steps.flatMap(({ secondaryActions }) => Object.values(secondaryActions));
  for (const lists of [secondary, steps]) {
    expect(lists.some(({ submit }) => submit.length > 1 && submit.some(({ when }) => when))).toBe(true);
  }
  expect(secondary.some(({ notice }) => notice)).toBe(true);
  expect(secondary.some(({ notice }) => !notice)).toBe(true);
  const isAlways = ({ when }: Ask) => when === undefined;
  expect(steps.some(({ asks }) => asks.filter(isAlways).length > 1)).toBe(true);
  expect(steps.some(({ asks }) => asks.some((ask) => !isAlways(ask)))).toBe(true);
});

/** What runs from a situation on while every operation comes back with what leads on, and the end that it comes to. */
function runUntilStill(simulator: Simulator, from: Snapshot, event: AnyEvent): readonly string[] {
  const seen: string[] = [];
  let at = simulator.next(from, event);
  for (;;) {
    const [step, state] = statePath(at.value);
    const { activity, operation: run } = stateOf(at);
    if (run === undefined || (activity !== 'submitting' && activity !== 'acting'))
      return [...seen, at.status === 'done' ? step : ''];
    seen.push(run);
    at = simulator.next(at, { type: `xstate.done.actor.${step}.${state}`, output: 'a' } as AnyEvent);
  }
}

const runsIn = (journey: Journey, list: readonly Run[], { context }: Snapshot) =>
  list.filter(({ when }) => holds(journey, when, situationOf(context))).map(({ run }) => run);

describe('in every journey', () => {
  let found: ReturnType<typeof unmet> | undefined;

  test.each(Object.keys(demands))('%s', (demand) => {
    found ??= unmet();
    const { errorInstance } = found;
    if (!found.failed || (errorInstance instanceof Unmet && errorInstance.demand !== demand)) return;
    throw new Error(fc.defaultReportMessage(found), { cause: errorInstance });
  });

  test('a step has an error page only where something leads to it', () => {
    fc.assert(
      fc.property(randomFlow, ({ journey }) => {
        expect(loneErrorPages(journey)).toEqual([]);
      }),
    );
  });

  test('states of one name lead to states of one name', () => {
    let pairs = 0;
    fc.assert(
      fc.property(randomFlow, (flow) => {
        const it = explorableJourney(flow);
        const check = congruenceCheck();
        arrivals(it, check.arrived, 60);
        pairs += check.pairs();
        expect(check.found(it)).toEqual([]);
      }),
      { numRuns: 200 },
    );
    expect(pairs).toBeGreaterThan(2000);
  });
});
