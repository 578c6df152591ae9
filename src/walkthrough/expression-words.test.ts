import { expect, test } from 'vitest';
import type { Expression } from '../../machines/engine/index.ts';
import { expressionInWords } from './expression-words.ts';
import { noCopy } from './flow.ts';

const copy = {
  ...noCopy('repair'),
  questions: { access: { label: 'Can you let us in?', options: { no: { label: 'No, not today' } } } },
};

test.each<[Expression, string]>([
  [{ answer: 'access', equals: 'no' }, '“Can you let us in?” is “No, not today”'],
  [{ not: { answer: 'access', equals: null } }, '“Can you let us in?” is answered'],
  [{ fact: 'homes.length', moreThan: 1 }, 'the number of homes is more than 1'],
  [
    {
      all: [
        { fact: 'isOpen', equals: true },
        {
          any: [
            { fact: 'homes', empty: true },
            { fact: 'refusal', equals: null },
          ],
        },
      ],
    },
    'is open is yes and (homes is empty or refusal is not known)',
  ],
  [
    { not: { all: [{ answer: 'access', oneOf: ['no', 'later'] }] } },
    'it is not so that (“Can you let us in?” is one of “No, not today”, “later”)',
  ],
  [{ not: { answer: 'access', includes: 'x' } }, '“Can you let us in?” does not include “x”'],
])('%j', (expression, words) => {
  expect(expressionInWords(copy, expression)).toBe(words);
});
