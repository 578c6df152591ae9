import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkDefinition } from '../../machines/check.ts';
import { coveringPaths, replayer } from '../../machines/cover.ts';
import { takenIn } from '../../machines/coverage.ts';
import { type Explored, explore } from '../../machines/explore.ts';
import { Fault } from '../../machines/fault.ts';
import type { Flow } from '../../machines/samples.ts';
import type { Snapshot } from '../../machines/situation-key.ts';
import type { Thought } from '../../machines/thought.ts';
import {
  backComplaints,
  type Complaints,
  clearingComplaints,
  deadEnds,
  gateComplaints,
  keyComplaints,
  reloadComplaints,
  screenComplaints,
  settledComplaints,
  thoughtOf,
} from '../support/journey-invariants.ts';
import { randomFlow } from '../support/random-journey.ts';

const fault = new Fault('failed');

/** Holds a law over every situation of many random journeys. */
function always(law: (flow: Flow, snapshot: Snapshot, thought: Thought) => Complaints): void {
  fc.assert(
    fc.property(randomFlow, (flow) => {
      const thought = thoughtOf(flow.journey);
      const { situations } = explore(flow);
      for (const [id, snapshot] of situations) {
        const complaints = law(flow, thought.adopt(snapshot), thought);
        if (complaints.length > 0) throw new Error(`${complaints.join('; ')} in ${id}`);
      }
    }),
    { numRuns: 30 },
  );
}

const ofAll = (law: (flow: Flow, explored: Explored) => void) =>
  fc.assert(
    fc.property(randomFlow, (flow) => {
      law(flow, explore(flow));
    }),
    { numRuns: 20 },
  );

test('the random journeys hold everything that a journey can hold', () => {
  const steps = fc.sample(randomFlow, { numRuns: 100, seed: 1 }).flatMap(({ journey }) => journey.steps);
  for (const part of ['needs', 'asks', 'checks', 'stops', 'does', 'clears'] as const) {
    expect(steps.some((step) => step[part].length > 0)).toBe(true);
  }
  expect(steps.some(({ askedWhen }) => askedWhen !== undefined)).toBe(true);
});

describe('in every journey', () => {
  test('gates and walk find the same step', () => {
    always(({ journey }, snapshot, thought) => gateComplaints(journey, thought, snapshot));
  });

  test('nobody is at a step before all that comes first is settled', () => {
    always(({ journey }, snapshot, thought) => settledComplaints(journey, thought, snapshot));
  });

  test('loading the page again changes nothing', () => {
    always((_flow, snapshot, thought) => reloadComplaints(thought, snapshot));
  });

  test('changing an answer forgets what the definition says, and says so', () => {
    always(({ journey }, snapshot, thought) => clearingComplaints(journey, thought, snapshot));
  });

  test('forward and Back come to the same step with its answer', () => {
    always(({ journey }, snapshot, thought) => backComplaints(journey, thought, snapshot));
  });

  test('every outcome and fault leads to a screen that says why it is blocked', () => {
    always(({ journey }, snapshot) => screenComplaints(journey, snapshot));
  });

  test('the idempotency key survives faults and reloads, and is renewed by another answer', () => {
    always(({ journey }, snapshot, thought) => keyComplaints(journey, thought, snapshot, fault));
  });

  test('there is a way on from everywhere', () => {
    ofAll((_flow, explored) => expect(deadEnds(explored)).toEqual([]));
  });

  test('the smallest set of paths takes every arrow that can be taken, and can itself be taken', () => {
    ofAll((flow, explored) => {
      const paths = coveringPaths(flow, explored);
      const moves = paths.flatMap((path) => path.moves);
      expect([...takenIn({ starts: explored.starts, moves })].toSorted()).toEqual(
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
