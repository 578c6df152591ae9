import { expect, test } from 'vitest';
import { Fault } from '../../../machines/fault.ts';
import type { Tools } from '../../../machines/journey.ts';
import { home, reason } from '../samples/records.ts';
import type { RepairSituation } from '../situation.ts';
import { nothingKnown, type Services } from '../vocabulary.ts';
import { submit } from './submit.ts';

/** Sends a repair to a provider that answers so. */
function sent(answer: (call: string) => unknown) {
  const situation = {
    editing: false,
    answers: { asset: home.id, location: 'kitchen', reason: { chosen: reason(), text: '' } },
    facts: {
      ...nothingKnown,
      homes: [{ premisesId: home.id }],
      assets: [home],
      locations: [{ value: 'kitchen', label: 'Kitchen' }],
      draft: { id: 'order-1', eTag: '"4"' },
    },
  } as unknown as RepairSituation;
  const gateway = { call: async ({ id }: { readonly id: string }) => answer(id) };
  const tools = {
    services: { gateway },
    key: 'key',
    signal: new AbortController().signal,
    wait: async () => {},
  };
  return submit(situation, tools as unknown as Tools<Services>);
}

test('a repair that another tab saved meanwhile can be sent with its new tag', async () => {
  const refused = (call: string) => {
    if (call === 'updateWorksOrder') throw new Fault('conflict', { status: 412 });
    return { eTag: '"5"' };
  };
  expect(await sent(refused)).toEqual({ sent: false, why: 'changed', eTag: '"5"' });
});

test('the provider may have a person look at it for a reason of its own', async () => {
  const taken = (isRaisedAsTriage: boolean) => () => ({ eTag: '"5"', statuses: { isRaisedAsTriage } });
  expect(await sent(taken(true))).toMatchObject({ sent: true, isForPerson: true });
  expect(await sent(taken(false))).toMatchObject({ sent: true, isForPerson: false });
});
