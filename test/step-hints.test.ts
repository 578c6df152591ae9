import { expect, test } from 'vitest';
import { loadFlows } from '../src/walkthrough/flow.ts';

test('no step whose question is its heading has a hint of its own, which would stand above the heading', async () => {
  const flows = (await loadFlows()).flatMap(({ portal }) => portal ?? []);
  expect(flows.length).toBeGreaterThan(10);
  const hinted = flows.flatMap(({ journey, copy }) =>
    journey.steps
      .filter(
        ({ id, asks }) =>
          asks.length === 1 && !asks[0]?.when && id !== journey.review && copy.steps[id]?.hint,
      )
      .map(({ id }) => `${journey.id}: ${id}`),
  );
  expect(hinted).toEqual([]);
});
