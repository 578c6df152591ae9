import { describe, expect, test } from 'vitest';
import type { Tools } from '../../../machines/journey.ts';
import { block, home, reason } from '../samples/records.ts';
import type { RepairSituation } from '../situation.ts';
import { nothingKnown, type RepairFacts, type Services } from '../vocabulary.ts';
import { startDraft } from './draft.ts';

const saved = { id: 'order-1', eTag: '"4"', assetId: home.id, locationId: 'kitchen', reasonId: reason().id };

/** What is called when the reason step is left. */
async function callsOf(
  editing: boolean,
  answers: Partial<RepairSituation['answers']>,
  draft: RepairFacts['draft'] = saved,
) {
  const calls: string[] = [];
  const gateway = {
    async call({ id }: { readonly id: string }) {
      calls.push(id);
      return { location: '/customerselfserve/api/v1/works-orders/order-2', eTag: '"1"' };
    },
  };
  const situation = {
    editing,
    answers: {
      asset: home.id,
      location: 'kitchen',
      reason: { chosen: reason(), text: '' },
      details: 'It drips.',
      ...answers,
    },
    facts: {
      ...nothingKnown,
      homes: [{ premisesId: home.id }],
      assets: [home, block],
      locations: ['kitchen', 'bathroom'].map((value) => ({ value, label: value })),
      draft,
    },
  } as unknown as RepairSituation;
  const tools = { services: { gateway }, key: 'key', signal: new AbortController().signal };
  const kept = await startDraft(situation, tools as unknown as Tools<Services>);
  return { calls, draft: kept.draft };
}

describe('leaving the reason step', () => {
  test('starts the order where there is none, whose id is the fifth part of its address', async () => {
    expect(await callsOf(false, {}, null)).toEqual({
      calls: ['createWorksOrder'],
      draft: { ...saved, id: 'order-2', eTag: '"1"' },
    });
  });

  test('saves the order on the way, whatever was chosen instead', async () => {
    expect((await callsOf(false, { location: 'bathroom' })).calls).toEqual(['updateWorksOrder']);
  });

  test.each([
    ['place', { location: 'bathroom' }],
    ['reason', { reason: { chosen: reason({ id: 'another' }), text: '' } }],
    ['asset', { asset: block.id }],
  ])('puts another order in its place when the %s is changed from the review', async (_, answers) => {
    const { calls, draft } = await callsOf(true, answers);
    expect(calls).toEqual(['createWorksOrder', 'getWorksOrder', 'deleteWorksOrder']);
    expect(draft?.id).toBe('order-2');
  });

  test('only saves it when nothing was changed', async () => {
    expect((await callsOf(true, {})).calls).toEqual(['updateWorksOrder']);
  });

  test('only saves one that has no reason yet', async () => {
    const { reasonId, ...without } = saved;
    expect(await callsOf(true, { location: 'bathroom' }, without)).toEqual({
      calls: ['updateWorksOrder'],
      draft: { ...saved, locationId: 'bathroom', eTag: '"1"' },
    });
    expect(reasonId).toBeDefined();
  });
});
