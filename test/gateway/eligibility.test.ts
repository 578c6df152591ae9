import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { checkAssetEligibility, getAssociates, getRelatedAssets } from '../../contract/assets.ts';
import { findContractors, listContractors } from '../../contract/contractors.ts';
import { getPremises, getTenancies, getTenancyGroups, isTenancyActive } from '../../contract/customers.ts';
import {
  checkEnhancedEligibility,
  checkRepairEligibility,
  determinePriority,
  determineSor,
  heatingContextOf,
} from '../../contract/eligibility.ts';
import { zeroId } from '../../contract/priority.ts';
import {
  findRepairReasons,
  getConfiguration,
  getReferenceData,
  locationNamespaceOf,
  toggleNames,
} from '../../contract/reference.ts';
import { assetIdOf, places } from '../../gateway/demo/places.ts';
import { reasonIdOf } from '../../gateway/demo/reasons.ts';
import { type Browser, signIn, startGateway, type TestGateway } from '../support/gateway.ts';
import { startDraft } from '../support/repairs.ts';

let gateway: TestGateway;
const browsers = new Map<string, Browser>();
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());

async function as(who: string): Promise<Browser> {
  const known = browsers.get(who) ?? (await signIn(gateway, `${who}@example.com`));
  browsers.set(who, known);
  return known;
}

/** What the provider says about a repair, as the portal asks it. */
async function outcomeOf(
  who: string,
  place: string,
  reason: string,
  heatingRepairContext: string | null = null,
) {
  const resident = await as(who);
  const asset = places.find(({ id }) => id === assetIdOf(place));
  const { eligibilityOutcomes } = await resident.call(checkRepairEligibility, {
    body: {
      repairReasonIdentifier: reasonIdOf(reason),
      premisesType: asset?.asset_type ?? 'Property',
      maintenanceResponsibility: null,
      repairResponsibility: '',
      additionalRepairInfo: '',
      isRepairEligible: true,
      isCustomerView: true,
      uprn: String(asset?.uprn),
      isInDefects: false,
      repairType: 'NA',
      heatingRepairContext,
    },
  });
  expect(eligibilityOutcomes).toHaveLength(1);
  return eligibilityOutcomes[0];
}

describe('a repair', () => {
  it.each([
    ['E1', 'ewa.nowak', '3 Harbour View', 'Fence panel'],
    ['E2', 'amara.okafor', 'Flat 6, Mill Court', 'Decorating inside the home'],
    ['E2', 'amara.okafor', 'Flat 6, Mill Court', 'Shed or outbuilding'],
    ['E3', 'amara.okafor', 'Flat 6, Mill Court', 'Light bulb'],
    ['E4', 'amara.okafor', 'Flat 6, Mill Court', 'Crack in a wall'],
    ['E5', 'amara.okafor', 'Flat 6, Mill Court', 'Shop front'],
    ['E8', 'amara.okafor', 'Flat 6, Mill Court', 'Grab rail or ramp'],
    ['E21', 'amara.okafor', 'Flat 6, Mill Court', 'Gas smell'],
    ['E22', 'amara.okafor', 'Flat 6, Mill Court', 'Pest problem'],
    ['E23', 'amara.okafor', 'Flat 6, Mill Court', 'Warden call'],
    ['E24', 'amara.okafor', 'Flat 6, Mill Court', 'Street light'],
    ['E25', 'amara.okafor', 'Flat 6, Mill Court', 'TV aerial'],
    ['E32', 'amara.okafor', 'Flat 6, Mill Court', 'Cold radiator on a shared system'],
    ['E35', 'amara.okafor', 'Flat 6, Mill Court', 'Asbestos worry'],
    ['SSR005', 'amara.okafor', 'Flat 6, Mill Court', 'Loose wiring outside'],
    ['SSR037', 'amara.okafor', 'Flat 6, Mill Court', 'Carbon monoxide alarm sounding'],
    ['SSR069', 'amara.okafor', 'Mill Court', 'Communal heating'],
  ])('is refused with %s for %s at %s: %s', async (code, who, place, reason) => {
    expect(await outcomeOf(who, place, reason)).toMatchObject({ isEligible: false, errorCode: code });
  });

  it.each([
    ['amara.okafor', 'Flat 6, Mill Court', 'Fence panel'],
    ['amara.okafor', 'Flat 6, Mill Court', 'Leaking tap'],
    ['david.lee', 'Beacon House', 'Communal heating'],
  ])('is allowed for %s at %s: %s', async (who, place, reason) => {
    expect(await outcomeOf(who, place, reason)).toMatchObject({ isEligible: true, errorCode: null });
  });

  it('of all water carries the code of the pump', async () => {
    expect(await outcomeOf('amara.okafor', 'Flat 6, Mill Court', 'Total loss of water')).toMatchObject({
      isEligible: true,
      supplimentaryCodes: 'FISPUMPS02',
    });
  });

  it('that somebody else does names them', async () => {
    expect((await outcomeOf('ben.hughes', '14 Orchard Lane', 'TV aerial'))?.contractor).toEqual({
      name: 'Harbour Electrics',
      phoneNumber: '0300 555 0210',
    });
  });

  it('of a merged landlord’s resident says what a person looks at', async () => {
    const triage = async (place: string, reason: string) =>
      (await outcomeOf('grace.wilson', place, reason))?.triageType;
    expect(await triage('Tide House', 'Communal lighting')).toBe('CATALYST_TRIAGE_TIER2');
    expect(await triage('Flat 5, Sail House', 'Leaking tap')).toBe('CATALYST_TRIAGE_EMA');
    expect(await triage('Flat 9, Compass House', 'Leaking tap')).toBe('CATALYST_TRIAGE_DEFECT');
    expect(await triage('Flat 2, Tide House', 'Leaking tap')).toBeNull();
  });
});

describe('heating', () => {
  it.each([
    ['amara.okafor', 'Flat 6, Mill Court', 'HEAT01', null],
    ['ewa.nowak', '3 Harbour View', 'HEAT03', null],
    ['liam.murphy', 'Flat 12, Sail House', 'COMHIU', 'E32'],
    ['noor.khan', '22 Weir Street', null, 'E31'],
  ])('of %s at %s: %s, %s', async (who, place, sor, errorCode) => {
    const resident = await as(who);
    const { assets } = await resident.call(getRelatedAssets, {
      params: { assetId: assetIdOf(place) },
      query: { expand: 'address' },
    });
    const contextOf = (type: string) =>
      heatingContextOf(assets.find(({ assetType }) => assetType === type)?.maintenanceResponsibilities ?? []);
    const determined = await resident.call(determineSor, {
      params: { worksOrderId: zeroId },
      body: {
        context: 'Heating or hot water repair',
        propertyAttributes: contextOf('Property'),
        dividedBlockAttributes: contextOf('Divided Block'),
        blockAttributes: contextOf('Block'),
        estateAttributes: contextOf('Estate'),
      },
    });
    expect(determined).toMatchObject({ sor, errorCode });
    const outcome = await outcomeOf(
      who,
      place,
      'Heating or hot water repair',
      determined.repairContext ?? '',
    );
    expect(outcome?.errorCode).toBe(errorCode);
  });
});

describe('a place', () => {
  it.each([
    ['mona.ali', '17 Far Meadow', 'Social', 'E24'],
    ['mona.ali', '2 Slipway', 'Social', 'E4'],
    ['iris.patel', 'Unit 1, Wharf Road', 'Commercial', 'E5'],
    ['amara.okafor', 'Flat 6, Mill Court', 'Social', null],
  ])('of %s, %s, %s: %s', async (who, place, tenancyGroup, errorCode) => {
    const answer = await (await as(who)).call(checkAssetEligibility, {
      params: { assetId: assetIdOf(place) },
      body: { tenancyGroup },
    });
    expect(answer).toMatchObject({ isEligible: errorCode === null, errorCode, supplimentaryCodes: '' });
  });

  it('comes with all that it belongs to, nearest first', async () => {
    const david = await as('david.lee');
    const { assets } = await david.call(getRelatedAssets, {
      params: { assetId: assetIdOf('Flat 31, Beacon House') },
      query: { expand: 'address' },
    });
    expect(assets.map(({ assetType }) => assetType)).toEqual([
      'Property',
      'Divided Block',
      'Block',
      'Estate Area',
      'Estate',
      'Scheme',
    ]);
    const { associates, interestedParties } = await david.call(getAssociates, {
      params: { assetId: assetIdOf('Beacon House') },
      query: { expand: 'interestedParties' },
    });
    expect(associates.landLord.organisation.name).toBe('Harbourline Homes');
    expect(interestedParties?.map(({ role }) => role)).toEqual([
      'Accountable Person',
      'Building Safety Manager',
    ]);
  });
});

it('a resident’s tenancies come newest first and say which is over', async () => {
  const chloe = await as('chloe.martin');
  const params = { customerId: chloe.customerId };
  const { tenanciesSummaries, telecomsAddresses } = await chloe.call(getTenancies, { params });
  expect(tenanciesSummaries.map((one) => [one.tenancyType, isTenancyActive(one)])).toEqual([
    ['GARAGE', true],
    ['STORE', true],
    ['ASSURED', true],
    ['ASSURED', false],
  ]);
  expect(telecomsAddresses.map(({ type }) => type)).toEqual(['mobilePhone', 'homePhone', 'workPhone']);
  const ids = tenanciesSummaries.flatMap(({ premisesIds }) => premisesIds);
  expect((await chloe.call(getPremises, { query: { ids } })).premises).toHaveLength(4);
  const { tenancyGroups } = await chloe.call(getTenancyGroups, { params });
  expect(tenancyGroups.map(({ tenancyGroup }) => tenancyGroup)).toContain('Non-residential');
});

describe('lists', () => {
  it('hold the locations of each kind of place', async () => {
    const amara = await as('amara.okafor');
    for (const [assetType, first] of [
      ['Property', 'Bathroom'],
      ['Block', 'Entrance'],
      ['Divided Block', 'Shared hallway'],
      ['Estate', 'Car park'],
      ['Estate Area', 'Car park'],
    ] as const) {
      const { namespaces } = await amara.call(getReferenceData, {
        query: { namespaces: locationNamespaceOf(assetType) },
      });
      expect(namespaces[0]?.namespace.keyValues[0]?.value).toBe(first);
    }
  });

  it('find reasons by any of their words, for the kind of place', async () => {
    const amara = await as('amara.okafor');
    const find = async (searchText: string, assetType: 'Property' | 'Communal' = 'Property') =>
      (
        await amara.call(findRepairReasons, {
          query: { searchText, assetType, isUsedForCreation: true, isCatalyst: false },
        })
      ).repairReasons.map(({ description }) => description);
    expect((await find('tap'))[0]).toBe('Leaking tap');
    expect(await find('tap drip')).toContain('Leaking tap');
    expect(await find('lift')).toEqual([]);
    expect(await find('lift', 'Communal')).toEqual(['Lift button or light', 'Lift out of order']);
    expect(await find('%')).toEqual([]);
    expect((await find('e')).length).toBe(10);
  });

  it('hold a value for every setting, and no other', async () => {
    const amara = await as('amara.okafor');
    for (const name of toggleNames) {
      expect((await amara.call(getConfiguration, { params: { name } })).name).toBe(name);
    }
    expect((await amara.send(getConfiguration, { params: { name: 'NoSuchSetting' } })).status).toBe(404);
  });
});

describe('a contractor', () => {
  it.each([
    ['amara.okafor', 'Flat 6, Mill Court', undefined, 'Leaking tap', 'Kitchen', ['Brightfix Repairs']],
    ['amara.okafor', 'Flat 6, Mill Court', undefined, 'Faulty socket', 'Kitchen', ['Oldtown Maintenance']],
    ['ben.hughes', '14 Orchard Lane', undefined, 'Faulty socket', 'Kitchen', ['Harbour Electrics']],
    ['harry.jones', 'Flat 4, Compass House', undefined, 'Leaking tap', 'Kitchen', ['Keystone Builders']],
    ['liam.murphy', 'Flat 12, Sail House', undefined, 'Leaking tap', 'Kitchen', ['Parkside Managing Agents']],
    ['noor.khan', '22 Weir Street', 'Millfield Green', 'Car park barrier', 'Car park', ['Lapsed Works']],
  ])('of %s at %s (%s) for %s', async (who, premises, asset, reason, location, names) => {
    const resident = await as(who);
    const draft = await startDraft(resident, { premises, reason, location, ...(asset ? { asset } : {}) });
    const { contractors } = await resident.call(findContractors, {
      params: { worksOrderId: draft.identifiers.worksOrderIdentifier },
      query: { priority: 'NA', isVandalism: false, repairCauseId: 1 },
    });
    expect(contractors.map(({ name }) => name)).toEqual(names);
  });

  it('whose site is in the list of those that stopped counts as on hold', async () => {
    const { contractors } = await (await as('amara.okafor')).call(listContractors, {});
    const siteStatus = (name: string) =>
      contractors.find((one) => one.name === name)?.contractorSites[0]?.siteStatus;
    expect(siteStatus('Lapsed Works')).toBe('CONTRACTORSITE_ON_HOLD');
    expect(siteStatus('Oldtown Maintenance')).toBe('CONTRACTORSITE_ON_HOLD');
    expect(siteStatus('Brightfix Repairs')).toBe('ACTIVE');
  });
});

describe('priority', () => {
  const ask = async (body: object) =>
    (await as('amara.okafor')).call(determinePriority, {
      body: {
        isEmergency: false,
        repairType: 'NA',
        contractorIdentifier: null,
        isVulnerable: false,
        isRecall: false,
        isEMA: 'N',
        description: 'Leaking tap',
        channel: 'CustomerSelfService',
        raisedDate: '2026-11-23T11:00:00',
        ...body,
      },
    });

  it.each([
    [{}, 'NA', true],
    [{ isEmergency: true, repairType: 'EME', raisedDate: '2026-11-23T20:00:00' }, 'EME', false],
    [{ description: 'Damp and mould' }, 'DM', true],
    [{ raisedDate: '2026-12-25T11:00:00' }, 'NA', false],
    [{ raisedDate: '2026-07-06T08:00:00' }, 'NA', true],
  ])('for %o is %s, in hours %s', async (body, repairPriority, isWorking) => {
    expect(await ask(body)).toEqual({ repairPriority, isWorkingHours: isWorking });
  });

  it.each([
    [{ sor: 'ASBE01' }, false],
    [{ sor: 'PLUM04' }, true],
    [{ sor: 'PLUM04', isVulnerable: true }, false],
    [{ sor: 'PLUM04', isVulnerable: true, isEmergency: true }, true],
  ])('the provider wants no word first about %o: %s', async (body, isEligible) => {
    const answer = await (await as('amara.okafor')).call(checkEnhancedEligibility, {
      body: { isEmergency: false, channel: 'CustomerSelfService', ...body },
    });
    expect(answer).toEqual({ isEligible, errorCode: isEligible ? null : 'E35' });
  });
});
