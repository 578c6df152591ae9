import assert from 'node:assert/strict';
import { randomUUID } from 'node:crypto';
import type { Call } from '../../contract/call.ts';
import { createComplaint, listComplaints } from '../../contract/complaints.ts';
import { getWorksOrder, updateWorksOrder } from '../../contract/works-orders.ts';
import { complaintOf } from '../bodies.ts';
import type { Parts } from '../caller.ts';
import { type Check, residentCalls } from '../check.ts';
import { expectStatus } from '../reply.ts';

/** The same request with another text in it, or another amount. */
const others: Readonly<Record<string, (body: never) => unknown>> = {
  createWorksOrder: (body: { job: object }) => ({
    ...body,
    job: { ...body.job, additionalInformation: 'Other.' },
  }),
  createComplaint: (body: object) => ({ ...body, details: 'Another complaint.' }),
  addNote: (body: object) => ({ ...body, description: 'Another note.' }),
  beginPayment: (body: { amount: number }) => ({ ...body, amount: body.amount + 1 }),
  createCase: (body: { contactDetails: object }) => ({
    ...body,
    contactDetails: { ...body.contactDetails, name: 'Kim Reed' },
  }),
  sendEnquiry: (body: object) => ({ ...body, additionalDetails: 'Another enquiry.' }),
  uploadDocument: (body: { Metadata: object[] }) => ({
    ...body,
    Metadata: [...body.Metadata, { key: 'x', value: 'y' }],
  }),
  beginUpload: (body: { size: number }) => ({ ...body, size: body.size + 1 }),
};

const keyed: readonly Call[] = residentCalls.filter(({ needsIdempotencyKey }) => needsIdempotencyKey);

export const keys: readonly Check[] = [
  ...keyed
    .filter(({ needsEntityTag }) => !needsEntityTag)
    .map(
      (call) =>
        ({
          part: 'Idempotency',
          says: `${call.id} is refused without a key`,
          async run({ a, examples }) {
            for (const key of [null, '']) {
              const options = { key, headers: {} };
              expectStatus(await a.caller.send(call, examples.a[call.id], options), 400);
            }
          },
        }) satisfies Check,
    ),
  ...keyed
    .filter(({ id }) => others[id] !== undefined)
    .map(
      (call) =>
        ({
          part: 'Idempotency',
          says: `${call.id} happens once for a key, however often it is sent`,
          async run({ a, examples }) {
            const parts = examples.a[call.id] as Parts;
            const key = randomUUID();
            const replies = await Promise.all([0, 1, 2].map(() => a.caller.send(call, parts, { key })));
            const again = await a.caller.send(call, parts, { key });
            for (const reply of [...replies, again]) {
              expectStatus(reply, call.status ?? 200);
              assert.equal(reply.text, again.text, `${call.id} answered the same key in two ways`);
              assert.equal(
                reply.headers.get('etag'),
                again.headers.get('etag'),
                `${call.id}: two entity tags`,
              );
            }
            const changed = { ...parts, body: others[call.id]?.(parts.body as never) };
            expectStatus(await a.caller.send(call, changed, { key }), 422);
          },
        }) satisfies Check,
    ),
  {
    part: 'Idempotency',
    says: 'what was sent three times under one key is there once',
    async run({ a: { caller } }) {
      const params = { customerId: caller.customerId };
      const details = `Sent three times: ${randomUUID()}`;
      const body = complaintOf(details);
      const key = randomUUID();
      const total = async () => (await caller.ask(listComplaints, { params, query: {} }))['total-count'];
      const before = await total();
      await Promise.all([0, 1, 2].map(() => caller.send(createComplaint, { params, body }, { key })));
      assert.equal(await total(), before + 1, 'one complaint under one key is there more than once');
    },
  },
  {
    part: 'Idempotency',
    says: 'keys of two residents are apart',
    async run({ a, b }) {
      const key = randomUUID();
      const send = ({ caller }: typeof a) =>
        caller.send(
          createComplaint,
          { params: { customerId: caller.customerId }, body: complaintOf() },
          { key },
        );
      const [one, two] = [await send(a), await send(b)];
      expectStatus(one, 201);
      expectStatus(two, 201);
      assert.notEqual(one.text, two.text, 'a resident is answered what another was under the same key');
    },
  },
  {
    part: 'Idempotency',
    says: 'a change under a key and a tag answers the same when its answer was lost',
    async run({ a: { caller, draftId } }) {
      const params = { worksOrderId: draftId };
      const { eTag = '' } = await caller.ask(getWorksOrder, { params });
      const parts = { params, body: { job: { additionalInformation: `Text ${randomUUID()}` } } };
      const key = randomUUID();
      const one = await caller.send(updateWorksOrder, parts, { eTag, key });
      const two = await caller.send(updateWorksOrder, parts, { eTag, key });
      expectStatus(one, 200);
      expectStatus(two, 200);
      assert.equal(one.text, two.text, 'a change that was sent again answers in another way');
    },
  },
];
