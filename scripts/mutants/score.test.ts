import { expect, test } from 'vitest';
import { needlessExplanations } from './explanations.ts';
import { listed, noticedIn } from './record.ts';
import { scoreOf, shareOf } from './score.ts';

const mutant = (id: string, line = 1) => ({ id, path: 'journeys/small/rules.ts', line, says: id, text: '' });
const mutants = [mutant('one'), mutant('two', 2), mutant('three', 3), mutant('four', 4)];
const verdicts = { one: 'property: It is so.', two: null, three: null };
const explanations = new Map([['two', 'it is the same']]);

test('a score counts what is noticed and what is explained, and lists the rest with its place', () => {
  const score = scoreOf('small', mutants, verdicts, explanations);
  expect(score).toEqual({
    id: 'small',
    total: 4,
    killed: 1,
    explained: 1,
    survivors: [
      { file: 'journeys/small/rules.ts', line: 3, says: 'three' },
      { file: 'journeys/small/rules.ts', line: 4, says: 'four' },
    ],
  });
  expect(shareOf(score)).toBe(0.5);
  expect(shareOf({ total: 0, killed: 0, explained: 0 })).toBe(1);
});

test('an explanation of what is noticed, or of what is no change any more, is a mistake', () => {
  const verdictOn = (id: string) => (verdicts as Record<string, string | null>)[id];
  const wrong = new Map([...explanations, ['one', 'no matter'], ['gone', 'no matter']]);
  expect(needlessExplanations(explanations, mutants, verdictOn)).toEqual([]);
  expect(needlessExplanations(wrong, mutants, verdictOn)).toEqual([
    'explained, but noticed (property: It is so.): one',
    'explained, but there is no such change any more: gone',
  ]);
});

test('a record tells the mutants that were noticed from all others', () => {
  const isNoticed = noticedIn({ noticed: listed([mutant('one'), mutant('three')]) });
  expect(mutants.filter(isNoticed).map(({ id }) => id)).toEqual(['one', 'three']);
  expect(mutants.filter(noticedIn({ noticed: '' }))).toEqual([]);
});
