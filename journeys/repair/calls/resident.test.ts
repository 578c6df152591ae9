import { expect, test } from 'vitest';
import { scriptedGateway } from '../../../test/support/scripted-gateway.ts';
import { loadHomes } from '../../shared/homes.ts';
import { settingNames } from '../../shared/setting-names.ts';
import { loadResident } from './resident.ts';

const id = (number: number): string => `00000000-0000-4000-8000-${String(number).padStart(12, '0')}`;

const tenancy = (number: number, tenancyStartDate: string, tenancyType: string, isActive = true) => ({
  tenancyId: id(100 + number),
  tenancyType,
  premisesIds: [id(number)],
  paymentReference: '',
  tenancyStartDate,
  statuses: [{ type: 'isTenancyActive', value: isActive }],
});

const premises = (number: number) => ({
  id: id(number),
  addresses: { postalAddresses: [{ formattedAddress: `Address ${number}` }] },
});

const script = {
  getTenancies: [
    {
      tenanciesSummaries: [
        tenancy(1, '2015-04-01', 'SECURE'),
        tenancy(2, '2024-01-01', 'GARAGE'),
        tenancy(3, '2019-09-30', 'SECURE'),
        tenancy(4, '2025-01-01', 'SECURE', false),
      ],
    },
  ],
  getTenancyGroups: [{ tenancyGroups: [] }],
  getPremises: [{ premises: [premises(1), premises(2), premises(3)] }],
  getRegionAndBorough: [{ region: 'North', borough: 'Millfield' }],
  getCustomer: [
    {
      identifier: id(9),
      person: { name: { title: '', givenName: 'A', surname: 'B' } },
      addresses: { telecomsAddresses: [] },
      statuses: { isCatalyst: false },
    },
  ],
  getConfiguration: [{ value: '' }],
};

const addresses = (homes: readonly { readonly address: string }[]) => homes.map(({ address }) => address);

test('homes are in the order of their tenancies, the newest first; one that ended is none', async () => {
  const { gateway } = scriptedGateway(script);
  const homes = await loadHomes({ services: { gateway, customerId: id(9) } }, {});
  expect(addresses(homes)).toEqual(['Address 2', 'Address 3', 'Address 1']);
});

test('the first question of a report has those that people live in before the others', async () => {
  const { gateway } = scriptedGateway(script);
  const { homes } = await loadResident({
    services: { gateway, customerId: id(9) },
    signal: new AbortController().signal,
    once: () => Promise.resolve(false),
  } as never);
  expect(addresses(homes)).toEqual(['Address 3', 'Address 1', 'Address 2']);
});

test('what is switched on for repairs is read by its name', async () => {
  const call = async (called: { readonly id: string }, request: { params?: { readonly name?: string } }) =>
    called.id === 'getConfiguration'
      ? { value: request.params?.name === settingNames.closedAreas ? 'Westport,Millfield' : 'true' }
      : script[called.id as keyof typeof script][0];
  const { toggles } = await loadResident({
    services: { gateway: { call }, customerId: id(9) },
    signal: new AbortController().signal,
    once: () => Promise.resolve(false),
  } as never);
  expect(toggles).toEqual({
    covidQuestion: true,
    vandalismQuestion: true,
    enhancedCheck: true,
    maintenance: true,
    mergedLandlordRepairs: true,
    closedAreas: ['Westport', 'Millfield'],
    imageTypes: ['true'],
    demobilisedSites: ['true'],
  });
});
