import type { CallOptions, Gateway } from '../../contract/call.ts';
import type { Customer } from '../../contract/customers.ts';
import { areRepairsClosed } from '../../journeys/repair/calls/reporting.ts';
import { areCasesOpen } from '../../journeys/shared/case-access.ts';
import { readSettings } from '../../journeys/shared/settings.ts';

export interface AccessTools {
  readonly services: { readonly gateway: Gateway; readonly customerId: string };
}

/** Whether a part of the portal is there for a resident. Throws the fault when that cannot be found out. */
export type AccessRule = (tools: AccessTools, customer: Customer, options: CallOptions) => Promise<boolean>;

/** A resident who has no repairs online is not led to them. */
const repairsAreOpen: AccessRule = async (tools, { statuses }, options) =>
  !(await areRepairsClosed(tools, statuses.isCatalyst, options));

/** Service requests, as they are switched on. */
export const casesAreOpen: AccessRule = (tools, { statuses }, options) =>
  areCasesOpen(tools, statuses.isCatalyst, options);

/** The rules of the parts that not every resident has, by what `routes.ts` calls them. */
export const accessRules = { repairs: repairsAreOpen, requests: casesAreOpen } as const;

/** The messages on Home, as they are switched on; their page is for everybody. */
export const messagesAreShown: AccessRule = async (tools, _, options) =>
  (await readSettings(tools, ['messages'], options)).messages;
