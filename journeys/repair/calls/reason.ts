import type { NoticeKey } from '../../../content/notices.ts';
import {
  checkEnhancedEligibility,
  checkRepairEligibility,
  determineSor,
  type EligibilityOutcome,
  heatingContextOf,
  needsHeatingContext,
} from '../../../contract/eligibility.ts';
import { premisesTypeOf, repairTypeOf, zeroId } from '../../../contract/order-values.ts';
import { type AssetTypeName, isEmergencyPriority } from '../../../contract/priority.ts';
import { findRepairReasons, type RepairReason } from '../../../contract/reference.ts';
import type { Option, Tools } from '../../../machines/engine/index.ts';
import {
  assetOf,
  isEmergency,
  isPotentialDuplicate,
  isVulnerable,
  type RepairSituation,
  reasonOf,
} from '../situation.ts';
import type { RepairableAsset, Services } from '../vocabulary.ts';
import { warningsOf } from './warnings.ts';

/** Reasons that match the resident's words, best first. */
export async function searchReasons(
  text: string,
  situation: RepairSituation,
  { services, signal }: Pick<Tools<Services>, 'services' | 'signal'>,
): Promise<readonly Option<RepairReason>[]> {
  const { repairReasons } = await services.gateway.call(
    findRepairReasons,
    {
      query: {
        searchText: text.slice(0, 100),
        assetType: premisesTypeOf(assetOf(situation)?.type ?? 'Property'),
        isUsedForCreation: true,
        isCatalyst: situation.facts.resident?.isMergedLandlord === true,
      },
    },
    { signal },
  );
  return repairReasons.map((reason) => ({ value: reason, label: reason.description }));
}

export interface ReasonChecked {
  /** What the records of the heating say; null for other repairs. */
  readonly heating: { readonly sor: string | null; readonly errorCode: string | null } | null;
  readonly outcome: EligibilityOutcome;
  /** What the resident should know although the repair can be reported. */
  readonly warnings: readonly NoticeKey[];
}

async function checkHeating(situation: RepairSituation, tools: Tools<Services>) {
  const context = (type: AssetTypeName) =>
    heatingContextOf(situation.facts.assets.find((asset) => asset.type === type)?.responsibilities ?? []);
  return tools.services.gateway.call(
    determineSor,
    {
      params: { worksOrderId: zeroId },
      body: {
        context: reasonOf(situation)?.description ?? '',
        propertyAttributes: context('Property'),
        dividedBlockAttributes: context('Divided Block'),
        blockAttributes: context('Block'),
        estateAttributes: context('Estate'),
      },
    },
    { signal: tools.signal },
  );
}

/** Whether the chosen reason can be reported online for the chosen asset. */
export async function checkReason(
  situation: RepairSituation,
  tools: Tools<Services>,
): Promise<ReasonChecked> {
  const reason = reasonOf(situation) as RepairReason;
  const asset = assetOf(situation);
  const heating = needsHeatingContext(reason) ? await checkHeating(situation, tools) : null;
  const { eligibilityOutcomes } = await tools.services.gateway.call(
    checkRepairEligibility,
    {
      body: {
        repairReasonIdentifier: reason.id,
        premisesType: asset?.type ?? 'Property',
        maintenanceResponsibility: maintainerOf(asset),
        repairResponsibility: reason.repairResponsibility,
        additionalRepairInfo: reason.additionalRepairInfo,
        isRepairEligible: true,
        isCustomerView: true,
        uprn: asset?.uprn ?? '',
        isInDefects: asset?.isInDefects === true,
        repairType: repairTypeOf(isEmergencyPriority(reason.priority)),
        heatingRepairContext: heating?.repairContext ?? null,
      },
    },
    { signal: tools.signal },
  );
  const refused = eligibilityOutcomes.find((outcome) => !outcome.isEligible);
  const outcome = refused ?? eligibilityOutcomes[0];
  if (!outcome) throw new Error('an eligibility answer without an outcome');
  return { heating, outcome, warnings: warningsOf(outcome.supplimentaryCodes) };
}

/** Who maintains an asset, as the provider's records call it; null where they say nothing. */
export const maintainerOf = (asset: RepairableAsset | undefined): string | null =>
  asset?.responsibilities.find(({ type }) => type === 'MAINTSRESP')?.value ?? null;

/** Whether the provider wants to talk to the resident before such a repair is raised. */
export const checkWithProvider = (situation: RepairSituation, tools: Tools<Services>) =>
  tools.services.gateway.call(
    checkEnhancedEligibility,
    {
      body: {
        isEmergency: isEmergency(situation),
        sor: situation.facts.reason.sorCode,
        channel: 'CustomerSelfService',
        isPotentialDuplicate: isPotentialDuplicate(situation),
        isVulnerable: isVulnerable(situation),
      },
    },
    { signal: tools.signal },
  );
