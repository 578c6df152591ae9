import { describe, expect, test } from 'vitest';
import { Fault, type Tools } from '../../../machines/engine/index.ts';
import { block, home, reason } from '../samples/records.ts';
import type { RepairSituation } from '../situation.ts';
import { nothingKnown, type RepairFacts, type Services } from '../vocabulary.ts';
import { discardDraft, loadDraft, startDraft } from './draft.ts';

const saved = { id: 'order-1', eTag: '"4"', assetId: home.id, locationId: 'kitchen', reasonId: reason().id };

/** What is called when the reason step is left. */
async function callsOf(
  editing: boolean,
  answers: Partial<RepairSituation['answers']>,
  draft: RepairFacts['draft'] = saved,
) {
  const calls: string[] = [];
  const gateway = {
    async call(
      { id }: { readonly id: string },
      _parts: unknown,
      options: { readonly idempotencyKey?: string },
    ) {
      calls.push(id);
      if (id === 'deleteWorksOrder') expect(options.idempotencyKey).toBe('delete-order-1');
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

describe('a saved repair', () => {
  /** What is lost of a saved repair when these are the reasons that can be chosen. */
  async function lostOf(reasonId: string | null, repairReasons: readonly object[]) {
    const order = {
      statuses: { isDraft: true },
      job: {
        repairReason: 'Dripping tap',
        repairReasonIdentifier: reasonId,
        location: { locationId: 'kitchen' },
      },
      identifiers: { asset: { assetIdentifier: home.id, premisesIdentifier: home.id } },
      asset: { type: { assetTypeName: 'Property' } },
      customer: { vulnerability: {} },
      reporter: { telecomsAddresses: [] },
    };
    const answers: Readonly<Record<string, unknown>> = {
      getWorksOrder: order,
      findRepairReasons: { repairReasons },
      listDocuments: { documents: [] },
    };
    const gateway = { call: async ({ id }: { readonly id: string }) => answers[id] };
    const tools = { services: { gateway }, key: 'key', signal: new AbortController().signal };
    const situation = { editing: false, answers: {}, facts: nothingKnown };
    const { lostReason } = await loadDraft('order-1', situation, tools as unknown as Tools<Services>);
    return lostReason;
  }

  test('says what it was about, when that can be chosen no more', async () => {
    expect(await lostOf('gone', [reason()])).toBe('Dripping tap');
  });

  test('has nothing to say of a reason that is there, or was never chosen', async () => {
    expect(await lostOf(reason().id, [reason()])).toBeNull();
    expect(await lostOf(null, [reason()])).toBeNull();
  });
});

describe('leaving without saving', () => {
  /** Throws away the saved repair, where its calls end so. */
  const discarded = (draft: RepairFacts['draft'], ends: Readonly<Record<string, Fault>>) => {
    const gateway = {
      async call({ id }: { readonly id: string }) {
        if (ends[id]) throw ends[id];
        return { eTag: '"4"' };
      },
    };
    const tools = { services: { gateway }, key: 'key', signal: new AbortController().signal };
    const situation = { editing: false, answers: {}, facts: { ...nothingKnown, draft } };
    return discardDraft(situation, tools as unknown as Tools<Services>);
  };
  const missing = new Fault('missing', { status: 404 });

  test('throws away what was saved, if anything was', async () => {
    expect(await discarded(saved, {})).toBe('order-1');
    expect(await discarded(null, { getWorksOrder: missing })).toBeNull();
  });

  test.each(['getWorksOrder', 'deleteWorksOrder'])('is fine with one that is gone by %s', async (call) => {
    expect(await discarded(saved, { [call]: missing })).toBe('order-1');
  });

  test.each([new Fault('failed', { status: 500 }), new Error('not a fault of the provider')])(
    'fails where it cannot be thrown away: %s',
    async (error) => {
      await expect(discarded(saved, { deleteWorksOrder: error as Fault })).rejects.toBe(error);
    },
  );
});
