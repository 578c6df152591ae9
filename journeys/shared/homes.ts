import type { CallOptions, Gateway } from '../../contract/call.ts';
import {
  getPremises,
  getRegionAndBorough,
  getTenancies,
  getTenancyGroups,
  isTenancyActive,
} from '../../contract/customers.ts';

/** A home that the resident rents or owns, with the tenancy that says so. */
export interface Home {
  readonly premisesId: string;
  readonly address: string;
  readonly isResidential: boolean;
  readonly tenancyId: string;
  readonly tenancyType: string;
  readonly tenancyGroup: string;
  readonly region: string;
  readonly borough: string;
}

/** What reading about the resident needs: the gateway, and who is asking. */
export interface CallTools {
  readonly services: { readonly gateway: Gateway; readonly customerId: string };
}

const isResidential = (group: string, type: string): boolean =>
  group !== 'Non-residential' &&
  group !== 'Commercial' &&
  !/^(?:GARAGE|STORE)|^(?:LICGAR|COM1|OFFICE)$/.test(type);

/** The homes of the active tenancies, the newest tenancy first. */
export async function loadHomes(tools: CallTools, options: CallOptions): Promise<readonly Home[]> {
  const { gateway, customerId } = tools.services;
  const params = { customerId };
  const [tenancies, groups] = await Promise.all([
    gateway.call(getTenancies, { params }, options),
    gateway.call(getTenancyGroups, { params }, options),
  ]);
  const active = tenancies.tenanciesSummaries
    .filter(isTenancyActive)
    .sort((a, b) => b.tenancyStartDate.localeCompare(a.tenancyStartDate));
  const ids = [...new Set(active.flatMap((tenancy) => tenancy.premisesIds))];
  if (ids.length === 0) return [];
  const [{ premises }, areas] = await Promise.all([
    gateway.call(getPremises, { query: { ids } }, options),
    Promise.all(
      ids.map((premisesId) => gateway.call(getRegionAndBorough, { params: { premisesId } }, options)),
    ),
  ]);
  return ids.flatMap((premisesId, index): Home[] => {
    const tenancy = active.find((candidate) => candidate.premisesIds.includes(premisesId));
    const asset = premises.find((candidate) => candidate.id === premisesId);
    if (!tenancy || !asset) return [];
    const tenancyGroup =
      groups.tenancyGroups.find((group) => group.tenancyIdentifier === tenancy.tenancyId)?.tenancyGroup ?? '';
    return [
      {
        premisesId,
        address: asset.addresses.postalAddresses[0]?.formattedAddress ?? '',
        isResidential: isResidential(tenancyGroup, tenancy.tenancyType),
        tenancyId: tenancy.tenancyId,
        tenancyType: tenancy.tenancyType,
        tenancyGroup,
        region: areas[index]?.region ?? '',
        borough: areas[index]?.borough ?? '',
      },
    ];
  });
}

/** The same homes with garages, offices and the like at the end: where one of them is asked for first, it is rarely that. */
export const residentialFirst = (homes: readonly Home[]): readonly Home[] => [
  ...homes.filter((home) => home.isResidential),
  ...homes.filter((home) => !home.isResidential),
];
