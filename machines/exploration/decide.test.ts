import { describe, expect, test } from 'vitest';
import {
  journey as define,
  definition,
  operations,
  samples,
  small,
} from '../../test/support/small-journey.ts';
import {
  compile,
  decideStep,
  emptyMemory,
  type Journey,
  type Memory,
  memoryOf,
  statePath,
  walk,
} from '../engine/index.ts';
import { explore } from './explore.ts';
import { simulate } from './simulator.ts';

const decideIn = (journey: Journey, id: string, memory: Partial<Memory>) => {
  const step = journey.steps.find((candidate) => candidate.id === id);
  if (!step) throw new Error(`no step ${id}`);
  return decideStep(journey, step, { ...emptyMemory(journey), ...memory });
};

describe('a step is decided', () => {
  test('as open while an answer is missing, and as answered when none is', () => {
    expect(decideIn(small, 'two', { answers: { first: 'b' } })).toEqual({
      kind: 'open',
      missing: ['second'],
    });
    expect(decideIn(small, 'two', { answers: { first: 'b', second: 'x' } })).toEqual({ kind: 'answered' });
  });

  test('as to be checked before it counts as answered, and as blocked by what the check came back with', () => {
    expect(decideIn(small, 'one', { answers: { first: 'b' } })).toEqual({ kind: 'check', operation: 'look' });
    const shut = { name: 'shut', of: JSON.stringify(['b']), notices: ['Shut'] };
    expect(decideIn(small, 'one', { answers: { first: 'b' }, outcomes: { look: shut } })).toEqual({
      kind: 'blocked',
      block: { operation: 'look', because: 'shut', notices: ['Shut'] },
    });
  });

  test('as passed over where its rule does not hold', () => {
    expect(decideIn(small, 'two', { answers: { first: 'a' } })).toMatchObject({ kind: 'passedOver' });
  });

  test('as to be loaded before its rule is looked at', () => {
    const { steps } = definition;
    const loading = define({
      ...definition,
      operations,
      steps: { ...steps, two: { ...steps.two, load: ['look'] } },
    } as never);
    expect(decideIn(loading, 'two', { answers: { first: 'a' } })).toEqual({
      kind: 'load',
      operation: 'look',
    });
  });
});

test('the machine finds the step that the walk finds, for every address that is opened', () => {
  const { machine } = compile(small, { run: () => new Promise(() => {}), newKey: () => 'key' });
  const simulator = simulate(machine);
  const states = [...explore({ journey: small, samples }).states.values()];
  const asking = states.filter(({ value }) => statePath(value)[1] === 'asking');
  expect(asking.length).toBeGreaterThan(5);
  for (const { context } of asking) {
    const memory = { ...memoryOf(context), drafts: {}, failure: null, at: null };
    const { at, steps } = walk(small, memory);
    for (const { step, decision } of steps) {
      const isReached = step.index <= at.index && decision.kind !== 'passedOver';
      const [found] = statePath(simulator.start({ memory, requested: step.id }).value);
      expect(found).toBe(isReached ? step.id : at.id);
    }
  }
});
