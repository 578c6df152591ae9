import { describe, expect, test } from 'vitest';
import type { Tools } from '../../../machines/engine/index.ts';
import { home, reason } from '../samples/records.ts';
import type { RepairSituation } from '../situation.ts';
import { nothingKnown, type RepairFacts, type Services } from '../vocabulary.ts';
import { discardDraft, loadDraft, switchDraft } from './draft.ts';

const saved = {
  eTag: '"4"',
  statuses: {
    isDraft: true,
    isCatalyst: false,
    isSupplementary: true,
    isVandalism: false,
    isCovidSelfIsolated: null,
  },
  job: {
    repairReason: 'Dripping tap',
    repairReasonIdentifier: reason().id,
    location: { locationId: 'kitchen' },
    additionalInformation: 'It drips.',
  },
  identifiers: {
    asset: { assetIdentifier: home.id, premisesIdentifier: 'flat' },
    crimeReferenceNumber: null,
  },
  asset: { type: { assetTypeName: 'Property' } },
  customer: { vulnerability: { isVulnerable: true, VulnerableResponseText: 'a baby' } },
  reporter: {
    name: { givenName: 'Ada', surname: 'King' },
    telecomsAddresses: [{ number: '07700900123' }],
    relationship: { relationship: 'Customer' },
  },
};
const photo = {
  id: 'photo',
  media: { fileName: 'tap.jpg' },
  metadata: [
    { key: 'size', value: '12' },
    { key: 'content-type', value: 'image/jpeg' },
  ],
};

/** A gateway with this saved repair, and what it was asked. */
function providerOf(order: object = saved, documents: readonly object[] = []) {
  const asked: string[] = [];
  const answers: Readonly<Record<string, unknown>> = {
    getWorksOrder: order,
    findRepairReasons: { repairReasons: [reason()] },
    listDocuments: { documents },
  };
  const call = async ({ id }: { readonly id: string }, request: { params?: { worksOrderId: string } }) => {
    asked.push([id, request.params?.worksOrderId].filter(Boolean).join(' '));
    return answers[id];
  };
  const tools = { services: { gateway: { call } }, key: 'key', signal: new AbortController().signal };
  return { tools: tools as unknown as Tools<Services>, asked };
}

const situation = (
  facts: Partial<RepairFacts>,
  answers: RepairSituation['answers'] = {},
): RepairSituation => ({ editing: false, answers, facts: { ...nothingKnown, ...facts } });
const loaded = (order: object = saved, facts: Partial<RepairFacts> = {}, documents: readonly object[] = []) =>
  loadDraft('order-1', situation(facts), providerOf(order, documents).tools);

describe('a saved repair that is carried on', () => {
  test('brings back what was answered', async () => {
    const { draft, answers } = await loaded(saved, {}, [photo]);
    expect(draft).toEqual({
      id: 'order-1',
      eTag: '"4"',
      assetId: home.id,
      locationId: 'kitchen',
      reasonId: reason().id,
    });
    expect(answers).toMatchObject({
      address: 'flat',
      asset: home.id,
      location: 'kitchen',
      reason: { text: reason().description, chosen: reason() },
      followUp: 'yes',
      details: 'It drips.',
      files: [{ documentId: 'photo', fileName: 'tap.jpg', contentType: 'image/jpeg', size: 0 }],
      vandalism: 'no',
      vulnerable: 'yes',
      vulnerability: 'a baby',
      isolating: undefined,
      crimeReference: undefined,
    });
  });

  test('leaves out what was never answered', async () => {
    const { draft, answers } = await loaded({
      ...saved,
      job: { ...saved.job, location: { locationId: '' }, additionalInformation: '' },
      identifiers: {
        asset: { assetIdentifier: null, premisesIdentifier: 'flat' },
        crimeReferenceNumber: null,
      },
      customer: { vulnerability: { isVulnerable: null, VulnerableResponseText: '' } },
    });
    expect(draft).toEqual({ id: 'order-1', eTag: '"4"', reasonId: reason().id });
    for (const question of ['asset', 'location', 'details', 'files', 'vulnerable', 'vulnerability'] as const)
      expect(answers[question], question).toBeUndefined();
  });

  test('asks anew how urgent it is, unless this browser remembers it of the same repair', async () => {
    const remembered = { draft: 'order-1', access: 'yes', duplicate: 'none' } as const;
    const urgencyOf = async (facts: Partial<RepairFacts>, order: object = saved) => {
      const { answers } = await loaded(order, facts);
      return [answers.access, answers.duplicate];
    };
    expect(await urgencyOf({ remembered })).toEqual(['yes', 'none']);
    expect(await urgencyOf({ remembered: { ...remembered, draft: 'another' } })).toEqual([
      undefined,
      undefined,
    ]);
    const gone = { ...saved, job: { ...saved.job, repairReasonIdentifier: 'gone' } };
    expect(await urgencyOf({ remembered }, gone)).toEqual([undefined, undefined]);
  });

  test.each([
    ['Customer', '07700900123', { number: '07700900123', phone: undefined, relation: undefined }],
    ['Customer', '07700900999', { number: 'another', phone: '07700900999', relation: 'Customer' }],
    [
      'Friend or Family',
      '07700900123',
      { number: 'another', name: 'Ada King', relation: 'Friend or Family' },
    ],
    ['Other', '07700900123', { number: 'another', relation: 'Other' }],
    ['Staff', '07700900123', { number: 'another', relation: undefined }],
    ['Customer', '', { number: undefined, phone: undefined }],
  ] as const)('contacts the %s at %s again', async (relationship, number, contact) => {
    const resident = { phones: ['07700900123'] } as unknown as NonNullable<RepairFacts['resident']>;
    const reporter = {
      ...saved.reporter,
      telecomsAddresses: [{ number }],
      relationship: { relationship },
    };
    const { answers } = await loaded({ ...saved, reporter }, { resident });
    for (const [question, value] of Object.entries(contact))
      expect(answers[question as keyof typeof answers], question).toEqual(value);
  });
});

describe('the draft in hand', () => {
  const draft = { id: 'order-2', eTag: '"1"' };
  const deletions = (asked: readonly string[]) => asked.filter((each) => each.startsWith('delete'));

  test('is thrown away for another saved repair, but not for itself', async () => {
    const { tools, asked } = providerOf();
    await switchDraft(situation({ draft }, { duplicate: 'order-1' }), tools);
    expect(deletions(asked)).toEqual(['deleteWorksOrder order-2']);
    const same = providerOf();
    await switchDraft(situation({ draft }, { duplicate: 'order-2' }), same.tools);
    await switchDraft(situation({}, { duplicate: 'order-2' }), same.tools);
    expect(deletions(same.asked)).toEqual([]);
  });

  test('is thrown away when the resident discards it', async () => {
    const { tools, asked } = providerOf();
    expect(await discardDraft(situation({ draft }), tools)).toBe('order-2');
    expect(deletions(asked)).toEqual(['deleteWorksOrder order-2']);
    const none = providerOf();
    expect(await discardDraft(situation({}), none.tools)).toBeNull();
    expect(none.asked).toEqual([]);
  });
});
