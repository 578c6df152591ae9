import type { CallOptions, Gateway } from '../../contract/call.ts';
import {
  getPremises,
  getRegionAndBorough,
  getTenancies,
  getTenancyGroups,
  isTenancyActive,
  type TenancySummary,
} from '../../contract/customers.ts';

/** A home that the resident rents or owns, as far as its tenancy tells. */
export interface Place {
  readonly premisesId: string;
  readonly isResidential: boolean;
  readonly tenancyId: string;
  readonly tenancyType: string;
  readonly tenancyGroup: string;
}

/** The same, with where it is. */
export interface Home extends Place {
  readonly address: string;
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

/** An active tenancy of the resident. */
export interface Tenancy extends Pick<TenancySummary, 'tenancyId' | 'tenancyType' | 'premisesIds'> {
  readonly tenancyGroup: string;
}

/** The active tenancies, the newest first. */
export async function loadTenancies(tools: CallTools, options: CallOptions): Promise<readonly Tenancy[]> {
  const { gateway, customerId } = tools.services;
  const params = { customerId };
  const [{ tenanciesSummaries }, { tenancyGroups }] = await Promise.all([
    gateway.call(getTenancies, { params }, options),
    gateway.call(getTenancyGroups, { params }, options),
  ]);
  return tenanciesSummaries
    .filter(isTenancyActive)
    .sort((a, b) => b.tenancyStartDate.localeCompare(a.tenancyStartDate))
    .map(({ tenancyId, tenancyType, premisesIds }) => ({
      tenancyId,
      tenancyType,
      premisesIds,
      tenancyGroup:
        tenancyGroups.find(({ tenancyIdentifier }) => tenancyIdentifier === tenancyId)?.tenancyGroup ?? '',
    }));
}

/** What these tenancies are of, in their order; a place that several of them share comes once, with the first of them. */
export function placesOf(tenancies: readonly Tenancy[]): readonly Place[] {
  const places = new Map<string, Place>();
  for (const { premisesIds, tenancyId, tenancyType, tenancyGroup } of tenancies) {
    for (const premisesId of premisesIds) {
      if (places.has(premisesId)) continue;
      places.set(premisesId, {
        premisesId,
        isResidential: isResidential(tenancyGroup, tenancyType),
        tenancyId,
        tenancyType,
        tenancyGroup,
      });
    }
  }
  return [...places.values()];
}

/** The same with their addresses; what the provider has no address of is left out. */
export async function loadPlaces(
  tenancies: readonly Tenancy[],
  { services: { gateway } }: CallTools,
  options: CallOptions,
): Promise<readonly Home[]> {
  const places = placesOf(tenancies);
  const ids = places.map(({ premisesId }) => premisesId);
  if (ids.length === 0) return [];
  const [{ premises }, areas] = await Promise.all([
    gateway.call(getPremises, { query: { ids } }, options),
    Promise.all(
      ids.map((premisesId) => gateway.call(getRegionAndBorough, { params: { premisesId } }, options)),
    ),
  ]);
  return places.flatMap((place, index): Home[] => {
    const asset = premises.find(({ id }) => id === place.premisesId);
    if (!asset) return [];
    return [
      {
        ...place,
        address: asset.addresses.postalAddresses[0]?.formattedAddress ?? '',
        region: areas[index]?.region ?? '',
        borough: areas[index]?.borough ?? '',
      },
    ];
  });
}

/** The homes of the active tenancies, the newest tenancy first. */
export const loadHomes = async (tools: CallTools, options: CallOptions): Promise<readonly Home[]> =>
  loadPlaces(await loadTenancies(tools, options), tools, options);

/** The same homes with garages, offices and the like at the end: where one of them is asked for first, it is rarely that. */
export const residentialFirst = (homes: readonly Home[]): readonly Home[] => [
  ...homes.filter((home) => home.isResidential),
  ...homes.filter((home) => !home.isResidential),
];
