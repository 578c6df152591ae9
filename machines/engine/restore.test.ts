import { describe, expect, test } from 'vitest';
import { definition, journey, small } from '../../test/support/small-journey.ts';
import { emptyMemory, type Memory } from './memory.ts';
import { restore } from './restore.ts';

const kept: Memory = {
  ...emptyMemory(small, { isOpen: true }),
  answers: { first: 'b' },
  drafts: { second: 'a' },
  outcomes: { look: { name: 'open', of: '["b"]', notices: [] } },
  keys: { one: 'k1' },
  at: 'two',
};
const nothing = { memory: emptyMemory(small), note: null };

describe('what was kept of a journey', () => {
  test('is carried on with, when it is of the same version', () => {
    expect(restore(small, JSON.parse(JSON.stringify(kept)))).toEqual({ memory: kept, note: null });
  });

  test('is carried on with, but for what is to be asked anew', () => {
    const { look } = definition.operations;
    const anew = journey({
      ...definition,
      operations: { ...definition.operations, look: { ...look, refetch: 'onEntry' } },
    });
    expect(restore(anew, kept)).toEqual({ memory: { ...kept, outcomes: {} }, note: null });
  });

  test('is carried on with, but for what blocked', () => {
    const blocked = { ...kept, outcomes: { look: { name: 'shut', of: '["b"]', notices: ['Shut'] } } };
    expect(restore(small, blocked)).toEqual({ memory: { ...kept, outcomes: {} }, note: null });
  });

  test.each([
    undefined,
    null,
    'text',
    3,
    [],
    {},
    { journey: 'another', version: 2 },
    { journey: 'small' },
    { journey: 'small', version: '2' },
  ])('is dropped when it is %j', (saved) => {
    expect(restore(small, saved)).toEqual(nothing);
  });

  test('loses what the journey does not know, and keeps the rest', () => {
    const saved = {
      ...kept,
      answers: { first: 'b', gone: 'x' },
      drafts: 'broken',
      facts: { isOpen: true, gone: 1 },
      outcomes: {
        look: { name: 'gone', of: '', notices: [] },
        gone: { name: 'open', of: '', notices: [] },
        send: { name: 'taken', of: '[]', notices: [1] },
      },
      keys: { one: 'k1', two: 7, gone: 'k2' },
      at: 'gone',
      returnTo: 'gone',
      resetQuestions: ['second', 'gone', 4],
      failure: { step: 'one', operation: 'look', errorPage: 'gone', notice: 'Failed', retry: 'step' },
      extra: true,
    };
    expect(restore(small, saved)).toEqual({
      memory: {
        ...emptyMemory(small, { isOpen: true }),
        answers: { first: 'b' },
        keys: { one: 'k1' },
        resetQuestions: ['second'],
      },
      note: null,
    });
  });

  test('keeps the error page that it was on', () => {
    const failure = {
      step: 'one',
      operation: 'look',
      errorPage: 'failed',
      notice: 'Failed',
      retry: 'step',
    } as const;
    expect(restore(small, { ...kept, failure }).memory.failure).toEqual(failure);
  });

  test('is asked again with a word about it, when it is of another version', () => {
    const { memory, note } = restore(small, { ...kept, version: 1 });
    expect(note).toBe('Journey_Changed');
    expect(memory).toEqual(emptyMemory(small, { isOpen: true }));
  });

  test('is asked again with a word about it, when it was entered and not yet confirmed', () => {
    expect(restore(small, { ...kept, version: 1, answers: {} }).note).toBe('Journey_Changed');
  });

  test('needs no word when nothing had been answered', () => {
    expect(restore(small, { ...kept, version: 1, answers: {}, drafts: {} }).note).toBeNull();
  });

  test('is migrated where the journey knows how', () => {
    const migrating = journey({
      ...definition,
      migrate: ({ version, answers }) => ({ first: version === 1 ? answers.letter : 'a', gone: 'x' }),
    });
    const { memory, note } = restore(migrating, { ...kept, version: 1, answers: { letter: 'b' } });
    expect(note).toBeNull();
    expect(memory.answers).toEqual({ first: 'b' });
    expect(memory.version).toBe(2);
    expect(memory.outcomes).toEqual({});
  });

  test('is migrated with what was entered and not yet confirmed, which stays so', () => {
    const migrating = journey({
      ...definition,
      migrate: ({ answers: { letter, other } }) => ({ first: letter, second: other }),
    });
    const saved = { ...kept, version: 1, answers: { letter: 'b' }, drafts: { other: 'a' } };
    expect(restore(migrating, saved).memory).toMatchObject({
      answers: { first: 'b' },
      drafts: { second: 'a' },
      at: 'two',
    });
  });
});
