import assert from 'node:assert/strict';
import { getWorksOrder, updateWorksOrder } from '../../contract/works-orders.ts';
import { type Check, noTag, residentCalls } from '../check.ts';
import { answerOf, expectStatus } from '../reply.ts';

export const tags: readonly Check[] = [
  ...residentCalls
    .filter(({ needsEntityTag }) => needsEntityTag)
    .flatMap((call): Check[] => [
      {
        part: 'Entity tags',
        says: `${call.id} is refused without a tag`,
        async run({ a, examples }) {
          expectStatus(await a.caller.send(call, examples.a[call.id]), 428);
        },
      },
      {
        part: 'Entity tags',
        says: `${call.id} is refused under a tag that is not the present one`,
        async run({ a, examples }) {
          expectStatus(await a.caller.send(call, examples.a[call.id], { eTag: noTag }), 412);
        },
      },
    ]),
  {
    part: 'Entity tags',
    says: 'a change gives a new tag, and the old one is no longer taken',
    async run({ a: { caller, draftId } }) {
      const params = { worksOrderId: draftId };
      const before = await caller.ask(getWorksOrder, { params });
      const change = (text: string, eTag: string) =>
        caller.send(updateWorksOrder, { params, body: { job: { additionalInformation: text } } }, { eTag });
      const changed = answerOf(updateWorksOrder, await change('First.', before.eTag ?? ''));
      assert.notEqual(changed.eTag, before.eTag, 'the tag is the same after a change');
      expectStatus(await change('Second.', before.eTag ?? ''), 412);
      const after = await caller.ask(getWorksOrder, { params });
      assert.equal(after.eTag, changed.eTag, 'reading gives another tag than the change');
      assert.equal(after.job.additionalInformation, 'First.', 'a refused change took effect');
    },
  },
  {
    part: 'Entity tags',
    says: 'of changes under one tag at once, one is taken',
    async run({ a: { caller, draftId } }) {
      const params = { worksOrderId: draftId };
      const { eTag = '' } = await caller.ask(getWorksOrder, { params });
      const replies = await Promise.all(
        Array.from({ length: 8 }, (_, at) =>
          caller.send(
            updateWorksOrder,
            { params, body: { job: { additionalInformation: `${at}.` } } },
            { eTag },
          ),
        ),
      );
      for (const reply of replies) expectStatus(reply, 200, 412);
      assert.equal(replies.filter(({ status }) => status === 200).length, 1, 'several changes under one tag');
    },
  },
];
