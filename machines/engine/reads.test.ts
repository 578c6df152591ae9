import { describe, expect, test } from 'vitest';
import { definition, journey } from '../../test/support/small-journey.ts';
import type { Situation } from './journey.ts';
import { readsOf } from './reads.ts';
import { RuleFault } from './rule.ts';

interface Known {
  readonly homes: readonly { readonly id: string; readonly isOpen?: boolean }[];
  readonly chosen?: { readonly id: string };
}

const home = { id: 'a', isOpen: true };
const situation: Situation = Object.freeze({
  answers: Object.freeze({ first: 'b', files: ['x', 'y'] }),
  facts: Object.freeze({ homes: Object.freeze([home, { id: 'c' }]), chosen: home }),
  editing: false,
});

/** What a rule reads in the situation. */
function reads(decide: (situation: { answers: Record<string, unknown>; facts: Known }) => boolean) {
  const rules = { ...definition.rules, 'the rule': decide };
  return readsOf(journey({ ...definition, rules } as never), 'the rule', situation);
}

describe('what a rule reads', () => {
  test('is every answer and fact that it looks at, with what stands there', () => {
    expect(reads(({ answers, facts }) => answers.first === 'b' && facts.homes.length > 1)).toEqual({
      value: true,
      reads: [
        ['answers.first', 'b'],
        ['facts.homes.length', 2],
      ],
    });
  });

  test('ends where it decided', () => {
    const { reads: read } = reads(({ answers, facts }) => answers.first === 'a' && facts.homes.length > 1);
    expect(read).toEqual([['answers.first', 'b']]);
  });

  test('is found in lists and in copies', () => {
    const { reads: listed } = reads(({ facts }) => facts.homes.some(({ isOpen }) => isOpen === true));
    expect(listed).toEqual([
      ['facts.homes.length', 2],
      ['facts.homes.0.isOpen', true],
    ]);
    const { reads: copied } = reads(({ answers }) => ({ ...answers }).first === 'a');
    expect(copied).toContainEqual(['answers.first', 'b']);
  });

  test('is the whole where nothing in it is looked at, and nothing where nothing stands', () => {
    const { reads: read } = reads(({ answers }) => answers.files !== undefined && answers.none === null);
    expect(read).toEqual([
      ['answers.files', ['x', 'y']],
      ['answers.none', undefined],
    ]);
  });

  test('does not change what is the same', () => {
    expect(reads(({ facts }) => facts.homes[0] === facts.chosen).reads.length).toBeGreaterThan(0);
    const rule = ({ facts }: { facts: Known }) =>
      facts.homes.find((each) => each === facts.chosen)?.id === 'a';
    expect(reads(rule).reads).toContainEqual(['facts.homes.0.id', 'a']);
  });

  test('is not told of a rule that cannot be decided', () => {
    const broken = () => {
      throw new Error('no');
    };
    expect(() => reads(broken)).toThrow(RuleFault);
  });
});
