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
  params: CustomerPath,
  answer: Customer,
  answersEntityTag: true,
});

export const getTenancies = defineCall({
  id: 'getTenancies',
  method: 'GET',
  path: `${v1}/customers/:customerId/tenancies`,
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
  params: v.object({ customerId: Id, premisesId: Id }),
  answer: v.object({ tenanciesSummaries: v.array(TenancySummary) }),
});

export const getTenancyGroups = defineCall({
  id: 'getTenancyGroups',
  method: 'GET',
  path: `${v1}/customers/:customerId/tenancy-groups`,
  params: CustomerPath,
  answer: v.object({
    tenancyGroups: v.array(v.object({ tenancyIdentifier: Id, tenancyGroup: v.picklist(tenancyGroups) })),
  }),
});

export const getPremises = defineCall({
  id: 'getPremises',
  method: 'GET',
  path: `${v1}/premises`,
  query: v.object({ ids: v.pipe(queryList(100), v.array(Id)) }),
  answer: v.object({ premises: v.array(Asset) }),
  alsoRefuses: [404],
});

export const getRegionAndBorough = defineCall({
  id: 'getRegionAndBorough',
  method: 'GET',
  path: `${v1}/premises/:premisesId/region-borough`,
  params: v.object({ premisesId: Id }),
  answer: v.object({ region: text(60), borough: text(60) }),
});
