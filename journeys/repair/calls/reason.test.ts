import { describe, expect, test } from 'vitest';
import { type Script, scriptedGateway } from '../../../test/support/scripted-gateway.ts';
import { reason as operations } from '../operations/reason.ts';
import { block, duplicate, estate, flat, home, outcome, reason } from '../samples/records.ts';
import type { RepairSituation } from '../situation.ts';
import { nothingKnown, type RepairableAsset } from '../vocabulary.ts';
import { loadAssets } from './assets.ts';
import { checkAsset, loadLocations } from './chosen-asset.ts';
import { findDuplicates } from './duplicates.ts';
import { checkReason, searchReasons } from './reason.ts';
import { warningsOf } from './warnings.ts';

const divided: RepairableAsset = { ...block, id: 'divided', type: 'Divided Block' };
const area: RepairableAsset = { ...estate, id: 'area', type: 'Estate Area' };

const situationAt = (
  asset: RepairableAsset,
  chosen = reason(),
  facts: Partial<RepairSituation['facts']> = {},
): RepairSituation => ({
  editing: false,
  answers: { asset: asset.id, location: 'kitchen', reason: { chosen, text: chosen.description } },
  facts: { ...nothingKnown, homes: [flat], assets: [home, divided, block, estate, area], ...facts },
});

function provider(script: Script) {
  const { gateway, sent } = scriptedGateway(script);
  const tools = {
    services: { gateway, customerId: 'me' },
    signal: new AbortController().signal,
    key: 'key',
    now: () => new Date(0),
    wait: async () => undefined,
    once: <T>(_name: string, start: () => Promise<T>) => start(),
  };
  return { tools, sent };
}

const places = [home, divided, block, estate, area];

test('reasons are looked for by the resident’s words, among those for homes or for shared parts', async () => {
  const asked = await Promise.all(
    places.map(async (asset) => {
      const { tools, sent } = provider({ findRepairReasons: [{ repairReasons: [reason()] }] });
      expect(await searchReasons('tap', situationAt(asset), tools)).toEqual([
        { value: reason(), label: 'Leaking tap' },
      ]);
      return sent[0]?.query;
    }),
  );
  expect(asked).toMatchObject(
    ['Property', 'Communal', 'Communal', 'Communal', 'Communal'].map((assetType) => ({
      searchText: 'tap',
      assetType,
      isCatalyst: false,
    })),
  );
});

test('reasons of a merged landlord’s resident are asked for as such', async () => {
  const { tools, sent } = provider({ findRepairReasons: [{ repairReasons: [] }] });
  const resident = { id: 'me', title: '', givenName: '', surname: '', phones: [], isMergedLandlord: true };
  await searchReasons('tap', situationAt(home, reason(), { resident }), tools);
  expect(sent[0]?.query).toMatchObject({ isCatalyst: true });
});

test('the locations to choose from are those of the kind of place', async () => {
  const asked = await Promise.all(
    places.map(async (asset) => {
      let asked: unknown;
      const keyValues = [{ key: 'roof', value: 'Roof' }];
      const call = async (_call: unknown, { query }: { readonly query: { readonly namespaces: string } }) => {
        asked = query.namespaces;
        return { namespaces: [{ namespace: { name: '', keyValues } }] };
      };
      const tools = { ...provider({}).tools, services: { gateway: { call } as never, customerId: 'me' } };
      expect(await loadLocations(situationAt(asset), tools)).toEqual([{ value: 'roof', label: 'Roof' }]);
      return asked;
    }),
  );
  expect(asked).toEqual([
    'repair-locations-property',
    'repair-locations-divided-block',
    'repair-locations-block',
    'repair-locations-estate',
    'repair-locations-estate',
  ]);
});

test('the places of a home are offered from the home outwards, and a scheme never', async () => {
  const asset = (id: string, assetType: string) => ({
    id,
    assetType,
    uprn: '',
    addresses: { postalAddresses: [{ formattedAddress: id }] },
    statuses: { isInDefects: false },
    attributes: { storeys: null, heightMetres: null },
    maintenanceResponsibilities: [],
  });
  const assets = ['Scheme', 'Estate Area', 'Estate', 'Block', 'Divided Block', 'Property'].map((type) =>
    asset(type, type),
  );
  const { tools } = provider({ getRelatedAssets: [{ assets }] });
  const offered = ['Property', 'Divided Block', 'Block', 'Estate', 'Estate Area'];
  expect(await loadAssets(situationAt(home), tools)).toMatchObject(
    offered.map((type) => ({ type, address: type })),
  );
});

test('a place is checked under the group of its tenancy', async () => {
  const answer = { isEligible: false, errorCode: 'E4', supplimentaryCodes: 'E3, ,XYZ' };
  const { tools, sent } = provider({ checkAssetEligibility: [answer] });
  expect(await checkAsset(situationAt(block), tools)).toEqual({ ...answer, warnings: ['E3'] });
  expect(sent[0]).toMatchObject({ params: { assetId: block.id }, body: { tenancyGroup: 'Social' } });
});

test('further codes are warnings where they have a text, and nothing where they have none', () => {
  expect(warningsOf('E3,FISPUMPS02, SSR047 ,,constructor')).toEqual(['E3', 'SSR047']);
  expect(warningsOf('')).toEqual([]);
});

describe('the heating', () => {
  const checked = async (description: string, code: string) => {
    const { tools, sent } = provider({
      determineSor: [{ sor: 'HEAT01', errorCode: null, repairContext: 'gas' }],
      checkRepairEligibility: [{ eligibilityOutcomes: [outcome()] }],
    });
    const chosen = reason({ description, sors: [{ sorCode: code }] });
    await checkReason(situationAt(home, chosen), tools);
    return sent.map(({ id }) => id);
  };

  test('is looked up for its own repair and for the code of shared heating, and for nothing else', async () => {
    const both = ['determineSor', 'checkRepairEligibility'];
    expect(await checked('Heating or hot water repair', 'PLUM01')).toEqual(both);
    expect(await checked('Radiator', 'COMHIU')).toEqual(both);
    expect(await checked('Leaking tap', 'PLUM01')).toEqual(['checkRepairEligibility']);
  });
});

describe('the code of a repair', () => {
  const codeFor = (
    chosen = reason(),
    changes: Parameters<typeof outcome>[0] = {},
    sor: string | null = null,
  ) => {
    const answer = {
      heating: sor === null ? null : { sor, errorCode: null },
      outcome: outcome({ sor: null, ...changes }),
      warnings: [],
    };
    return operations.checkReason.outcomes['can be reported'].facts?.(answer, situationAt(home, chosen))
      .reason?.sorCode;
  };
  const noWater = reason({ description: 'Total loss of water' });

  test('is that of the pump where all water is lost and the pump is to blame', () => {
    expect(codeFor(noWater, { supplimentaryCodes: 'E3, FISPUMPS02' })).toBe('COMPUMP');
    expect(codeFor(noWater)).toBe('PLUM01');
    expect(codeFor(reason(), { supplimentaryCodes: 'FISPUMPS02' })).toBe('PLUM01');
  });

  test('is what the heating needs, else what the provider says, else the first of the reason, else NA', () => {
    expect(codeFor(reason(), { sor: 'TAP01' }, 'HEAT01')).toBe('HEAT01');
    expect(codeFor(reason(), { sor: 'TAP01' })).toBe('TAP01');
    expect(codeFor(reason({ sors: [{ sorCode: 'ONE' }, { sorCode: 'TWO' }] }))).toBe('ONE');
    expect(codeFor(reason({ sors: [] }))).toBe('NA');
  });
});

test('repairs like it are looked for among those that are open, by code, location and place', async () => {
  const idOf = (n: number) => duplicate(n, 'open').id;
  const order = (n: number, status: string) => ({
    identifiers: { worksOrderIdentifier: idOf(n) },
    statuses: {
      status,
      isPotentialDuplicate: false,
      isEmergency: false,
      isOutOfHours: false,
      isRecall: false,
    },
    job: { repairReason: 'Leaking tap' },
    raisedDate: '2026-11-17T09:00:00.000Z',
  });
  const { tools, sent } = provider({
    searchWorksOrders: [{ models: [order(1, 'Appointed'), order(2, 'Unappointed')], totalCount: 2 }],
  });
  const draft = { id: idOf(2), eTag: '"1"' };
  const found = await findDuplicates(
    situationAt(home, reason(), { draft, reason: { ...nothingKnown.reason, sorCode: 'PLUM01' } }),
    tools,
  );
  expect(found.map(({ id, stage }) => [id, stage])).toEqual([[idOf(1), 'open']]);
  expect(sent[0]?.query).toMatchObject({
    isDuplicateCheck: true,
    sor: 'PLUM01',
    location: 'kitchen',
    propertiesIds: [home.id],
    excludedWorksOrderId: idOf(2),
    status: expect.arrayContaining(['Unappointed', 'Appointed', 'In progress']),
  });
  for (const over of ['Completed', 'Closed', 'Cancelled'])
    expect(JSON.stringify(sent[0]?.query)).not.toContain(over);
});

test('a repair like it is open, with a team, under review or saved, for the same reason or another', async () => {
  const order = (n: number, status: string, repairReason: string, flags: object = {}) => ({
    identifiers: { worksOrderIdentifier: duplicate(n, 'open').id },
    statuses: { status, isPotentialDuplicate: false, isRaisedAsTriage: false, ...flags },
    job: { repairReason },
    raisedDate: '2026-11-17T09:00:00.000Z',
  });
  const models = [
    order(1, 'Appointed', 'Leaking tap'),
    order(2, 'Appointed', 'Broken tap', { isPotentialDuplicate: true }),
    order(3, 'In Diagnosis', 'Leaking tap', { isRaisedAsTriage: true }),
    order(4, 'In Diagnosis', 'Leaking tap'),
    order(5, 'CATALYST_TRIAGE_TIER2', 'Leaking tap'),
  ];
  const { tools, sent } = provider({ searchWorksOrders: [{ models, totalCount: 5 }] });
  const found = await findDuplicates(situationAt(home), tools);
  expect(found.map(({ stage, isSameReason }) => [stage, isSameReason])).toEqual([
    ['open', true],
    ['under review', false],
    ['under review', true],
    ['saved draft', true],
    ['with triage', true],
  ]);
  expect(sent[0]?.query).toMatchObject({ skip: 0, limit: 100 });
});

test('no more than a hundred characters of the resident’s words are looked for', async () => {
  const { tools, sent } = provider({ findRepairReasons: [{ repairReasons: [] }] });
  await searchReasons('x'.repeat(101), situationAt(home), tools);
  expect(sent[0]?.query).toMatchObject({ searchText: 'x'.repeat(100) });
});

describe('a reason is checked', () => {
  const responsibilities = [
    { type: 'OTHER', value: 'somebody' },
    { type: 'MAINTSRESP', value: 'the builder' },
  ];
  const bodyOf = async (asset: RepairableAsset) => {
    const { tools, sent } = provider({ checkRepairEligibility: [{ eligibilityOutcomes: [outcome()] }] });
    const facts = { assets: [asset] };
    await checkReason(situationAt(asset, reason(), facts), tools);
    return sent[0]?.body;
  };

  test('for a place in its defects period or not, by who maintains it', async () => {
    expect(await bodyOf({ ...home, isInDefects: true, responsibilities })).toMatchObject({
      isInDefects: true,
      maintenanceResponsibility: 'the builder',
    });
    expect(await bodyOf(home)).toMatchObject({ isInDefects: false, maintenanceResponsibility: null });
  });

  test('and is refused where any outcome refuses it', async () => {
    const refusal = outcome({ isEligible: false, errorCode: 'E1' });
    const answer = { eligibilityOutcomes: [outcome(), refusal, outcome()] };
    const { tools } = provider({ checkRepairEligibility: [answer] });
    expect((await checkReason(situationAt(home), tools)).outcome).toEqual(refusal);
  });
});

test('the heating is looked up with what is known of each kind of place', async () => {
  const assets = [home, divided, block, estate].map((asset) => ({
    ...asset,
    responsibilities: [{ type: 'HEAT', value: asset.type }],
  }));
  const { tools, sent } = provider({
    determineSor: [{ sor: null, errorCode: null, repairContext: null }],
    checkRepairEligibility: [{ eligibilityOutcomes: [outcome()] }],
  });
  const chosen = reason({ description: 'Heating or hot water repair' });
  await checkReason(situationAt(home, chosen, { assets }), tools);
  expect(sent[0]?.body).toMatchObject({
    propertyAttributes: 'Property',
    dividedBlockAttributes: 'Divided Block',
    blockAttributes: 'Block',
    estateAttributes: 'Estate',
  });
});
