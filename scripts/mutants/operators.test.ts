import { expect, test } from 'vitest';
import { mutantsOf } from './operators.ts';

const source = `export const repair = journey({
  rules: rules(questions)({ 'several homes': ({ facts }) => facts.homes.length > 1 }),
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
      '1 is 2',
      'goTo is next instead of block',
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

test('leaves what a journey cannot do without', () => {
  expect(says.filter((each) => /without (?:back|faults|otherwise|route)/.test(each))).toEqual([]);
});

test('changes one place at a time, and names it so that lines added elsewhere change nothing', () => {
  const mutants = mutantsOf('journeys/repair/journey.ts', source);
  const moved = mutantsOf('journeys/repair/journey.ts', `\n\n${source}`);
  expect(new Set(mutants.map(({ id }) => id)).size).toBe(mutants.length);
  expect(moved.map(({ id }) => id)).toEqual(mutants.map(({ id }) => id));
  expect(mutants.every(({ text }) => text !== source)).toBe(true);
});
