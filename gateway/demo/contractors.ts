import type { Insertable } from 'kysely';
import type { ContractorSiteTable, ContractorTable } from '../provider/repair-tables.ts';
import { demoId } from './ids.ts';

const boroughs = ['Harbour', 'Millfield', 'Westport'] as const;

interface Entry extends Partial<Insertable<ContractorTable>> {
  readonly name: string;
  readonly phone: string;
  readonly siteCode: string;
  readonly isOnHold?: boolean;
}

const entries: readonly Entry[] = [
  {
    name: 'Brightfix Repairs',
    phone: '0300 555 0201',
    siteCode: 'BRIGHT-01',
    trades: ['Plumbing', 'Carpentry', 'Unknown'],
  },
  {
    name: 'Thermaline Heating',
    phone: '0300 555 0202',
    siteCode: 'THERM-01',
    trades: ['Heating'],
    diary: 'wishes',
  },
  {
    name: 'Keystone Builders',
    phone: '0300 555 0203',
    siteCode: 'KEYST-01',
    is_integrated: false,
    is_builder: true,
  },
  {
    name: 'Parkside Managing Agents',
    phone: '0300 555 0204',
    siteCode: 'PARK-01',
    is_ema: true,
    ema_type: 'Managing agent',
  },
  {
    name: 'Oldtown Maintenance',
    phone: '0300 555 0205',
    siteCode: 'OLDT-01',
    isOnHold: true,
    trades: ['Electrical'],
    boroughs: ['Millfield'],
  },
  {
    name: 'Lapsed Works',
    phone: '0300 555 0206',
    siteCode: 'LAPSED-01',
    is_active: false,
    trades: ['Grounds'],
    boroughs: ['Millfield'],
  },
  {
    name: 'Solo Locksmiths',
    phone: '0300 555 0207',
    siteCode: 'SOLO-01',
    is_integrated: false,
    trades: ['Locksmith'],
  },
  {
    name: 'Clearview Roofing',
    phone: '0300 555 0208',
    siteCode: 'CLEAR-01',
    trades: ['Roofing'],
    diary: 'none',
  },
  {
    name: 'Evergreen Grounds',
    phone: '0300 555 0209',
    siteCode: 'EVERG-01',
    trades: ['Grounds'],
    boroughs: ['Harbour', 'Westport'],
    diary: 'silent',
  },
  {
    name: 'Harbour Electrics',
    phone: '0300 555 0210',
    siteCode: 'HARB-01',
    trades: ['Electrical'],
    boroughs: ['Harbour', 'Westport'],
    changes: 'declined',
  },
  {
    name: 'Beacon Lifts',
    phone: '0300 555 0211',
    siteCode: 'BEACON-01',
    trades: ['Lift'],
    booking: 'broken',
  },
];

/** Visits of one kind that a site makes on one day. */
export const placesPerSlot = 3;

export const contractorIdOf = (name: string): string => demoId(`contractor ${name}`);

/** The contractors; the first answer of each choice is an ordinary one. */
export const contractors: readonly Insertable<ContractorTable>[] = entries.map(
  ({ siteCode: _site, isOnHold: _hold, ...entry }, index) => ({
    id: contractorIdOf(entry.name),
    is_integrated: true,
    is_ema: false,
    is_builder: false,
    is_sub_contractor: false,
    is_active: true,
    ema_type: null,
    parent_id: null,
    trades: [],
    boroughs: [...boroughs],
    preference: (index + 1) * 10,
    diary: 'slots',
    booking: 'taken',
    changes: 'taken',
    ...entry,
  }),
);

export const contractorSites: readonly Insertable<ContractorSiteTable>[] = entries.map((entry) => ({
  code: entry.siteCode,
  contractor_id: contractorIdOf(entry.name),
  is_on_hold: entry.isOnHold ?? false,
  places: placesPerSlot,
}));
