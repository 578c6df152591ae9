import { expect, test } from 'vitest';
import type { Question, QuestionCopy } from '../../machines/engine/index.ts';
import { spoken } from './reviewRows.ts';

interface Example {
  readonly question: Question<unknown, string, unknown>;
  readonly copy: QuestionCopy;
  readonly value?: unknown;
  readonly facts?: unknown;
}

const kinds = Object.entries(
  import.meta.glob<{ examples: Readonly<Record<string, Example>> }>('../fields/*/examples.ts', {
    eager: true,
  }),
);

test.each(kinds)('an answer of %s is said in words', (_file, { examples }) => {
  const answered = Object.values(examples).filter(({ value }) => value !== undefined);
  const said = answered.flatMap(({ question, copy, value, facts }) => spoken(question, copy, value, facts));
  expect(said.filter((line) => /\[object|undefined|NaN/.test(line))).toEqual([]);
});

test('every kind whose answer is no text says it itself', () => {
  const all = kinds.flatMap(([, { examples }]) => Object.values(examples));
  const unsaid = all.filter(({ question, value }) => typeof value === 'object' && !question.say);
  expect(unsaid.map(({ question }) => question.kind)).toEqual([]);
  expect(all.some(({ question }) => question.say)).toBe(true);
});

test('an answer that is an object is never printed as one', () => {
  const question = { kind: 'unknown', check: () => [] };
  expect(() => spoken(question, { label: 'Unknown' }, { day: '23' }, {})).toThrow('unknown');
});
