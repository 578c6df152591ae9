import { DatabaseError } from 'pg';
import * as v from 'valibot';
import { expect, it } from 'vitest';
import { errorForLog } from './log.ts';

const name = 'Amara Okafor';

function thrownBy(doing: () => unknown): unknown {
  try {
    doing();
  } catch (error) {
    return error;
  }
  throw new Error('nothing was thrown');
}

const databaseError = Object.assign(new DatabaseError(`invalid input: "${name}"`, 10, 'error'), {
  code: '23505',
  severity: 'ERROR',
  table: 'customer',
  constraint: 'customer_email',
  detail: `Key (email)=(${name}) already exists.`,
  where: `unnamed portal parameter $1 = '${name}'`,
});

it.each([
  ['the database', databaseError],
  ['checking an answer', thrownBy(() => v.parse(v.number(), name))],
  ['reading JSON', thrownBy(() => JSON.parse(name))],
  ['a cause', new Error('It broke', { cause: databaseError })],
  [
    'a copy that the job queue makes',
    { ...databaseError, message: databaseError.message, queue: 'send-mail' },
  ],
  ['what is no error', name],
])('quotes nobody: %s', (_what, error) => {
  const logged = errorForLog(error);
  expect(JSON.stringify(logged)).not.toContain('Amara');
  expect(logged.type).not.toBe('');
});

it('says which rule of the database refused, and where in the code', () => {
  expect(errorForLog(databaseError)).toMatchObject({
    code: '23505',
    table: 'customer',
    constraint: 'customer_email',
    stack: expect.stringMatching(/^\s*at .*log\.test\.ts/),
  });
});

it('keeps the words of a plain error, and names a cause where there is one', () => {
  const logged = errorForLog(new Error('It broke'));
  expect(logged.message).toBe('It broke');
  expect(logged).not.toHaveProperty('cause');
  expect(errorForLog(new Error('It broke', { cause: databaseError }))).toMatchObject({
    cause: { code: '23505', table: 'customer' },
  });
});

it('takes nothing for a code that is none', () => {
  for (const code of [undefined, 42, name, 'x'.repeat(61)]) {
    expect(errorForLog(Object.assign(new Error('It broke'), { code }))).not.toHaveProperty('code');
  }
});

it('takes no line of a message for a place in the code', () => {
  const { stack } = errorForLog(new DatabaseError(`${name} is at home`, 10, 'error'));
  expect(stack).toMatch(/^\s*at .*log\.test\.ts/);
  expect(stack).not.toContain(name);
});

it.each([
  [null, { type: 'object', message: '', stack: '' }],
  [undefined, { type: 'undefined', message: '', stack: '' }],
  [
    { stack: 5, queue: 'send-mail' },
    { type: 'object', message: '', queue: 'send-mail', stack: '' },
  ],
])('says what it can of %j', (error, logged) => {
  expect(errorForLog(error)).toEqual(logged);
});

it('says where the job queue failed, and why, of a copy of the error', () => {
  const copy = {
    ...databaseError,
    message: databaseError.message,
    stack: databaseError.stack,
    queue: 'send-mail',
  };
  expect(errorForLog(copy)).toMatchObject({
    code: '23505',
    queue: 'send-mail',
    stack: expect.stringMatching(/^\s*at .*log\.test\.ts/),
  });
});
