import { describe, expect, test } from 'vitest';
import { settingNames } from '../../shared/setting-names.ts';
import { areRepairsClosed, findReporting } from './reporting.ts';

type Setting = keyof typeof settingNames;

const id = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

/** A provider with these settings, whose resident has a home in each of these boroughs. */
function provider(settings: Partial<Record<Setting, string>>, boroughs: readonly string[] = []) {
  const read: string[] = [];
  const premises = boroughs.map((_borough, index) => ({
    id: id(index),
    addresses: { postalAddresses: [{ formattedAddress: `Address ${index}` }] },
  }));
  const tenanciesSummaries = boroughs.map((_borough, index) => ({
    tenancyId: id(100 + index),
    tenancyType: 'SECURE',
    premisesIds: [id(index)],
    paymentReference: '',
    tenancyStartDate: '2015-04-01',
    statuses: [{ type: 'isTenancyActive', value: true }],
  }));
  const asked = [...boroughs];
  const settingOf = (name: string) =>
    Object.entries(settings).find(([setting]) => settingNames[setting as Setting] === name)?.[1] ?? '';
  const gateway = {
    async call({ id: call }: { readonly id: string }, { params }: { params?: { readonly name?: string } }) {
      read.push(params?.name ?? call);
      if (call === 'getConfiguration') return { value: settingOf(params?.name ?? '') };
      if (call === 'getTenancies') return { tenanciesSummaries };
      if (call === 'getTenancyGroups') return { tenancyGroups: [] };
      return call === 'getPremises' ? { premises } : { region: 'North', borough: asked.shift() };
    },
  };
  return { tools: { services: { gateway: gateway as never, customerId: id(900) } }, read };
}

const closed = { closedAreas: 'Westport,Millfield' };

describe('repairs are closed to a resident of a merged landlord', () => {
  const areClosed = (
    settings: Partial<Record<Setting, string>>,
    boroughs: readonly string[],
    isMerged = true,
  ) => areRepairsClosed(provider(settings, boroughs).tools, isMerged, {});

  test('whose homes all lie in closed areas', async () => {
    expect(await areClosed(closed, ['Westport', 'Millfield'])).toBe(true);
    expect(await areClosed(closed, ['Westport', 'Harbour'])).toBe(false);
    expect(await areClosed(closed, ['Harbour'])).toBe(false);
  });

  test('and to nobody else, and not where the provider takes theirs', async () => {
    expect(await areClosed(closed, ['Westport'], false)).toBe(false);
    expect(await areClosed({ ...closed, mergedLandlordRepairs: 'true' }, ['Westport'])).toBe(false);
  });
});

describe('what is known about reporting repairs', () => {
  const now = new Date('2024-10-01T12:00:00Z');
  const reportingOf = (settings: Partial<Record<Setting, string>>, isMerged = false) =>
    findReporting(provider(settings).tools, Promise.resolve(isMerged), now, {});
  const held = { repairsHeldUntil: '2024-10-14' };

  test('names the day until which they are held only while they are stopped', async () => {
    expect(await reportingOf(held)).toMatchObject({ isStopped: false, heldUntil: null });
    expect(await reportingOf({ ...held, maintenance: 'true' })).toMatchObject({
      isStopped: true,
      heldUntil: '2024-10-14',
    });
  });

  test('has closed areas for a resident of a merged landlord alone, unless theirs are taken', async () => {
    expect((await reportingOf(closed, true)).closedAreas).toEqual(['Westport', 'Millfield']);
    expect((await reportingOf(closed)).closedAreas).toEqual([]);
    expect((await reportingOf({ ...closed, mergedLandlordRepairs: 'true' }, true)).closedAreas).toEqual([]);
  });
});
