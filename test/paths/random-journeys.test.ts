import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { checkDefinition } from '../../machines/check.ts';
import { coveringPaths, replayer } from '../../machines/cover.ts';
import { takenIn } from '../../machines/coverage.ts';
import { type Explored, explore } from '../../machines/explore.ts';
import type { Flow } from '../../machines/samples.ts';
import { deadEnds, thoughtOf } from '../support/journey-invariants.ts';
import { type Law, laws } from '../support/journey-laws.ts';
import { randomFlow } from '../support/random-journey.ts';

/** Some random journeys keep people in on purpose. */
const canBeLeft = ({ journey }: Flow): boolean => journey.back !== 'none' || journey.exit !== undefined;

/** Holds a law over every situation of many random journeys. */
function always(law: Law): void {
  fc.assert(
    fc.property(randomFlow, (flow) => {
      const { journey } = flow;
      fc.pre(law !== laws['one can always get away'] || canBeLeft(flow));
      const thought = thoughtOf(journey);
      for (const [id, snapshot] of explore(flow).situations) {
        const complaints = law(journey, thought, thought.adopt(snapshot));
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
  test.each(Object.entries<Law>(laws))('%s', (_law, law) => always(law));

  test('there is a way on from everywhere', () => {
    ofAll((flow, explored) => {
      fc.pre(canBeLeft(flow));
      expect(deadEnds(explored)).toEqual([]);
    });
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
