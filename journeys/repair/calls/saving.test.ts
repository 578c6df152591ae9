import { describe, expect, test } from 'vitest';
import { Fault, type Tools } from '../../../machines/engine/index.ts';
import { block, flat, home, reason } from '../samples/records.ts';
import type { RepairSituation } from '../situation.ts';
import { nothingKnown, type RepairFacts, type Services } from '../vocabulary.ts';
import { attachFiles, keepDraft, saveOnLeaving, startDraft } from './draft.ts';

const draft = { id: 'order-1', eTag: '"4"', assetId: home.id, locationId: 'kitchen', reasonId: reason().id };
const photo = { documentId: 'photo', fileName: 'tap.jpg', contentType: 'image/jpeg', size: 12 };
const changedFirst = new Fault('refused', { status: 412 });

/** What each call answers, in turn; the last answer is given again. An error is thrown. */
type Script = Readonly<Record<string, readonly unknown[]>>;

const usual: Script = {
  createWorksOrder: [{ location: '/customerselfserve/api/v1/works-orders/order-2', eTag: '"1"' }],
  getWorksOrder: [{ eTag: '"8"' }],
  updateWorksOrder: [{ eTag: '"9"' }],
};

/** Saves a repair of the kitchen tap in the flat by one of the calls, and lists what was sent. */
async function saving(
  save: typeof keepDraft,
  answers: RepairSituation['answers'] = {},
  { script = {}, ...more }: { script?: Script; editing?: boolean; facts?: Partial<RepairFacts> } = {},
) {
  const sent: { id: string; order: string | undefined; body: unknown; eTag: string | undefined }[] = [];
  const gateway = {
    async call(
      { id }: { readonly id: string },
      { params, body }: { params?: { readonly worksOrderId: string }; body?: unknown },
      { eTag }: { readonly eTag?: string },
    ) {
      const given = script[id] ?? usual[id] ?? [{}];
      const answer = given[Math.min(sent.filter((one) => one.id === id).length, given.length - 1)];
      sent.push({ id, order: params?.worksOrderId, body, eTag });
      if (answer instanceof Error) throw answer;
      return answer;
    },
  };
  const situation: RepairSituation = {
    editing: more.editing ?? false,
    answers: {
      asset: home.id,
      location: 'kitchen',
      reason: { chosen: reason(), text: '' },
      details: 'It drips.',
      ...answers,
    },
    facts: {
      ...nothingKnown,
      homes: [flat],
      assets: [home, block],
      locations: [{ value: 'kitchen', label: 'Kitchen' }],
      draft,
      ...more.facts,
    },
  };
  const tools = { services: { gateway }, key: 'key', signal: new AbortController().signal };
  const kept = await save(situation, tools as unknown as Tools<Services>);
  return { kept, sent, made: sent.map(({ id }) => id) };
}

describe('saving', () => {
  test('sends the tag of the saved repair, and keeps the one that comes back', async () => {
    const { kept, sent } = await saving(keepDraft);
    expect(sent).toMatchObject([{ id: 'updateWorksOrder', order: 'order-1', eTag: '"4"' }]);
    expect(kept).toEqual({ draft: { ...draft, eTag: '"9"' }, changedElsewhere: false });
  });

  test('begins a repair where there is none', async () => {
    const { kept, made } = await saving(keepDraft, {}, { facts: { draft: null } });
    expect(made).toEqual(['createWorksOrder']);
    expect(kept).toEqual({ draft: { ...draft, id: 'order-2', eTag: '"1"' }, changedElsewhere: false });
  });

  test('says that somebody changed the repair first, with its tag as it is now', async () => {
    const { kept, made } = await saving(keepDraft, {}, { script: { updateWorksOrder: [changedFirst] } });
    expect(made).toEqual(['updateWorksOrder', 'getWorksOrder']);
    expect(kept).toEqual({ draft: { ...draft, eTag: '"8"' }, changedElsewhere: true });
  });

  test.each([new Fault('refused', { status: 413 }), new Fault('failed', { status: 500 }), new Error('412')])(
    'fails with any other error: %s',
    async (error) => {
      await expect(saving(keepDraft, {}, { script: { updateWorksOrder: [error] } })).rejects.toBe(error);
    },
  );
});

describe('a new saved repair', () => {
  const body = async (answers: RepairSituation['answers'], facts: Partial<RepairFacts> = {}) =>
    (await saving(startDraft, answers, { facts: { draft: null, ...facts } })).sent[0]?.body;

  test('names the place and the home', async () => {
    expect(await body({})).toMatchObject({
      identifiers: { asset: { assetIdentifier: home.id, premisesIdentifier: flat.premisesId } },
      statuses: { isDraft: true },
    });
    const nowhere = { identifiers: { asset: { premisesIdentifier: flat.premisesId } } };
    expect(await body({ asset: undefined })).toMatchObject(nowhere);
    expect(await body({ asset: undefined })).not.toHaveProperty('identifiers.asset.assetIdentifier');
  });

  test('has a crime reference only where there is one', async () => {
    const facts = {
      assets: [home, { ...block, isInDefects: true }],
      toggles: { ...nothingKnown.toggles, vandalismQuestion: true },
    };
    const damaged = { asset: block.id, vandalism: 'yes', crimeReference: 'CR123' } as const;
    expect(await body(damaged, facts)).toHaveProperty('identifiers.crimeReferenceNumber', 'CR123');
    expect(await body({})).not.toHaveProperty('identifiers.crimeReferenceNumber');
  });
});

describe('a repair that takes the place of another', () => {
  const elsewhere = { asset: block.id };
  const another = { location: 'bathroom' };
  const replaced = (answers: RepairSituation['answers'], facts?: Partial<RepairFacts>, script?: Script) =>
    saving(startDraft, answers, { editing: true, ...(facts && { facts }), ...(script && { script }) });
  const removing = ['getWorksOrder', 'deleteWorksOrder'];

  test('takes its files along where it is about the same place', async () => {
    const { kept, made, sent } = await replaced({ ...another, files: [photo] });
    expect(made).toEqual(['createWorksOrder', 'updateWorksOrder', ...removing]);
    expect(sent[1]).toMatchObject({ order: 'order-2', body: { identifiers: { documents: ['photo'] } } });
    expect(sent.at(-1)).toMatchObject({ order: 'order-1', eTag: '"8"' });
    expect(kept).toMatchObject({ draft: { id: 'order-2', eTag: '"9"' }, withoutFiles: false });
  });

  test('takes them along where the first had no place yet', async () => {
    const { assetId, ...placeless } = draft;
    const { kept, made } = await replaced({ files: [photo] }, { draft: placeless });
    expect(made).toEqual(['createWorksOrder', 'updateWorksOrder', ...removing]);
    expect(kept.withoutFiles).toBe(false);
    expect(assetId).toBeDefined();
  });

  test('leaves them behind where it is about another place', async () => {
    const { kept, made } = await replaced({ ...elsewhere, files: [photo] });
    expect(made).toEqual(['createWorksOrder', ...removing]);
    expect(kept.withoutFiles).toBe(true);
  });

  test.each([[undefined], [[]]])('has nothing to take along of the files %j', async (files) => {
    expect((await replaced({ ...another, files })).made).toEqual(['createWorksOrder', ...removing]);
  });

  test('that cannot be begun leaves the other alone', async () => {
    const { kept, made } = await replaced(another, {}, { createWorksOrder: [{ location: '' }] });
    expect(made).toEqual(['createWorksOrder']);
    expect(kept).toEqual({ draft: null, changedElsewhere: false });
  });

  test('and is the same one, sent again, is not thrown away', async () => {
    const { kept, made } = await replaced(
      { ...another, files: [photo] },
      { draft: { ...draft, id: 'order-2' } },
    );
    expect(made).toEqual(['createWorksOrder']);
    expect(kept.draft?.id).toBe('order-2');
  });
});

describe('saving on leaving', () => {
  test('counts over a change from elsewhere', async () => {
    const script = { updateWorksOrder: [changedFirst, { eTag: '"10"' }] };
    const { kept, sent } = await saving(saveOnLeaving, {}, { script });
    expect(sent.map(({ id, eTag }) => [id, eTag])).toEqual([
      ['updateWorksOrder', '"4"'],
      ['getWorksOrder', undefined],
      ['updateWorksOrder', '"8"'],
    ]);
    expect(kept).toEqual({ draft: { ...draft, eTag: '"10"' }, changedElsewhere: false });
  });

  test('saves once where nobody changed anything', async () => {
    const { kept, made } = await saving(saveOnLeaving);
    expect(made).toEqual(['updateWorksOrder']);
    expect(kept.draft?.eTag).toBe('"9"');
  });

  test('begins a repair where there is none, but not without a home', async () => {
    expect((await saving(saveOnLeaving, {}, { facts: { draft: null } })).made).toEqual(['createWorksOrder']);
    const { kept, made } = await saving(saveOnLeaving, {}, { facts: { draft: null, homes: [] } });
    expect(made).toEqual([]);
    expect(kept).toEqual({ draft: null, changedElsewhere: false });
  });

  test('leaves behind what is not an answer yet', async () => {
    const left = async (answers: RepairSituation['answers']) =>
      (await saving(saveOnLeaving, answers)).sent[0]?.body;
    expect(await left({})).toHaveProperty('job.additionalInformation', 'It drips.');
    expect(await left({ details: 'cost is $5' })).toHaveProperty('job.additionalInformation', '');
    const flag = 'customer.vulnerability.isVulnerable';
    expect(await left({ vulnerable: 'no' })).toHaveProperty(flag, false);
    expect(await left({ vulnerable: 'yes' })).toHaveProperty(flag, null);
    expect(await left({ vulnerable: 'yes', vulnerability: 'a baby' })).toHaveProperty(flag, true);
  });
});

describe('files', () => {
  test('are told to the saved repair, with its priority', async () => {
    const { sent } = await saving(attachFiles, { files: [photo] });
    expect(sent).toMatchObject([
      { id: 'updateWorksOrder', body: { identifiers: { documents: ['photo'] }, job: { priority: 'NA' } } },
    ]);
  });

  test('are told to nothing where nothing was saved', async () => {
    const { kept, made } = await saving(attachFiles, { files: [photo] }, { facts: { draft: null } });
    expect(made).toEqual([]);
    expect(kept).toEqual({ draft: null, changedElsewhere: false });
  });
});
