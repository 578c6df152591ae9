import { expect, test } from 'vitest';
import {
  definition,
  journey,
  operations,
  questions,
  rules,
  samples,
} from '../../test/support/small-journey.ts';
import { ruleOf } from '../engine/index.ts';
import { checkByReading } from './check.ts';
import { explorableJourney } from './explorable.ts';
import { readsOfData } from './reads-of-data.ts';

test('what a rule reads is told from its data', () => {
  const rule = ruleOf({
    any: [{ answer: 'first', equals: 'b' }, { not: { fact: 'homes', empty: true } }],
  });
  expect(readsOfData(rule)).toEqual(['answers.first', 'facts.homes', 'facts.homes.length']);
});

test('a function, and one that looks for something among facts, has to be watched', () => {
  expect(readsOfData(() => true)).toBeUndefined();
  expect(readsOfData(ruleOf({ fact: 'areas', includes: 'North' }))).toBeUndefined();
});

const withData = journey({
  ...definition,
  operations,
  rules: rules(questions)({ ...definition.rules, 'the first is b': { answer: 'first', equals: 'b' } }),
});

test('an answer that a rule names is tried, though no sample gives it', () => {
  const flow = { journey: withData, samples: { ...samples, answers: { ...samples.answers, first: ['a'] } } };
  const { events, start, initialScenarios } = explorableJourney(flow);
  const given = events(start(initialScenarios[0] ?? '').at).flatMap((event) =>
    'question' in event && event.question === 'first' ? [event.value] : [],
  );
  expect(given).toContain('b');
});

test('a mistake in the data of a rule is told as the definition is read', () => {
  const broken = (expression: object) => ({
    ...withData,
    rules: { ...withData.rules, 'the first is b': ruleOf(expression as never) },
  });
  expect(checkByReading(withData)).toEqual([]);
  expect(checkByReading(broken({ answer: 'frist', equals: 'b' }))).toEqual([
    expect.objectContaining({
      kind: 'unknown answer',
      message: expect.stringMatching(/“the first is b” reads frist.*first/),
    }),
  ]);
  expect(checkByReading(broken({ answer: 'first', is: 'b' }))).toEqual([
    expect.objectContaining({ kind: 'unreadable rule', message: expect.stringContaining('{answer, is}') }),
  ]);
});
