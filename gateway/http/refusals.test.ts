import * as v from 'valibot';
import { expect, it } from 'vitest';
import { defineCall } from '../../contract/call.ts';
import { describeRefusals } from './refusals.ts';

const schema = v.object({});
const read = defineCall({ id: 'read', method: 'GET', path: '/read' });
const statuses = (call: Parameters<typeof describeRefusals>[0], isLimited = false) =>
  Object.keys(describeRefusals(call, isLimited)).map(Number);

it('says of every call for a session that there may be none, and of all that it may be away', () => {
  expect(statuses(read)).toEqual([401, 403, 503]);
  expect(statuses({ ...read, public: true })).toEqual([503]);
});

it.each(['query', 'body'] as const)('says of a call with a %s that it may be wrong', (part) => {
  expect(statuses({ ...read, [part]: schema })).toEqual([400, 401, 403, 503]);
});

it('says of a call about something that it may not be there', () => {
  expect(statuses({ ...read, params: schema })).toEqual([400, 401, 403, 404, 503]);
});

it('says of a change to something that it may clash, unless anybody may call it', () => {
  const change = { ...read, method: 'PATCH', params: schema } as const;
  expect(statuses(change)).toContain(409);
  expect(statuses({ ...change, public: true })).not.toContain(409);
  expect(statuses({ ...read, method: 'POST', body: schema })).not.toContain(409);
});

it.each(['needsIdempotencyKey', 'acceptsIdempotencyKey'] as const)(
  'says of a call that %s that the key may be wrong, or another’s',
  (takes) => {
    expect(statuses({ ...read, [takes]: true })).toEqual([400, 401, 403, 422, 503]);
  },
);

it('says of a call with an entity tag that it may be another, or absent', () => {
  expect(statuses({ ...read, needsEntityTag: true })).toEqual([401, 403, 412, 428, 503]);
});

it('says of a call with bytes that they may be too many', () => {
  expect(statuses({ ...read, bytes: 'application/octet-stream' })).toEqual([401, 403, 413, 503]);
});

it('says how long to wait only where waiting helps', () => {
  const refusals = describeRefusals({ ...read, params: schema, needsEntityTag: true }, true);
  const waiting = Object.entries(refusals).filter(([, { hasRetryAfter }]) => hasRetryAfter);
  expect(waiting.map(([status]) => Number(status))).toEqual([429, 503]);
});

it('says what follows from what is kept, in place of the usual', () => {
  const call = { ...read, params: schema, alsoRefuses: [404, 409, 412, 413, 422] } as const;
  const refusals = describeRefusals(call, false);
  expect(statuses(call)).toEqual([400, 401, 403, 404, 409, 412, 413, 422, 503]);
  expect(refusals[404]?.description).toBe('What is named does not exist, or belongs to somebody else');
  for (const { description } of Object.values(refusals)) expect(description).not.toBe('');
});
