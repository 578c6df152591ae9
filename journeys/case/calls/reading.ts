import { getAsset, getAssociates } from '../../../contract/asset-details.ts';
import { type CaseType, caseTypesNamespace, getCaseTypes } from '../../../contract/case-types.ts';
import { determineCaseTeam, landLordOf } from '../../../contract/cases.ts';
import { getCustomer } from '../../../contract/customers.ts';
import { assetTypeOfTenancyGroup } from '../../../contract/priority.ts';
import type { Tools } from '../../../machines/engine/index.ts';
import { areCasesOpen } from '../../shared/case-access.ts';
import { loadTenancies, type Tenancy } from '../../shared/homes.ts';
import { readSettings } from '../../shared/settings.ts';
import { type CaseSituation, chosenType } from '../situation.ts';
import type { CaseFacts, Place, Services, Team } from '../vocabulary.ts';

type CaseTools = Tools<Services>;

/** Who asks, what they rent or own, and whether they may ask here. */
export async function loadResident(tools: CaseTools): Promise<{
  readonly isOpen: boolean;
  readonly resident: NonNullable<CaseFacts['resident']>;
  readonly tenancies: readonly Tenancy[];
}> {
  const options = { signal: tools.signal };
  const { gateway, customerId } = tools.services;
  const [customer, tenancies] = await Promise.all([
    gateway.call(getCustomer, { params: { customerId } }, options),
    loadTenancies(tools, options),
  ]);
  return {
    isOpen: await areCasesOpen(tools, customer.statuses.isCatalyst, options),
    resident: { phones: [...new Set(customer.addresses.telecomsAddresses.map(({ number }) => number))] },
    tenancies,
  };
}

/** What residents can ask for. */
export async function loadTypes({ services, signal }: CaseTools): Promise<readonly CaseType[]> {
  const { namespaces } = await services.gateway.call(
    getCaseTypes,
    { query: { namespaces: caseTypesNamespace } },
    { signal },
  );
  return namespaces
    .flatMap(({ namespace }) => namespace.keyValues)
    .filter(({ isVisibleForSelfServe }) => isVisibleForSelfServe);
}

/** What is known about the place that was chosen. */
export async function lookUpPlace(
  { answers, facts }: CaseSituation,
  { services, signal }: CaseTools,
): Promise<Place | null> {
  const home = facts.homes.find(({ premisesId }) => premisesId === answers.property);
  if (!home) return null;
  const { premisesId, tenancyId, tenancyType, tenancyGroup } = home;
  const asset = await services.gateway.call(getAsset, { params: { assetId: premisesId } }, { signal });
  const assetType = asset.assetType === 'Block' ? 'Block' : assetTypeOfTenancyGroup(tenancyGroup);
  return { premisesId, tenancyId, tenancyType, tenancyGroup, assetType };
}

/** Which team deals with the request; null when none does. */
export async function determineTeam(situation: CaseSituation, tools: CaseTools): Promise<Team | null> {
  const { gateway } = tools.services;
  const { place } = situation.facts;
  const type = chosenType(situation);
  if (!place || !type) return null;
  const options = { signal: tools.signal };
  const [{ associates }, { landlordValues }] = await Promise.all([
    gateway.call(getAssociates, { params: { assetId: place.premisesId }, query: {} }, options),
    readSettings(tools, ['landlordValues'], options),
  ]);
  const { owningTeam, owningTeamCategory } = await gateway.call(
    determineCaseTeam,
    {
      body: {
        channel: 'CustomerSelfService',
        caseSubType: type.subType,
        caseSubTypeCategory: type.subTypeCategory,
        landLord: landLordOf(associates.landLord.organisation.name, landlordValues),
        tenancyType: place.tenancyType,
        caseCategory: type.additionalCaseCreationFields.caseCategory,
      },
    },
    options,
  );
  return owningTeam && owningTeamCategory ? { code: owningTeam, category: owningTeamCategory } : null;
}
