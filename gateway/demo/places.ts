import type { Insertable } from 'kysely';
import type { AssetTable, InterestedPartyTable } from '../provider/home-tables.ts';
import { contractorIdOf } from './contractors.ts';
import { demoId } from './ids.ts';

export const assetIdOf = (name: string): string => demoId(`asset ${name}`);

type Kind = AssetTable['asset_type'];
type More = Partial<Insertable<AssetTable>>;

interface Area {
  readonly borough: string;
  readonly region: string;
  readonly town: string;
  readonly postcode: string;
}

const harbour: Area = { borough: 'Harbour', region: 'South', town: 'Harbour', postcode: 'HB1 2QY' };
const millfield: Area = { borough: 'Millfield', region: 'North', town: 'Millfield', postcode: 'MF4 8GR' };
const westport: Area = { borough: 'Westport', region: 'South', town: 'Westport', postcode: 'WP7 3SW' };

const place = (
  kind: Kind,
  name: string,
  street: string,
  area: Area,
  parent: string | null,
  more: More = {},
): Insertable<AssetTable> => ({
  id: assetIdOf(name),
  asset_type: kind,
  uprn: String(100_000_000 + Number.parseInt(assetIdOf(name).slice(0, 6), 16)),
  parent_id: parent === null ? null : assetIdOf(parent),
  address_line_1: name,
  address_line_2: street,
  address_line_3: area.town,
  postcode: area.postcode,
  maintained_by: 'Harbourline Homes',
  heat: null,
  heat_gas: null,
  heat_oil: null,
  heat_electric: null,
  is_in_defects: false,
  storeys: null,
  height_metres: null,
  borough: area.borough,
  region: area.region,
  landlord: 'Harbourline Homes',
  managing_agent_id: null,
  online_repairs: 'open',
  ...more,
});

const gas: More = { heat_gas: 'GAS' };
const shared: More = { heat: 'COMMUNAL' };
const parkside: More = {
  managing_agent_id: contractorIdOf('Parkside Managing Agents'),
  landlord: 'Sail Freeholds',
};

/** Everything that repairs can be at. What contains comes before what it contains. */
export const places: readonly Insertable<AssetTable>[] = [
  place('Scheme', 'Harbour Quarter', 'Quayside', harbour, null),
  place('Estate', 'Quayside Estate', 'Quayside', harbour, 'Harbour Quarter'),
  place('Estate Area', 'Quayside Gardens', 'Quayside', harbour, 'Quayside Estate'),
  place('Block', 'Beacon House', 'Quayside', harbour, 'Quayside Gardens', {
    ...shared,
    storeys: 9,
    height_metres: 27.5,
  }),
  place('Divided Block', 'Beacon House, north core', 'Quayside', harbour, 'Beacon House', shared),
  place('Property', 'Flat 31, Beacon House', 'Quayside', harbour, 'Beacon House, north core', shared),
  place('Block', 'Tide House', 'Quayside', harbour, 'Quayside Gardens', { storeys: 5, height_metres: 18 }),
  place('Property', 'Flat 2, Tide House', 'Quayside', harbour, 'Tide House', gas),
  place('Block', 'Compass House', 'Quayside', harbour, 'Quayside Estate', {
    is_in_defects: true,
    storeys: 6,
    height_metres: 17.9,
  }),
  place('Property', 'Flat 4, Compass House', 'Quayside', harbour, 'Compass House', {
    ...gas,
    is_in_defects: true,
  }),
  place('Property', 'Flat 9, Compass House', 'Quayside', harbour, 'Compass House', {
    ...gas,
    is_in_defects: true,
  }),
  place('Property', '14 Orchard Lane', 'Orchard Lane', harbour, null, gas),
  place('Property', '12 Orchard Lane', 'Orchard Lane', harbour, null, gas),
  place('Property', '7 Canal Street', 'Canal Street', harbour, null, gas),
  place('Property', '3 Harbour View', 'Harbour View', harbour, 'Quayside Estate', {
    heat_electric: 'ELECTRIC',
  }),

  place('Estate', 'Millfield Green', 'Mill Road', millfield, null),
  place('Block', 'Mill Court', 'Mill Road', millfield, 'Millfield Green', { storeys: 4, height_metres: 12 }),
  place('Property', 'Flat 6, Mill Court', 'Mill Road', millfield, 'Mill Court', gas),
  place('Property', 'Flat 8, Mill Court', 'Mill Road', millfield, 'Mill Court', gas),
  place('Property', 'Flat 11, Mill Court', 'Mill Road', millfield, 'Mill Court', gas),
  place('Property', '22 Weir Street', 'Weir Street', millfield, 'Millfield Green', {
    ...gas,
    heat_electric: 'ELECTRIC',
  }),
  place('Property', 'Garage 7, Mill Road', 'Mill Road', millfield, 'Millfield Green'),
  place('Property', 'Storeroom 3, Mill Court', 'Mill Road', millfield, 'Mill Court'),
  place('Property', '40 Weir Street', 'Weir Street', millfield, 'Millfield Green', gas),
  place('Property', '31 Weir Street', 'Weir Street', millfield, 'Millfield Green', gas),
  place('Property', '33 Weir Street', 'Weir Street', millfield, 'Millfield Green', gas),
  place('Property', '35 Weir Street', 'Weir Street', millfield, 'Millfield Green', gas),
  place('Property', '5 Lock Cottages', 'Lock Lane', millfield, null, { heat_oil: 'OIL' }),

  place('Estate', 'Westport Wharf', 'Wharf Road', westport, null),
  place('Block', 'Sail House', 'Wharf Road', westport, 'Westport Wharf', {
    ...shared,
    ...parkside,
    storeys: 7,
  }),
  place('Property', 'Flat 5, Sail House', 'Wharf Road', westport, 'Sail House', { ...shared, ...parkside }),
  place('Property', 'Flat 12, Sail House', 'Wharf Road', westport, 'Sail House', { ...shared, ...parkside }),
  place('Property', '9 Wharf Road', 'Wharf Road', westport, 'Westport Wharf', gas),
  place('Property', 'Unit 1, Wharf Road', 'Wharf Road', westport, 'Westport Wharf', gas),
  place('Property', 'Unit 2, Wharf Road', 'Wharf Road', westport, 'Westport Wharf', gas),
  place('Property', '17 Far Meadow', 'Far Meadow', westport, null, { ...gas, online_repairs: 'outside' }),
  place('Property', '2 Slipway', 'Slipway', westport, 'Westport Wharf', { ...gas, online_repairs: 'call' }),
];

/** Who answers for the safety of the tall buildings. */
export const interestedParties: readonly Insertable<InterestedPartyTable>[] = [
  'Beacon House',
  'Tide House',
  'Sail House',
].flatMap((building) => [
  {
    asset_id: assetIdOf(building),
    role: 'Accountable Person',
    title: 'Ms',
    given_name: 'Ruth',
    surname: 'Calder',
    phone: '0300 555 0110',
    email: 'building.safety@harbourline.example',
  },
  {
    asset_id: assetIdOf(building),
    role: 'Building Safety Manager',
    title: 'Mr',
    given_name: 'Owen',
    surname: 'Price',
    phone: '0300 555 0111',
    email: 'building.safety@harbourline.example',
  },
]);
