import type { CallOptions } from '../../../contract/call.ts';
import {
  getCustomer,
  getPremises,
  getRegionAndBorough,
  getTenancies,
  getTenancyGroups,
  isTenancyActive,
} from '../../../contract/customers.ts';
import type { Tools } from '../../../machines/journey.ts';
import { listOf, setting } from '../../shared/settings.ts';
import type { Home, RepairFacts, Services, Toggles } from '../vocabulary.ts';

type RepairTools = Tools<Services>;
export type CallTools = Pick<RepairTools, 'services'>;

/** Milliseconds after the start of a visit at which the switch for photos is read. */
const photoSwitchDelay = 2000;

async function loadToggles(tools: RepairTools, options: CallOptions): Promise<Toggles> {
  const names = [
    'isCovidQuestionRequired',
    'isVandalismQuestionRequired',
    'checkEnhancedRepairEligibilityMyPeabody',
    'isMyPbRepairsMaintainence',
    'mypeabodycatalystworkorders',
    'CatalystRepairDisabledAreas',
    'IsImageAllowed',
    'demobilizedContractorSites',
  ] as const;
  const values = await Promise.all(names.map((name) => setting(tools, name, options)));
  const value = (name: (typeof names)[number]) => values[names.indexOf(name)] ?? '';
  const imageTypes = listOf(value('IsImageAllowed'));
  return {
    covidQuestion: value('isCovidQuestionRequired') === 'true',
    vandalismQuestion: value('isVandalismQuestionRequired') === 'true',
    enhancedCheck: value('checkEnhancedRepairEligibilityMyPeabody') === 'true',
    maintenance: value('isMyPbRepairsMaintainence') === 'true',
    mergedLandlordRepairs: value('mypeabodycatalystworkorders') === 'true',
    closedAreas: listOf(value('CatalystRepairDisabledAreas')),
    imageTypes: imageTypes.length > 0 ? imageTypes : ['jpg', 'png', 'gif'],
    demobilisedSites: listOf(value('demobilizedContractorSites')),
  };
}

const isResidential = (group: string, type: string): boolean =>
  group !== 'Non-residential' &&
  group !== 'Commercial' &&
  !/^(?:GARAGE|STORE)|^(?:LICGAR|COM1|OFFICE)$/.test(type);

/** The homes of the active tenancies: residential ones first, in each part the newest tenancy first. */
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
  const homes = ids.flatMap((premisesId, index): Home[] => {
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
  return [...homes.filter((home) => home.isResidential), ...homes.filter((home) => !home.isResidential)];
}

export type ResidentLoaded = Pick<RepairFacts, 'resident' | 'homes' | 'toggles'>;

/** Who is reporting, where they live, and what is switched on. */
export async function loadResident(tools: RepairTools): Promise<ResidentLoaded> {
  const options = { signal: tools.signal };
  const { gateway, customerId } = tools.services;
  void readPhotoSwitch(tools);
  const [customer, homes, toggles] = await Promise.all([
    gateway.call(getCustomer, { params: { customerId } }, options),
    loadHomes(tools, options),
    loadToggles(tools, options),
  ]);
  return {
    resident: {
      id: customer.identifier,
      ...customer.person.name,
      phones: [...new Set(customer.addresses.telecomsAddresses.map((address) => address.number))],
      isMergedLandlord: customer.statuses.isCatalyst,
    },
    homes,
    toggles,
  };
}

/** Whether photos can be added. Read once, a moment after the visit began, so that it holds up nothing that shows earlier. */
export const readPhotoSwitch = (tools: RepairTools): Promise<boolean> =>
  tools.once('photo switch', async () => {
    await tools.wait(photoSwitchDelay);
    return (await setting(tools, 'IsMediaEnabledSS', {})) === 'true';
  });
