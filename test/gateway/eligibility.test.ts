import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getAssociates } from '../../contract/asset-details.ts';
import { getRelatedAssets } from '../../contract/assets.ts';
import {
  checkAssetEligibility,
  checkRepairEligibility,
  determineSor,
  heatingContextOf,
} from '../../contract/eligibility.ts';
import { zeroId } from '../../contract/order-values.ts';
import { assetIdOf, places } from '../../gateway/demo/places.ts';
import { reasonIdOf } from '../../gateway/demo/reasons.ts';
import { signedInOnce, startGateway, type TestGateway } from '../support/gateway.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());

const as = signedInOnce(() => gateway);

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

  it.each([
    ['may be reported', 'Flat 2, Tide House', {}, true, null, null],
    [
      'is refused when it is the resident’s own',
      'Flat 2, Tide House',
      { repairResponsibility: 'RESIDENT' },
      false,
      'E2',
      null,
    ],
    [
      'is refused when it is said to be none',
      'Flat 2, Tide House',
      { isRepairEligible: false },
      false,
      'E2',
      null,
    ],
    [
      'goes to a person where such repairs do',
      'Flat 9, Compass House',
      {},
      true,
      null,
      'CATALYST_TRIAGE_DEFECT',
    ],
  ])('whose reason is not named %s', async (_name, place, said, isEligible, errorCode, triageType) => {
    const asset = places.find(({ id }) => id === assetIdOf(place));
    const { eligibilityOutcomes } = await (await as('grace.wilson')).call(checkRepairEligibility, {
      body: {
        premisesType: 'Property',
        maintenanceResponsibility: null,
        repairResponsibility: 'PROVIDER',
        additionalRepairInfo: '',
        isRepairEligible: true,
        isCustomerView: true,
        uprn: String(asset?.uprn),
        isInDefects: false,
        repairType: 'NA',
        heatingRepairContext: null,
        ...said,
      },
    });
    expect(eligibilityOutcomes).toMatchObject([{ isEligible, errorCode, triageType }]);
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

it('shared heating is asked about by the name of the reason', async () => {
  const nothing = { propertyAttributes: '', dividedBlockAttributes: '', estateAttributes: '' };
  const ask = async (blockAttributes: string) =>
    (await as('david.lee')).call(determineSor, {
      params: { worksOrderId: zeroId },
      body: { ...nothing, context: 'Communal heating', blockAttributes },
    });
  expect(await ask('COMMUNAL')).toMatchObject({ sor: 'COMHIU', errorCode: null });
  expect(await ask('GAS')).toMatchObject({ sor: null, errorCode: 'SSR069' });
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
