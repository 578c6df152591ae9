import { expect, test } from 'vitest';
import { mutantsOf } from './operators.ts';

const source = `export const repair = journey({
  rules: rules(questions)({ 'several homes': ({ facts }) => facts.homes.length > 1 && isOpen(facts) }),
  operations: {
    look: { outcomes: { shut: { notices: () => ['Shut'], goTo: 'block' }, half: { goTo: 'stay' }, open: { goTo: 'next' } } },
  },
  steps: {
    home: { route: '/home', asks: ['home'], when: 'several homes' },
    what: { route: '/what', asks: ['what', 'where'], blocks: [{ when: 'closed', notice: 'Closed' }], resets: ['where'] },
  },
  back: 'plain',
  faults: { otherwise: { errorPage: 'failed', notice: 'Failed' } },
});
`;
const says = mutantsOf('journeys/repair/journey.ts', source).map((mutant) => mutant.says);

test('changes rules, bounds, outcomes, notices, lists and the order of steps', () => {
  expect(says).toEqual(
    expect.arrayContaining([
      '“several homes” is negated',
      'facts.homes.length > 1: > is >=',
      "1 is 2 in “rules: rules(questions)({ 'several homes': ({ facts }) => fa”",
      'facts.homes.length > 1 && isOpen(facts): without isOpen(facts)',
      'goTo is next instead of block',
      "outcomes without shut: { notices: () => ['Shut'], goTo: 'block' }",
      'the outcomes shut and half are swapped',
      'the notice Shut is Closed',
      'the steps home and what are swapped',
      "without when: 'several homes'",
      "asks without 'where'",
      "resets without 'where'",
      "blocks without { when: 'closed', notice: 'Closed' }",
    ]),
  );
});

test('changes rules that are data: each comparison, bound, part and combination', () => {
  const data = `export const rules = define(questions)({
  'several homes': { fact: 'homes.length', moreThan: 1 },
  'nobody lets us in': { all: [{ answer: 'access', equals: 'no' }, { not: isClosed }] },
  'it is high': { because: 'it is looked up', decide: isHigh },
});
`;
  expect(mutantsOf('journeys/repair/rules.ts', data).map((mutant) => mutant.says)).toEqual([
    '“several homes” is negated',
    'moreThan: 1: moreThan is atLeast',
    "1 is 2 in “'several homes': { fact: 'homes.length', moreThan: 1 },”",
    '“nobody lets us in” is negated',
    "all: [{ answer: 'access', equals: 'no' }, { not: isClosed }]: all is any",
    "all without { answer: 'access', equals: 'no' }",
    "{ answer: 'access', equals: 'no' } is negated",
    'all without { not: isClosed }',
    '{ not: isClosed } is not negated',
    '“it is high” is negated',
  ]);
});

test('leaves what a journey cannot do without', () => {
  expect(says.filter((each) => /without (?:back|faults|otherwise|route)/.test(each))).toEqual([]);
});

test('changes calls: conditions, branches, rows, and what is not called', () => {
  const call = `const codes = ['E1', 'E2'] as const;
export async function send({ facts }: Situation, tools: Tools) {
  if (facts.isOpen) await tools.wait(1000);
  return facts.isOpen ? codes[0] : null;
}
`;
  expect(mutantsOf('journeys/repair/calls/send.ts', call).map((mutant) => mutant.says)).toEqual([
    "codes without 'E1'",
    "codes without 'E2'",
    'if (facts.isOpen) is negated',
    'tools.wait(1000) is not called',
    '1000 is 1001 in “if (facts.isOpen) await tools.wait(1000);”',
    'facts.isOpen ? codes[0] : null: the branches are swapped',
    '0 is 1 in “return facts.isOpen ? codes[0] : null;”',
  ]);
});

test('leaves the version of a journey alone, and what a function takes apart', () => {
  const text = `export const rule = ({ facts, answers }) => facts;\nconst it = {\n  version: 1,\n};\n`;
  expect(mutantsOf('journeys/repair/rules.ts', text)).toEqual([]);
});

test('changes one place at a time, and names it so that lines added elsewhere change nothing', () => {
  const mutants = mutantsOf('journeys/repair/journey.ts', source);
  const moved = mutantsOf('journeys/repair/journey.ts', `\n\n${source}`);
  expect(new Set(mutants.map(({ id }) => id)).size).toBe(mutants.length);
  expect(moved.map(({ id }) => id)).toEqual(mutants.map(({ id }) => id));
  expect(mutants.every(({ text }) => text !== source)).toBe(true);
});
