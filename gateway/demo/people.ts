import type { Insertable } from 'kysely';
import type { CustomerTable, TenancyPremisesTable, TenancyTable } from '../provider/home-tables.ts';
import { demoId } from './ids.ts';
import { assetIdOf } from './places.ts';
import { residents } from './residents.ts';

type Key = (typeof residents)[number]['key'];

const titles: Readonly<Record<string, string>> = {
  'amara.okafor': 'Ms',
  'ben.hughes': 'Mr',
  'chloe.martin': 'Mrs',
  'david.lee': 'Mr',
  'ewa.nowak': 'Dr',
  'farid.rahman': 'Mr',
  'grace.wilson': 'Miss',
  'harry.jones': 'Mr',
  'kelly.adams': 'Mx',
};

const catalystKeys: readonly Key[] = ['farid.rahman', 'grace.wilson'];

/** Residents whose numbers are not all known: one has none at all. */
const phones: Readonly<Record<string, { mobile: string; home: string; work: string }>> = {
  'jack.brown': { mobile: '', home: '', work: '' },
  'chloe.martin': { mobile: '07700900103', home: '02079460103', work: '02079460203' },
};

/** The residents, as the provider knows them. */
export const customers: readonly Insertable<CustomerTable>[] = residents.map((resident, index) => {
  const [givenName = '', surname = ''] = resident.name.split(' ');
  const number = String(index + 1).padStart(3, '0');
  const known = phones[resident.key] ?? { mobile: `07700900${number}`, home: '', work: '' };
  return {
    id: resident.customerId,
    external_identifier: `EXT-${number}`,
    title: titles[resident.key] ?? '',
    given_name: givenName,
    surname,
    // One record came over from an old system with a date that does not exist.
    date_of_birth: resident.key === 'liam.murphy' ? '1979-02-30' : `19${60 + index}-0${(index % 9) + 1}-15`,
    email: resident.email,
    mobile_phone: known.mobile,
    home_phone: known.home,
    work_phone: known.work,
    is_catalyst: catalystKeys.includes(resident.key),
  };
});

type Lease = readonly [
  who: Key,
  premises: string,
  type: string,
  group: string,
  start: string,
  state?: 'ended',
];

const leases: readonly Lease[] = [
  ['amara.okafor', 'Flat 6, Mill Court', 'ASSURED', 'Social', '2019-05-13'],
  ['ben.hughes', '14 Orchard Lane', 'SECURE', 'Social', '2014-09-01'],
  ['chloe.martin', 'Flat 8, Mill Court', 'ASSURED', 'Social', '2021-03-22'],
  ['chloe.martin', 'Garage 7, Mill Road', 'GARAGE', 'Non-residential', '2022-06-06'],
  ['chloe.martin', 'Storeroom 3, Mill Court', 'STORE', 'Non-residential', '2021-04-05'],
  ['chloe.martin', '5 Lock Cottages', 'ASSURED', 'Social', '2012-01-09', 'ended'],
  ['david.lee', 'Flat 31, Beacon House', 'LEASE100', 'Leasehold', '2017-11-20'],
  ['ewa.nowak', '3 Harbour View', 'FREEHOLD', 'Freehold', '2009-07-27'],
  ['farid.rahman', '9 Wharf Road', 'ASSURED', 'Social', '2016-02-15'],
  ['grace.wilson', 'Flat 2, Tide House', 'ASSURED', 'Social', '2018-08-06'],
  ['grace.wilson', 'Flat 5, Sail House', 'INTERMED', 'Market', '2020-10-12'],
  ['grace.wilson', 'Flat 9, Compass House', 'LEASESHR', 'Provider Property', '2026-02-02'],
  ['harry.jones', 'Flat 4, Compass House', 'ASSURED', 'Social', '2026-01-12'],
  ['iris.patel', 'Unit 1, Wharf Road', 'OFFICE', 'Commercial', '2023-05-01'],
  ['jack.brown', 'Flat 11, Mill Court', 'STARTER', 'Social', '2026-11-02'],
  ['kelly.adams', '40 Weir Street', 'SECURE', 'Social', '2001-04-30'],
  ['liam.murphy', 'Flat 12, Sail House', 'INTERMED', 'Market', '2021-09-13'],
  ['mona.ali', '17 Far Meadow', 'ASSURED', 'Social', '2022-11-07'],
  ['mona.ali', '2 Slipway', 'ASSURED', 'Social', '2015-06-29'],
  ['noor.khan', '22 Weir Street', 'FIXED5YR', 'Social', '2024-04-08'],
  ['olga.petrov', '14 Orchard Lane', 'SECURE', 'Social', '2014-09-01'],
  ['priya.shah', '12 Orchard Lane', 'ASSURED', 'Social', '2019-02-04'],
  ['quinn.foster', '31 Weir Street', 'AGENCY', 'Social', '2025-06-02'],
  ['rosa.diaz', 'Unit 2, Wharf Road', 'COM1', 'Commercial', '2022-03-07'],
  ['sam.wright', '33 Weir Street', 'HMBY2010', 'Leasehold', '2010-10-18'],
  ['tara.singh', '35 Weir Street', 'USENOCCU', 'Social', '2026-08-10'],
  ['umar.aziz', '7 Canal Street', 'ASSURED', 'Social', '2020-01-20'],
];

const customerIdOf = (key: Key): string => {
  const found = residents.find((resident) => resident.key === key);
  if (!found) throw new Error(`${key} is no resident of the demonstration`);
  return found.customerId;
};

export const tenancyIdOf = (who: string, premises: string): string => demoId(`tenancy ${who} ${premises}`);

/** A reference of an old system is shorter than the others. */
const oldReferences: Readonly<Record<string, string>> = { 'kelly.adams': '208415' };

export const tenancies: readonly Insertable<TenancyTable>[] = leases.map((lease, index) => {
  const [who, premises, type, group, start, state] = lease;
  return {
    id: tenancyIdOf(who, premises),
    customer_id: customerIdOf(who),
    tenancy_type: type,
    tenancy_group: group,
    payment_reference: oldReferences[who] ?? String(3_100_001 + index * 7),
    start_date: start,
    is_active: state !== 'ended',
  };
});

export const tenancyPremises: readonly Insertable<TenancyPremisesTable>[] = leases.map((lease) => ({
  tenancy_id: tenancyIdOf(lease[0], lease[1]),
  asset_id: assetIdOf(lease[1]),
}));
