import * as v from 'valibot';
import { expect, it } from 'vitest';
import { accept } from './incoming.ts';
import { Problem } from './problem.ts';

const schema = v.object({
  name: v.pipe(v.string(), v.minLength(2, 'Too short'), v.regex(/^[a-z]*$/, 'Letters only')),
  home: v.optional(v.object({ rooms: v.number('A number') })),
});

function refusalOf(value: unknown): unknown {
  try {
    accept(schema, value, 'body');
  } catch (error) {
    if (error instanceof Problem) return { status: error.status, errors: error.errors };
    throw error;
  }
  throw new Error('it was accepted');
}

it('gives the value as its schema does', () => {
  expect(accept(schema, { name: 'ann', more: 1 }, 'body')).toEqual({ name: 'ann' });
});

it('takes nothing where nothing is asked for', () => {
  expect(accept(undefined, { name: 'ann' }, 'body')).toBeUndefined();
});

it('names each field that is wrong, with all that is wrong with it', () => {
  expect(refusalOf({ name: '1', home: { rooms: 'two' } })).toEqual({
    status: 400,
    errors: { name: ['Too short', 'Letters only'], 'home.rooms': ['A number'] },
  });
});

it('names the part where it is wrong as a whole', () => {
  expect(refusalOf('text')).toEqual({ status: 400, errors: { body: [expect.any(String)] } });
});
