import assert from 'node:assert/strict';
import * as v from 'valibot';
import type { Call } from '../../contract/call.ts';
import type { Parts } from '../caller.ts';
import { type Check, endsSession, hasCall, noTag, residentCalls } from '../check.ts';
import { expectStatus, problemIn } from '../reply.ts';

/** The fields of an object that must be there. */
function neededOf(schema: v.GenericSchema | undefined, value: unknown): readonly string[] {
  if (!schema || typeof value !== 'object' || value === null) return [];
  return Object.keys(value).filter((name) => {
    const rest = Object.fromEntries(Object.entries(value).filter(([key]) => key !== name));
    return !v.safeParse(schema, rest).success;
  });
}

const lacking = (value: unknown, name: string): Record<string, unknown> =>
  Object.fromEntries(Object.entries(value as object).filter(([key]) => key !== name));

/** Wrong requests of a call, each with what is wrong; `field` is what its problem document has to name. */
function wrongRequests(call: Call, right: Parts): { what: string; parts: Parts; field?: string }[] {
  const ids = Object.keys(right.params ?? {}).filter((name) => name !== 'name');
  const bodies = call.body
    ? ['text', [], null, 7].map((body) => ({
        what: `${JSON.stringify(body)} as its body`,
        parts: { ...right, body },
      }))
    : [];
  return [
    ...ids.map((name) => ({
      what: `no identifier as ${name}`,
      parts: { ...right, params: { ...right.params, [name]: 'not-an-id' } },
      field: name,
    })),
    ...neededOf(call.query, right.query ?? {}).map((name) => ({
      what: `no ${name} in its query`,
      parts: { ...right, query: lacking(right.query, name) },
      field: name,
    })),
    ...(call.query && v.safeParse(call.query, { ...right.query, limit: 'many' }).success === false
      ? [
          {
            what: 'limit=many',
            parts: { ...right, query: { ...right.query, limit: 'many' } },
            field: 'limit',
          },
        ]
      : []),
    ...bodies,
    ...neededOf(call.body, right.body).map((name) => ({
      what: `no ${name} in its body`,
      parts: { ...right, body: lacking(right.body, name) },
      field: name,
    })),
    ...neededOf(call.body, right.body).map((name) => ({
      what: `a wrong ${name}`,
      parts: { ...right, body: { ...(right.body as object), [name]: { wrong: true } } },
      field: name,
    })),
  ].filter(({ parts }) => {
    const isWrongBody = call.body && !v.safeParse(call.body, parts.body).success;
    const isWrongQuery = call.query && !v.safeParse(call.query, parts.query ?? {}).success;
    const isWrongPath = call.params && !v.safeParse(call.params, parts.params).success;
    return isWrongBody || isWrongQuery || isWrongPath;
  });
}

/** Every call of a resident with wrong requests: each is refused with 400, and the problem document names the field. */
export const badInput: readonly Check[] = residentCalls
  .filter(({ id, params, query, body }) => !endsSession.includes(id) && (params ?? query ?? body))
  .map((call) => ({
    part: 'Wrong requests',
    says: `${call.id} refuses a wrong request with 400`,
    async run(world) {
      if (!hasCall(call, world)) return;
      const { a, examples } = world;
      const right = examples.a[call.id] ?? {};
      for (const { what, parts, field } of wrongRequests(call, right)) {
        const reply = await a.caller.send(call, parts, call.needsEntityTag ? { eTag: noTag } : {});
        assert.equal(reply.status, 400, `${call.id} with ${what} answered ${reply.status}`);
        if (field === undefined) continue;
        const { errors = {} } = problemIn(reply);
        assert.ok(
          Object.keys(errors).some((name) => name.split('.').includes(field)),
          `${call.id} with ${what}: its problem names ${Object.keys(errors).join(', ') || 'no field'}`,
        );
      }
    },
  }));

export const brokenBodies: readonly Check[] = [
  {
    part: 'Wrong requests',
    says: 'what is no JSON is refused',
    async run({ a: { caller } }) {
      for (const call of residentCalls.filter(
        ({ id }) => id === 'createComplaint' || id === 'createWorksOrder',
      )) {
        const parts = { params: { customerId: caller.customerId }, content: new Blob(['{"a":']) };
        const reply = await caller.send(call, parts, { headers: { 'content-type': 'application/json' } });
        expectStatus(reply, 400);
      }
    },
  },
];
