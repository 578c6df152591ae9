import { expect, it } from 'vitest';
import {
  conflict,
  invalid,
  notFound,
  notReady,
  Problem,
  tooMany,
  unavailable,
  unprocessable,
} from './problem.ts';

it('says what kind of problem it is, and nothing of what there is not', () => {
  expect(notFound().toDocument()).toEqual({ type: 'about:blank', title: 'Not found', status: 404 });
  expect(Object.keys(notFound().toDocument())).toEqual(['type', 'title', 'status']);
  expect(Object.keys(unprocessable('No').toDocument())).toEqual(['type', 'title', 'status']);
  expect(Object.keys(conflict('No').toDocument())).toEqual(['type', 'title', 'status']);
});

it('says what is wrong with which field', () => {
  const errors = { email: ['Enter an e-mail address'] };
  expect(invalid(errors).toDocument()).toMatchObject({ status: 400, errors });
  expect(unprocessable('It cannot be done', errors).toDocument()).toMatchObject({ status: 422, errors });
  expect(conflict('It clashes', 'Another has it').toDocument()).toMatchObject({ detail: 'Another has it' });
});

it.each([tooMany(61), unavailable(61), notReady('It starts', 61)])(
  'says when to try again where that helps: %s',
  (problem) => {
    expect(problem.retryAfter).toBe(61);
    expect(problem.toDocument().detail).toMatch(/61 seconds|It starts/);
  },
);

it('is of a kind of its own where a call says so', () => {
  const extension = { type: 'urn:homes:blocked', until: '2026-11-20' };
  expect(new Problem(422, 'It is blocked', { extension }).toDocument()).toEqual({
    ...extension,
    title: 'It is blocked',
    status: 422,
  });
});
