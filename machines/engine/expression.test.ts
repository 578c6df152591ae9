import { describe, expect, test } from 'vitest';
import { decisionOf, type Expression } from './expression.ts';
import { faultIn } from './expression-fault.ts';
import { type Journey, language, readsOf } from './index.ts';

const situation = {
  answers: { access: 'no', needs: ['ramp'], none: [], blank: '' },
  facts: { homes: [1, 2], resident: null, balance: 100, isOpen: true, account: { name: 'rent' } },
  editing: false,
};
const holds = (expression: Expression) => decisionOf(expression)(situation);

describe('a comparison', () => {
  test.each<[Expression, boolean]>([
    [{ answer: 'access', equals: 'no' }, true],
    [{ answer: 'access', equals: 'yes' }, false],
    [{ answer: 'other', equals: null }, true],
    [{ fact: 'resident', equals: null }, true],
    [{ fact: 'resident.name', equals: null }, true],
    [{ fact: 'account.name', equals: null }, false],
    [{ fact: 'isOpen', equals: true }, true],
    [{ answer: 'access', oneOf: ['yes', 'no'] }, true],
    [{ answer: 'access', oneOf: ['yes'] }, false],
    [{ fact: 'balance', lessThan: 100 }, false],
    [{ fact: 'balance', atMost: 100 }, true],
    [{ fact: 'balance', atLeast: 100 }, true],
    [{ fact: 'balance', moreThan: 100 }, false],
    [{ fact: 'resident.age', lessThan: 1 }, false],
    [{ fact: 'homes.length', moreThan: 1 }, true],
    [{ answer: 'needs', includes: 'ramp' }, true],
    [{ answer: 'needs', includes: 'lift' }, false],
    [{ answer: 'access', includes: 'n' }, false],
    [{ answer: 'none', empty: true }, true],
    [{ answer: 'blank', empty: true }, true],
    [{ answer: 'other', empty: true }, true],
    [{ answer: 'needs', empty: false }, true],
    [{ fact: 'account', empty: false }, true],
  ])('%j is %s', (expression, expected) => {
    expect(faultIn(expression)).toBeUndefined();
    expect(holds(expression)).toBe(expected);
  });
});

test('comparisons are combined', () => {
  const [yes, no] = [{ fact: 'isOpen', equals: true } as const, { fact: 'isOpen', equals: false } as const];
  expect(holds({ all: [yes, yes] })).toBe(true);
  expect(holds({ all: [yes, no] })).toBe(false);
  expect(holds({ any: [no, yes] })).toBe(true);
  expect(holds({ any: [no, no] })).toBe(false);
  expect(holds({ not: { all: [yes, no] } })).toBe(true);
});

test.each([
  [null, 'an expression is an object'],
  [{ answer: 'a' }, 'one answer or fact is compared in one way, not {answer}'],
  [{ answer: 'a', equals: 'b', oneOf: ['b'] }, 'one answer or fact is compared in one way'],
  [{ answer: 'a', fact: 'a' }, 'one answer or fact is compared in one way'],
  [{ all: [] }, '“all” needs a list'],
  [{ not: { any: [{ fact: 'a', is: 1 }] } }, 'not {fact, is}'],
])('%j is no expression', (expression, fault) => {
  expect(faultIn(expression)).toContain(fault);
});

const { rules, journey } = language<{
  facts: { readonly fobs: number | null; readonly account: { readonly name: 'rent' | 'garage' } | null };
  notice: 'Missing';
  services: unknown;
  end: 'home';
  errorPage: never;
}>();
const questions = {
  what: { kind: 'choice', check: (_: 'key' | 'fob' | undefined, _facts: unknown) => [] },
  needs: { kind: 'choices', check: (_: readonly ('ramp' | 'lift')[] | undefined, _facts: unknown) => [] },
};
const define = rules(questions);

describe('the compiler finds', () => {
  test.each([
    // @ts-expect-error there is no such question
    ['an answer that does not exist', () => define({ it: { answer: 'waht', equals: 'key' } })],
    // @ts-expect-error the answer is key or fob
    ['a value that cannot be answered', () => define({ it: { answer: 'what', equals: 'kee' } })],
    // @ts-expect-error the answer is key or fob
    ['a value among several', () => define({ it: { answer: 'what', oneOf: ['fob', 'kee'] } })],
    // @ts-expect-error there is no such need
    ['an item that is never in the list', () => define({ it: { answer: 'needs', includes: 'stair' } })],
    // @ts-expect-error there is no such fact
    ['a fact that does not exist', () => define({ it: { fact: 'fob', equals: 1 } })],
    // @ts-expect-error there is no such part of the fact
    ['a path that leads nowhere', () => define({ it: { fact: 'account.nmae', equals: 'rent' } })],
    // @ts-expect-error a text has no bound
    ['a bound of a text', () => define({ it: { answer: 'what', lessThan: 3 } })],
    // @ts-expect-error the answer is key or fob
    ['a mistake deep inside', () => define({ it: { not: { any: [{ answer: 'what', equals: 'kee' }] } } })],
    // @ts-expect-error it cannot be told why
    ['a function that does not say why', () => define({ it: { decide: () => true } })],
  ])('%s', (_what, make) => {
    expect(make).toBeTypeOf('function');
  });
});

test('a journey asks each rule alike, and holds what it was written as', () => {
  const expression = {
    all: [
      { answer: 'what', equals: 'fob' },
      { fact: 'account.name', equals: 'rent' },
    ],
  } as const;
  const made: Journey = journey({
    id: 'key',
    version: 1,
    initialFacts: { fobs: null, account: null },
    questions,
    rules: define({
      'it is a fob for a rented home': expression,
      'a lift is needed': {
        because: 'it shows how',
        decide: ({ answers }) => !!answers.needs?.includes('lift'),
      },
      'no fob is left': ({ facts }) => facts.fobs === 0,
    }),
    operations: {},
    steps: { what: { route: '/what', asks: ['what', 'needs'] } },
    back: 'plain',
    backEnd: 'home',
    faults: { otherwise: { end: 'home' } },
    ends: { home: { route: '/home' } },
    errorPages: {},
  });
  const at = (answers: object, facts: object = {}) => ({
    answers: { ...answers },
    facts: { fobs: null, account: { name: 'rent' }, ...facts },
    editing: false,
  });
  const { rules: asked } = made;
  expect(asked['it is a fob for a rented home']?.(at({ what: 'fob' }))).toBe(true);
  expect(asked['it is a fob for a rented home']?.expression).toEqual(expression);
  expect(asked['a lift is needed']?.(at({ needs: ['lift'] }))).toBe(true);
  expect(asked['a lift is needed']?.workedOut?.because).toBe('it shows how');
  expect(asked['no fob is left']?.(at({}, { fobs: 0 }))).toBe(true);
  expect(readsOf(made, 'it is a fob for a rented home', at({ what: 'fob' }))).toEqual({
    value: true,
    reads: [
      ['answers.what', 'fob'],
      ['facts.account.name', 'rent'],
    ],
  });
});
