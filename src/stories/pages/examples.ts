import {
  type Customer,
  getPremises,
  getRegionAndBorough,
  getTenancies,
  getTenancyGroups,
} from '../../../contract/customers.ts';
import { type Answered, answersWith } from './answers.ts';

/** The resident of the stories of pages, as the gateway answers it. */
export const customer: Customer = {
  identifier: '00000000-0000-4000-8000-0000000000aa',
  'external-identifier': 'H100001',
  person: { name: { title: 'Ms', givenName: 'Amara', surname: 'Okafor' }, dateOfBirth: '1984-03-12' },
  addresses: {
    digitalAddresses: [{ type: 'email', address: 'amara.okafor@example.com' }],
    telecomsAddresses: [{ type: 'mobilePhone', number: '07700900101' }],
  },
  statuses: { isCatalyst: false },
};

const numbered = (kind: number, number: number): string =>
  `00000000-0000-4000-8000-0000000${kind}000${number}`;

/** Identifies a home of theirs, from 1. */
const homeId = (number: number): string => numbered(1, number);

/** What the gateway answers about where the resident lives. */
export const livesAt = (...addresses: readonly string[]): readonly Answered[] => [
  answersWith(getTenancies, {
    tenanciesSummaries: addresses.map((_, index) => ({
      tenancyId: numbered(2, index + 1),
      tenancyType: 'SECURE',
      premisesIds: [homeId(index + 1)],
      paymentReference: `100000${index + 1}`,
      tenancyStartDate: '2019-04-01',
      statuses: [{ type: 'isTenancyActive', value: true }],
    })),
    telecomsAddresses: [],
  }),
  answersWith(getTenancyGroups, {
    tenancyGroups: addresses.map((_, index) => ({
      tenancyIdentifier: numbered(2, index + 1),
      tenancyGroup: 'Social' as const,
    })),
  }),
  answersWith(getPremises, {
    premises: addresses.map((formattedAddress, index) => ({
      id: homeId(index + 1),
      assetType: 'Property' as const,
      uprn: `UPRN000${index + 1}`,
      addresses: {
        postalAddresses: [
          { formattedAddress, addressLine1: formattedAddress, addressLine2: '', addressLine3: '' },
        ],
      },
      maintenanceResponsibilities: [],
      statuses: { isInDefects: false },
      attributes: { storeys: null, heightMetres: null },
      associates: { landLord: { organisation: { name: 'Harbourline Homes' } } },
    })),
  }),
  answersWith(getRegionAndBorough, { region: 'South', borough: 'Harbour' }),
];

/** Where they live, where nothing else is said. */
export const oneHome = '14 Quay Court, Harbour';
