import { expect, test } from 'vitest';
import { definition, journey, operations } from '../../test/support/small-journey.ts';
import { askedAgain } from './asked-again.ts';
import { emptyMemory } from './memory.ts';

// A change of the first answer removed the second, which is asked as long as what the look found out holds.
const looking = (dependsOn: readonly ('first' | 'second')[]) => ({
  journey: journey({
    ...definition,
    rules: { ...definition.rules, 'it is open': ({ facts }) => facts.isOpen },
    operations: { ...operations, look: { ...operations.look, dependsOn } },
    steps: {
      one: { ...definition.steps.one, check: [] },
      two: { ...definition.steps.two, when: 'it is open', load: ['look'], blocks: [] },
      end: definition.steps.end,
    },
  }),
  outcome: { name: 'open', of: JSON.stringify(dependsOn.map(() => 'a')), notices: [], facts: ['isOpen'] },
});

const named = ({ journey: changed, outcome }: ReturnType<typeof looking>) =>
  askedAgain(changed, {
    ...emptyMemory(changed, { isOpen: true }),
    at: 'one',
    answers: { first: 'a' },
    outcomes: { look: outcome },
    resetQuestions: ['second'],
  });

test('a question is said to be asked again where nothing that is still to be answered can rule it out', () => {
  expect(named(looking([]))).toEqual(['second']);
});

test('nothing is said where what was found out depends on an answer that can still be changed', () => {
  expect(named(looking(['first']))).toEqual([]);
});
