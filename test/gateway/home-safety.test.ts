import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getAssociates } from '../../contract/asset-details.ts';
import { getRelatedAssets } from '../../contract/assets.ts';
import { getBuildingDocument, listBuildingDocuments } from '../../contract/building-safety.ts';
import { type ComplianceType, getCompliance, isOverdue } from '../../contract/compliance.ts';
import { dayOf } from '../../contract/dates.ts';
import { isHighRise } from '../../contract/priority.ts';
import { assetIdOf } from '../../gateway/demo/places.ts';
import { type Browser, signIn, startGateway, type TestGateway } from '../support/gateway.ts';
import { demonstrationOfToday } from '../support/moments.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway(await demonstrationOfToday());
});
afterAll(() => gateway.close());

const enter = (key: string) => signIn(gateway, `${key}@example.com`);
const query = (complianceType: ComplianceType) =>
  ({ complianceType, skip: 0, limit: 10, orderBy: 'visitDue' }) as const;

const checksAt = async (key: string, home: string, type: ComplianceType) =>
  (await enter(key)).call(getCompliance, { params: { assetId: assetIdOf(home) }, query: query(type) });

/** What the first check of a home comes to. */
async function standing(key: string, home: string, type: ComplianceType) {
  const { compliances, totalCount } = await checksAt(key, home, type);
  const [first] = compliances;
  return {
    totalCount,
    overdue: first && isOverdue(first, dayOf(gateway.platform.now())),
    outcome: first?.visitOutcome,
    contractor: first?.contractor?.contractorName,
  };
}

describe('safety checks', () => {
  it.each([
    ['in order', 'amara.okafor', 'Flat 6, Mill Court', 'GAS', 1, false, 'Completed', 'Thermaline Heating'],
    ['overdue', 'ben.hughes', '14 Orchard Lane', 'GAS', 1, true, 'No access', 'Thermaline Heating'],
    [
      'overdue, and nobody is to come',
      'ben.hughes',
      '14 Orchard Lane',
      'EICR',
      1,
      true,
      'Completed',
      undefined,
    ],
    ['due today', 'chloe.martin', 'Flat 8, Mill Court', 'GAS', 1, false, 'Completed', 'Thermaline Heating'],
    [
      'of what was taken out',
      'noor.khan',
      '22 Weir Street',
      'GAS',
      1,
      false,
      'Completed',
      'Thermaline Heating',
    ],
    [
      'of a new boiler before the old',
      'grace.wilson',
      'Flat 2, Tide House',
      'GAS',
      2,
      false,
      'Completed',
      'Thermaline Heating',
    ],
    ['not made yet', 'kelly.adams', '40 Weir Street', 'GAS', 1, false, null, 'Thermaline Heating'],
    ['not needed', 'jack.brown', 'Flat 11, Mill Court', 'EICR', 0, undefined, undefined, undefined],
  ] as const)('are %s', async (_what, key, home, type, totalCount, overdue, outcome, contractor) => {
    expect(await standing(key, home, type)).toEqual({ totalCount, overdue, outcome, contractor });
  });

  it('say who comes, and come in pages', async () => {
    const grace = await enter('grace.wilson');
    const params = { assetId: assetIdOf('Flat 2, Tide House') };
    const all = await grace.call(getCompliance, { params, query: query('GAS') });
    const second = await grace.call(getCompliance, { params, query: { ...query('GAS'), skip: 1, limit: 1 } });
    expect(second).toEqual({ totalCount: 2, compliances: all.compliances.slice(1) });
    expect(all.compliances[1]?.dateDecommissioned).not.toBeNull();
    expect(all.compliances[0]).toMatchObject({
      equipmentType: 'Gas Boiler',
      contractor: { contractorName: 'Thermaline Heating', contractorNumber: '0300 555 0202' },
    });
  });
});

describe('a building', () => {
  it.each([
    ['david.lee', 'Flat 31, Beacon House', true],
    ['grace.wilson', 'Flat 2, Tide House', true],
    ['liam.murphy', 'Flat 12, Sail House', true],
    ['harry.jones', 'Flat 4, Compass House', false],
    ['amara.okafor', 'Flat 6, Mill Court', false],
  ])('is high or not by what its home belongs to: %s, %s', async (key, home, expected) => {
    const { assets } = await (await enter(key)).call(getRelatedAssets, {
      params: { assetId: assetIdOf(home) },
      query: { expand: 'address' },
    });
    expect(assets.some(({ attributes }) => isHighRise(attributes))).toBe(expected);
  });

  it('has papers that its residents read from the building or from their home, each a tagged PDF', async () => {
    const david = await enter('david.lee');
    const listOf = (name: string) =>
      david.call(listBuildingDocuments, { params: { assetId: assetIdOf(name) } });
    const { documents } = await listOf('Beacon House');
    expect(await listOf('Flat 31, Beacon House')).toEqual({ documents });
    expect(documents.map(({ title }) => title)).toEqual([
      'Building safety case summary',
      'Evacuation guidance',
      'Fire risk assessment',
      'Resident engagement plan',
    ]);
    for (const { id, media } of documents) {
      const path = getBuildingDocument.path
        .replace(':assetId', assetIdOf('Beacon House'))
        .replace(':buildingDocumentId', id);
      const answer = await david.fetch(path);
      expect(answer.headers.get('content-type')).toBe('application/pdf');
      expect(answer.headers.get('content-disposition')).toContain(media.fileName);
      expect(answer.headers.get('cache-control')).toContain('no-store');
      expect(answer.headers.get('content-security-policy')).toBe(
        "default-src 'none'; form-action 'none'; frame-ancestors 'none'; base-uri 'none'",
      );
      const pdf = Buffer.from(await answer.arrayBuffer());
      expect(pdf).toHaveLength(media.bytes);
      expect(pdf.toString('latin1')).toMatch(/^%PDF-1\.7[\s\S]*\/StructTreeRoot/);
    }
  });

  it('keeps its papers from those who live elsewhere', async () => {
    const [david, grace] = await Promise.all([enter('david.lee'), enter('grace.wilson')]);
    const at = (browser: Browser, name: string, buildingDocumentId: string) =>
      browser.send(getBuildingDocument, { params: { assetId: assetIdOf(name), buildingDocumentId } });
    const { documents } = await david.call(listBuildingDocuments, {
      params: { assetId: assetIdOf('Beacon House') },
    });
    const id = documents[0]?.id ?? '';
    expect((await at(grace, 'Beacon House', id)).status).toBe(404);
    expect((await at(grace, 'Tide House', id)).status).toBe(404);
    expect((await at(david, 'Beacon House', id)).status).toBe(200);
  });

  it('has people who answer for it, told when they are asked for', async () => {
    const david = await enter('david.lee');
    const params = { assetId: assetIdOf('Beacon House') };
    const { interestedParties } = await david.call(getAssociates, {
      params,
      query: { expand: 'interestedParties' },
    });
    expect(interestedParties?.map(({ role }) => role)).toEqual([
      'Accountable Person',
      'Building Safety Manager',
    ]);
    expect(await david.call(getAssociates, { params, query: {} })).not.toHaveProperty('interestedParties');
  });
});
