import { describe, expect, test } from 'vitest';
import {
  journey as define,
  definition,
  questions,
  rules,
  samples,
  small,
} from '../../../test/support/small-journey.ts';
import type { Journey } from '../../engine/index.ts';
import { describePath } from '../describe.ts';
import { explore } from '../explore.ts';
import { propertyCheck } from './check-properties.ts';
import type { Property } from './property.ts';

interface Small {
  readonly first?: string;
  readonly second?: string;
}
const answersOf = (it: { readonly answers: unknown }) => it.answers as Small;

function checked(property: Property, journey: Journey = small) {
  const check = propertyCheck(journey, [property]);
  const explored = explore({ journey, samples }, check.arrived);
  const [result] = check.results(explored);
  return { ...result, way: result?.path && describePath(explored, result.path) };
}

const said = { says: 'It is so.', rows: ['ROW-1'] };
const withRule = (decide: (answers: Small) => boolean): Journey =>
  define({
    ...definition,
    rules: rules(questions)({
      ...definition.rules,
      'the first is b': (it) => decide(answersOf(it)),
    }),
  });

const twoIsAsked: Property = {
  ...said,
  when: (it) => it.step === 'two' && it.isAsking,
  always: (it) => answersOf(it).first === 'b',
};

describe('a property of what is answered', () => {
  test('holds, and tells at which steps it was looked at', () => {
    expect(checked(twoIsAsked)).toMatchObject({ says: said.says, rows: said.rows, steps: ['two'] });
    expect(checked(twoIsAsked).failure).toBeUndefined();
  });

  test('is broken by a rule that says the contrary, and told by the shortest way', () => {
    const { failure, way } = checked(
      twoIsAsked,
      withRule(({ first }) => first === 'a'),
    );
    expect(failure).toBe('violated');
    expect(way).toContain('answers first: “a”');
  });

  test('fails where nothing that it speaks of ever comes', () => {
    expect(checked({ ...said, when: () => false, always: () => true }).failure).toBe('never applies');
  });

  test('sees what an operation has just come back with, and how it failed', () => {
    const shut: Property = {
      ...said,
      when: (it) =>
        (it.returned as (operation: string) => { output: unknown } | undefined)('look')?.output === false,
      always: (it) => it.isBlocked && it.notices.includes('Shut'),
    };
    expect(checked(shut).failure).toBeUndefined();
    const failed: Property = {
      ...said,
      when: (it) => it.failed('send') !== undefined,
      always: (it) => it.errorPage === 'failed' && it.notices.includes('Failed'),
    };
    expect(checked(failed).failure).toBeUndefined();
  });

  test('sees what Continue makes of a changed answer, though the search knows a state like it', () => {
    const forgets: Property = {
      ...said,
      when: (it) =>
        it.event?.type === 'CONTINUE' &&
        (it.before?.confirmed as Small | undefined)?.second !== undefined &&
        it.step !== 'two',
      never: () => false,
    };
    expect(checked(forgets).failure).toBeUndefined();
  });
});

describe('a property of the ways on', () => {
  test.each<[string, Property, string | undefined]>([
    [
      'everywhere has a way home',
      { ...said, from: ({ end }) => !end, canAlwaysReach: ({ end }) => end === 'home' },
      undefined,
    ],
    [
      'sending can fail',
      { ...said, from: ({ waitsFor }) => waitsFor === 'send', leadsTo: ({ end }) => end === 'home' },
      undefined,
    ],
    ['nothing leads from an end', { ...said, canAlwaysReach: ({ step }) => step === 'one' }, 'violated'],
    [
      'an error page comes before the end',
      {
        ...said,
        from: ({ waitsFor }) => waitsFor === 'send',
        holds: ({ errorPage }) => !errorPage,
        until: ({ end }) => end === 'home',
      },
      'violated',
    ],
  ])('%s', (_what, property, failure) => {
    expect(checked(property).failure).toBe(failure);
  });
});
