import * as v from 'valibot';
import { defineCall } from './call.ts';
import { Id, TelecomsAddress, text } from './fields.ts';
import { v1 } from './paths.ts';
import { QueryFlag, queryNumber } from './query-fields.ts';

export const onHold = 'CONTRACTORSITE_ON_HOLD';

export const Contractor = v.object({
  id: Id,
  name: text(100),
  statuses: v.object({
    isIntegrated: v.boolean(),
    isBuilder: v.boolean(),
    isSubContractor: v.boolean(),
    isEMA: v.boolean(),
    isActive: v.boolean(),
  }),
  contractorSites: v.array(
    v.object({
      /** Short code of the site; also the diary code of its appointments. */
      contractorSiteIdentifier: text(20),
      /** `ACTIVE`, or `CONTRACTORSITE_ON_HOLD` for a site that does not work at present. */
      siteStatus: v.picklist(['ACTIVE', onHold]),
    }),
  ),
  emaType: v.nullable(text(40)),
  contacts: v.object({ digitalAddresses: v.object({ telecomsAddresses: v.array(TelecomsAddress) }) }),
  parentIdentifier: v.nullable(Id),
});

export type Contractor = v.InferOutput<typeof Contractor>;

const answer = v.object({ contractors: v.array(Contractor) });

export const listContractors = defineCall({
  id: 'listContractors',
  method: 'GET',
  path: `${v1}/contractors`,
  answer,
});

export const findContractors = defineCall({
  id: 'findContractors',
  method: 'GET',
  path: `${v1}/worksorder/:worksOrderId/contractors`,
  params: v.object({ worksOrderId: Id }),
  query: v.object({
    priority: v.optional(text(30)),
    borough: v.optional(text(60)),
    region: v.optional(text(60)),
    repairType: v.optional(text(20)),
    repairTime: v.optional(text(30)),
    uprn: v.optional(text(20)),
    raisedDate: v.optional(text(40)),
    repairCauseId: v.optional(queryNumber(99)),
    maintenanceResponsibility: v.optional(text(60)),
    repairResponsibility: v.optional(text(40)),
    isVandalism: v.optional(QueryFlag),
  }),
  answer,
});
