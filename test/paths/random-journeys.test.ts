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
import { congruence } from '../support/congruence.ts';
import { type Invariant, invariants } from '../support/invariants.ts';
import { deadEnds, loneErrorPages, simulatorOf } from '../support/journey-invariants.ts';
import { randomFlow } from '../support/random-journey.ts';

/** Some random journeys keep people in on purpose. */
const canBeLeft = ({ journey }: Flow): boolean => journey.back !== 'none' || journey.exit !== undefined;

/** More states than this are too many to look at each of them in many journeys. */
const maxStates = 150;
const exploreRandom = (flow: Flow, arrived?: (at: Snapshot) => void): Explored =>
  explore(flow, arrived, maxStates);

/** Checks an invariant in every state of many random journeys. */
function always(invariant: Invariant): void {
  fc.assert(
    fc.property(randomFlow, (flow) => {
      const { journey } = flow;
      fc.pre(invariant !== invariants['one can always get away'] || canBeLeft(flow));
      const simulator = simulatorOf(journey);
      for (const [id, snapshot] of exploreRandom(flow).states) {
        const complaints = invariant(journey, simulator, simulator.restore(snapshot));
        if (complaints.length > 0) throw new Error(`${complaints.join('; ')} in ${id}`);
      }
    }),
    { numRuns: 30 },
  );
}

const ofAll = (invariant: (flow: Flow, explored: Explored) => void) =>
  fc.assert(
    fc.property(randomFlow, (flow) => {
      invariant(flow, exploreRandom(flow));
    }),
    { numRuns: 20 },
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
  test.each(Object.entries<Invariant>(invariants))('%s', (_name, invariant) => always(invariant));

  test('a secondary action runs each of its operations whose rule holds, in their order, and then ends', () => {
    ofAll((flow, { states }) => {
      const { journey } = flow;
      const simulator = simulatorOf(journey);
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
    });
  });

  test('a step has an error page only where something leads to it', () => {
    fc.assert(
      fc.property(randomFlow, ({ journey }) => {
        expect(loneErrorPages(journey)).toEqual([]);
      }),
    );
  });

  test('what the provider said no to is asked anew at each opening of its step, and leads on by then', () => {
    ofAll((flow, { states }) => {
      const simulator = simulatorOf(flow.journey);
      const complaints = [...states.values()].flatMap((snapshot) =>
        blockedComplaints(flow, simulator, simulator.restore(snapshot)),
      );
      expect(complaints).toEqual([]);
    });
  });

  test('each question that is said to be asked again is asked on the way on', () => {
    ofAll((flow) => {
      const invariant = askedAgainInvariant(flow);
      exploreRandom(flow, invariant.arrived);
      expect(invariant.complaints(simulatorOf(flow.journey))).toEqual([]);
    });
  });

  test('states of one name lead to states of one name', () => {
    let pairs = 0;
    fc.assert(
      fc.property(randomFlow, (flow) => {
        if (explore(flow, undefined, 200).precision !== 'exact') return;
        const it = explorableJourney(flow);
        const found = congruence(it, it.key);
        pairs += found.pairs;
        expect(found.found).toEqual([]);
      }),
      { numRuns: 200 },
    );
    expect(pairs).toBeGreaterThan(100);
  });

  test('there is a way on from everywhere', () => {
    ofAll((flow, explored) => {
      fc.pre(canBeLeft(flow));
      expect(deadEnds(explored)).toEqual([]);
    });
  });

  test('the smallest set of paths takes every transition that can be taken, and can itself be taken', () => {
    ofAll((flow, explored) => {
      const paths = coveringPaths(flow, explored);
      const edges = paths.flatMap((path) => path.edges);
      expect([...takenIn({ starts: explored.starts, edges })].toSorted()).toEqual(
        [...takenIn(explored)].toSorted(),
      );
      const replay = replayer(flow);
      for (const path of paths) expect(replay.path(path)).toBeDefined();
    });
  });

  test('the check of the definition complains only of what cannot be reached', () => {
    ofAll((flow, explored) => {
      const kinds = new Set(checkDefinition(flow, explored).map(({ kind }) => kind));
      expect([...kinds].filter((kind) => !/^unreach/.test(kind))).toEqual([]);
    });
  });
});
