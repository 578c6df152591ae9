import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { getConfiguration, getConfigurations, toggleNames } from '../../contract/configuration.ts';
import { findContractors, listContractors } from '../../contract/contractors.ts';
import { getPremises, getTenancies, getTenancyGroups, isTenancyActive } from '../../contract/customers.ts';
import { checkEnhancedEligibility, determinePriority } from '../../contract/eligibility.ts';
import { findRepairReasons, getReferenceData, locationNamespaceOf } from '../../contract/reference.ts';
import { readSettingAt } from '../../gateway/provider/configuration.ts';
import { signedInOnce, startGateway, type TestGateway } from '../support/gateway.ts';
import { startDraft } from '../support/repairs.ts';

let gateway: TestGateway;
beforeAll(async () => {
  gateway = await startGateway();
});
afterAll(() => gateway.close());

const as = signedInOnce(() => gateway);

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
    expect(await find('e')).toContain('Extractor fan');
  });

  it('hold a value for every setting, and no other', async () => {
    const amara = await as('amara.okafor');
    for (const name of toggleNames) {
      expect((await amara.call(getConfiguration, { params: { name } })).name).toBe(name);
    }
    expect((await amara.send(getConfiguration, { params: { name: 'NoSuchSetting' } })).status).toBe(404);
  });

  it('are the same together as alone, each once, without those that there are none of', async () => {
    const amara = await as('amara.okafor');
    const alone = await Promise.all(
      toggleNames.map((name) => amara.call(getConfiguration, { params: { name } })),
    );
    const names = [...toggleNames, toggleNames[0], 'NoSuchSetting'];
    const { settings } = await amara.call(getConfigurations, { query: { names } });
    expect(settings).toEqual(alone.map(({ name, value }) => ({ name, value })));
  });

  it('hold repairs until the day on which contractors change, whatever the switch says', async () => {
    const { db } = gateway.platform;
    const maintenanceAt = (instant: string) =>
      readSettingAt(db, 'isMyPbRepairsMaintainence', new Date(instant));
    // Midnight in England, where it is still summer time.
    expect(await maintenanceAt('2024-10-13T22:59:59Z')).toBe('true');
    expect(await maintenanceAt('2024-10-13T23:00:00Z')).toBe('false');
    expect(await readSettingAt(db, 'IsMyMessagesRequired', new Date('2024-10-01T12:00:00Z'))).toBe('true');
  });

  it('can be an empty list', async () => {
    const { db } = gateway.platform;
    const name = 'CatalystRegistrationAreas';
    await db.updateTable('configuration').set({ value: '' }).where('name', '=', name).execute();
    const amara = await as('amara.okafor');
    expect((await amara.call(getConfiguration, { params: { name } })).value).toBe('');
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
