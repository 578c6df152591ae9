import { expect, test } from 'vitest';
import { emptyMemory } from '../../machines/memory.ts';
import type { Words } from '../../machines/words.ts';
import { definition, journey } from '../../test/support/small-journey.ts';
import { reviewRows } from './reviewRows.ts';

const { steps } = definition;
const small = journey({
  ...definition,
  steps: { ...steps, one: { route: steps.one.route, asks: steps.one.asks, readOnly: true } },
  values: ({ answers }) => ({ both: answers.second ? `${answers.first} and ${answers.second}` : '' }),
});
const words: Words = {
  name: 'Small',
  steps: {},
  questions: { first: { label: 'The first?' }, second: { label: 'The second?' } },
  operations: {},
  asides: {},
};
const context = (answers: object) => ({
  ...emptyMemory(small),
  answers: { ...answers },
  opening: null,
  complaints: {},
  attempts: 0,
  said: [],
  pressed: false,
  ended: null,
});

test('a row is called as its question and says what was answered, unless the words say otherwise', () => {
  expect(reviewRows(small, words, context({ first: 'a' }))).toEqual([
    { step: 'one', label: 'The first?', values: ['a'], readOnly: true },
  ]);
  const named = { ...words, review: { first: { label: 'Both', text: '{both}' } } };
  expect(reviewRows(small, named, context({ first: 'b', second: 'a' }))).toEqual([
    { step: 'one', label: 'Both', values: ['b and a'], readOnly: true },
    { step: 'two', label: 'The second?', values: ['a'] },
  ]);
});

test('a text that is made from nothing counts as not provided', () => {
  const named = { ...words, review: { first: { label: 'Both', text: '{both}' } } };
  expect(reviewRows(small, named, context({ first: 'a' }))).toMatchObject([{ values: [] }]);
});
