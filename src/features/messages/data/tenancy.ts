import type { CallOptions, Gateway } from '../../../../contract/call.ts';
import { getTenancies, isTenancyActive, type TenancySummary } from '../../../../contract/customers.ts';

/** The active tenancies of the resident. Throws a `Fault` when they cannot be had. */
export async function findTenancies(
  { gateway, customerId }: { readonly gateway: Gateway; readonly customerId: string },
  options: CallOptions,
): Promise<readonly TenancySummary[]> {
  const { tenanciesSummaries } = await gateway.call(getTenancies, { params: { customerId } }, options);
  return tenanciesSummaries.filter(isTenancyActive);
}

/** The day on which the earliest of the tenancies of a home began, of all homes where it is empty; null without any. */
export function startOfTenancy(
  tenancies: readonly Pick<TenancySummary, 'premisesIds' | 'tenancyStartDate'>[],
  home: string,
): string | null {
  const days = tenancies
    .filter(({ premisesIds }) => home === '' || premisesIds.includes(home))
    .map(({ tenancyStartDate }) => tenancyStartDate);
  return days.sort()[0] ?? null;
}
