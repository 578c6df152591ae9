import { describe, expect, test } from 'vitest';
import { canReach, counterexample } from './graph.ts';

/** A graph by its edges: `ab` leads from a to b. */
const graph = (...edges: readonly string[]) => ({
  edges: edges.map(([from = '', to = '']) => ({ from, to })),
});
const set = (letters: string) => new Set(letters);

test('a state can be reached from itself and from all that lead to it', () => {
  expect([...canReach(graph('ab', 'bc', 'cb', 'ad'), ['c'])].toSorted()).toEqual(['a', 'b', 'c']);
});

describe('leadsTo', () => {
  const formula = { from: set('a'), leadsTo: set('d') };

  test('holds where every way comes to it, also around a circle that can be left', () => {
    expect(counterexample(graph('ab', 'ac', 'bd', 'cd', 'ba'), formula)).toBeUndefined();
  });

  test.each([
    ['a way that ends elsewhere', graph('ab', 'bd', 'ac'), ['a', 'c']],
    ['a circle that cannot be left', graph('ab', 'bd', 'ac', 'ce', 'ec'), ['a', 'c']],
    ['the shortest of several', graph('ab', 'be', 'ac', 'ad'), ['a', 'b']],
  ])('is broken by %s', (_what, broken, way) => {
    expect(counterexample(broken, formula)).toEqual(way);
  });

  test('does not care for what comes after', () => {
    expect(counterexample(graph('ad', 'de'), formula)).toBeUndefined();
  });
});

describe('until', () => {
  const formula = { from: set('a'), holds: set('ab'), until: set('d') };

  test('holds up to the other, and where the other never comes', () => {
    expect(counterexample(graph('ab', 'bd', 'de', 'ba'), formula)).toBeUndefined();
    expect(counterexample(graph('ab', 'ba'), formula)).toBeUndefined();
  });

  test('is broken by a state between', () => {
    expect(counterexample(graph('ab', 'bc', 'cd'), formula)).toEqual(['a', 'b', 'c']);
  });
});

describe('canAlwaysReach', () => {
  const formula = { from: set('abc'), canAlwaysReach: set('d') };

  test('holds where some way leads there', () => {
    expect(counterexample(graph('ab', 'bc', 'cd', 'ae'), formula)).toBeUndefined();
  });

  test('is broken by a state without a way', () => {
    expect(counterexample(graph('ab', 'bd', 'ac', 'ce'), formula)).toEqual(['c']);
  });
});
