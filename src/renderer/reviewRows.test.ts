import { expect, test } from 'vitest';
import { type Copy, screenOf } from '../../machines/engine/index.ts';
import { definition, journey } from '../../test/support/small-journey.ts';
import { contextAt } from '../../test/support/small-screens.ts';
import { asksOneThing } from './asksOneThing.ts';
import { reviewRows } from './reviewRows.ts';

const { steps } = definition;
const small = journey({
  ...definition,
  steps: { ...steps, one: { route: steps.one.route, asks: steps.one.asks, readOnly: true } },
  placeholders: ({ answers }) => ({ both: answers.second ? `${answers.first} and ${answers.second}` : '' }),
});
const copy: Copy = {
  name: 'Small',
  steps: {},
  questions: { first: { label: 'The first?' }, second: { label: 'The second?' } },
  operations: {},
  secondaryActions: {},
};
const context = (answers: object) => contextAt('one', { answers: { ...answers } }, small);

test('a row is called as its question and says what was answered, unless the words say otherwise', () => {
  expect(reviewRows(small, copy, context({ first: 'a' }))).toEqual([
    { step: 'one', label: 'The first?', values: ['a'], readOnly: true },
  ]);
  const named = { ...copy, review: { first: { label: 'Both', text: '{both}' } } };
  expect(reviewRows(small, named, context({ first: 'b', second: 'a' }))).toEqual([
    { step: 'one', label: 'Both', values: ['b and a'], readOnly: true },
    { step: 'two', label: 'The second?', values: ['a'] },
  ]);
});

/** The small journey with both questions in one step; the second is asked when the rule holds. */
const together = (rule: 'the first is b' | 'it is open') => {
  const flow = journey({
    ...definition,
    rules: { ...definition.rules, 'it is open': ({ facts }: { facts: { isOpen: boolean } }) => facts.isOpen },
    steps: {
      one: { route: '/one', asks: ['first', { question: 'second', when: rule }] },
      two: { route: '/two', when: 'the second is b' },
      end: steps.end,
    },
  });
  return { flow, at: { ...context({ first: 'b', second: 'a' }), facts: { isOpen: true } } };
};

test('a question that an answer brought is said with its name, in the row of that answer', () => {
  const { flow, at } = together('the first is b');
  expect(reviewRows(flow, copy, at)).toEqual([
    { step: 'one', label: 'The first?', values: ['b', 'The second? a'] },
  ]);
});

test('a question that is there in any case has a row of its own', () => {
  const { flow, at } = together('it is open');
  expect(reviewRows(flow, copy, at)).toEqual([
    { step: 'one', label: 'The first?', values: ['b'] },
    { step: 'one', label: 'The second?', values: ['a'] },
  ]);
});

test('a question is the heading of its step only where it is alone, whatever is answered', () => {
  const isHeading = (rule: 'the first is b' | 'it is open', changes: object) => {
    const { flow, at } = together(rule);
    const now = { ...at, ...changes };
    return asksOneThing(
      flow,
      screenOf(flow, { context: now, getMeta: () => ({ one: { step: 'one', activity: 'asking' } }) }),
      now,
    );
  };
  expect(isHeading('it is open', { answers: {} })).toBe(false);
  expect(isHeading('it is open', { facts: { isOpen: false } })).toBe(true);
  // A heading that changed with an answer would move everything below it.
  expect(isHeading('the first is b', { answers: {} })).toBe(true);
  expect(isHeading('the first is b', {})).toBe(true);
});

test('a text that is made from nothing counts as not provided', () => {
  const named = { ...copy, review: { first: { label: 'Both', text: '{both}' } } };
  expect(reviewRows(small, named, context({ first: 'a' }))).toMatchObject([{ values: [] }]);
});
