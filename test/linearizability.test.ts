import { describe, expect, it } from 'vitest';
import { findViolation, independentParts, type Model, type Operation } from '../conform/linearizability.ts';

interface Input {
  readonly kind: 'read' | 'write' | 'add' | 'take';
  readonly of: string;
}
type State = Readonly<Record<string, number>>;

/** Counters, from zero. `take` succeeds (1) only for the first who asks. */
const counters: Model<State, Input, number> = {
  initial: {},
  keyOf: (state) => JSON.stringify(Object.entries(state).sort()),
  objectsOf: ({ of }) => [of],
  isRead: ({ kind }, output) => kind === 'read' || (kind === 'take' && output === 0),
  apply(state, { kind, of }, output) {
    const value = state[of] ?? 0;
    const written = { ...state, [of]: output };
    if (kind === 'write') return written;
    if (kind === 'read') return output === value ? state : undefined;
    if (kind === 'add') return output === value + 1 ? written : undefined;
    if (output === 0) return value === 0 ? undefined : state;
    return value === 0 ? written : undefined;
  },
};

const operation = (
  [invoked, responded]: readonly [number, number],
  kind: Input['kind'],
  output: number,
  of = 'x',
): Operation<Input, number> => ({ caller: 'a tab', input: { kind, of }, output, invoked, responded });

describe('histories that an order explains', () => {
  it.each([
    ['nothing', []],
    ['one after the other', [operation([0, 1], 'write', 5), operation([2, 3], 'read', 5)]],
    ['the old value beside a write', [operation([0, 9], 'write', 5), operation([1, 2], 'read', 0)]],
    ['the new value beside a write', [operation([0, 9], 'write', 5), operation([1, 2], 'read', 5)]],
    [
      'the write that was invoked last came first',
      [operation([0, 9], 'write', 1), operation([1, 8], 'write', 2), operation([10, 11], 'read', 1)],
    ],
    ['two additions at once', [operation([0, 5], 'add', 2), operation([1, 4], 'add', 1)]],
    ['one of two takes', [operation([0, 5], 'take', 0), operation([1, 6], 'take', 1)]],
  ])('%s', (_says, history) => {
    expect(findViolation(counters, history)).toBeUndefined();
  });

  it('a crowd that was refused, and somebody who still saw it free', () => {
    const refused = Array.from({ length: 30 }, () => operation([0, 9], 'take', 0));
    const history = [operation([0, 9], 'take', 1), ...refused, operation([0, 9], 'read', 0)];
    expect(findViolation(counters, history)).toBeUndefined();
  });

  it('many callers on many objects', () => {
    const history = Array.from({ length: 300 }, (_, index) =>
      operation([index, index + 25], 'add', Math.floor(index / 10) + 1, `counter ${index % 10}`),
    );
    expect(findViolation(counters, history)).toBeUndefined();
  });
});

describe('histories that no order explains', () => {
  it.each([
    ['a lost update', [operation([0, 5], 'add', 1), operation([1, 6], 'add', 1)]],
    ['a double booking', [operation([0, 5], 'take', 1), operation([1, 6], 'take', 1)]],
    ['a stale read', [operation([0, 1], 'write', 5), operation([2, 3], 'read', 0)]],
    [
      'a value that is gone again, beside its write',
      [operation([0, 9], 'write', 5), operation([1, 2], 'read', 5), operation([3, 4], 'read', 0)],
    ],
    ['a refusal of what was free', [operation([0, 1], 'take', 0)]],
  ])('%s', (_says, history) => {
    expect(findViolation(counters, history)).toEqual(history);
  });

  it('are told without other objects, later operations and other reads', () => {
    const lost = [operation([10, 15], 'add', 1), operation([11, 16], 'add', 1)];
    const others = [
      operation([0, 1], 'read', 0),
      operation([2, 3], 'write', 7, 'y'),
      operation([20, 21], 'read', 1),
    ];
    expect(findViolation(counters, [...others, ...lost])).toEqual(lost);
  });
});

it('puts together what a chain of common objects joins, and nothing else', () => {
  const touching: Model<State, readonly string[], number> = {
    ...counters,
    objectsOf: (input) => input,
    isRead: () => true,
    apply: (state) => state,
  };
  const history = [['a', 'b'], ['c'], ['d'], ['c', 'b']].map((input, index) => ({
    caller: 'a tab',
    input,
    output: 0,
    invoked: index,
    responded: index + 1,
  }));
  const parts = independentParts(touching, history);
  expect(parts.map((part) => part.map(({ input }) => input.join('')))).toEqual([['d'], ['ab', 'c', 'cb']]);
});
