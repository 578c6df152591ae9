import * as v from 'valibot';
import { Asset } from './assets.ts';
import { defineCall } from './call.ts';
import { Day, DigitalAddress, Id, PersonName, queryList, TelecomsAddress, text } from './fields.ts';
import { v1, v2 } from './paths.ts';

export const tenancyGroups = [
  'Social',
  'Provider Property',
  'Non-residential',
  'Commercial',
  'Market',
  'Leasehold',
  'Freehold',
] as const;

export const CustomerPath = v.object({ customerId: Id });

export const Customer = v.object({
  identifier: Id,
  'external-identifier': text(60),
  person: v.object({ name: PersonName, dateOfBirth: v.nullable(text(10)) }),
  addresses: v.object({
    digitalAddresses: v.array(DigitalAddress),
    telecomsAddresses: v.array(TelecomsAddress),
  }),
  statuses: v.object({ isCatalyst: v.boolean() }),
});

export type Customer = v.InferOutput<typeof Customer>;

export const TenancySummary = v.object({
  tenancyId: Id,
  tenancyType: text(20),
  premisesIds: v.array(Id),
  paymentReference: text(20),
  tenancyStartDate: Day,
  statuses: v.array(v.object({ type: text(30), value: v.boolean() })),
});

export type TenancySummary = v.InferOutput<typeof TenancySummary>;

/** Whether a tenancy counts for selectors and skips. */
export const isTenancyActive = (tenancy: Pick<TenancySummary, 'statuses'>): boolean =>
  tenancy.statuses.some((status) => status.type === 'isTenancyActive' && status.value);

export const getCustomer = defineCall({
  id: 'getCustomer',
  method: 'GET',
  path: `${v2}/customers/:customerId`,
  summary: 'The resident: name, contact details and entity tag',
  params: CustomerPath,
  answer: Customer,
});

export const getTenancies = defineCall({
  id: 'getTenancies',
  method: 'GET',
  path: `${v1}/customers/:customerId/tenancies`,
  summary: 'The tenancies and saved phone numbers of the resident',
  params: CustomerPath,
  answer: v.object({
    tenanciesSummaries: v.array(TenancySummary),
    telecomsAddresses: v.array(TelecomsAddress),
  }),
});

export const getPremisesTenancies = defineCall({
  id: 'getPremisesTenancies',
  method: 'GET',
  path: `${v1}/customers/:customerId/premises/:premisesId/tenancies`,
  summary: 'The tenancies that the resident holds of one property',
  params: v.object({ customerId: Id, premisesId: Id }),
  answer: v.object({ tenanciesSummaries: v.array(TenancySummary) }),
});

export const getTenancyGroups = defineCall({
  id: 'getTenancyGroups',
  method: 'GET',
  path: `${v1}/customers/:customerId/tenancy-groups`,
  summary: 'The tenancy group of each tenancy of the resident',
  params: CustomerPath,
  answer: v.object({
    tenancyGroups: v.array(v.object({ tenancyIdentifier: Id, tenancyGroup: v.picklist(tenancyGroups) })),
  }),
});

export const getPremises = defineCall({
  id: 'getPremises',
  method: 'GET',
  path: `${v1}/premises`,
  summary: 'The properties with these identifiers, with their addresses',
  query: v.object({ ids: v.pipe(queryList(100), v.array(Id)) }),
  answer: v.object({ premises: v.array(Asset) }),
});

export const getRegionAndBorough = defineCall({
  id: 'getRegionAndBorough',
  method: 'GET',
  path: `${v1}/premises/:premisesId/region-borough`,
  summary: 'Where a property lies, for choosing a contractor and for areas closed to online repairs',
  params: v.object({ premisesId: Id }),
  answer: v.object({ region: text(60), borough: text(60) }),
});
