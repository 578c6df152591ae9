import * as v from 'valibot';
import { AssetType } from './assets.ts';
import { defineCall } from './call.ts';
import { Id, text } from './fields.ts';
import { WallTime } from './moments.ts';
import { channels } from './order-values.ts';
import { v1 } from './paths.ts';
import { priorityCodes } from './priority.ts';

export const checkAssetEligibility = defineCall({
  id: 'checkAssetEligibility',
  method: 'POST',
  path: `${v1}/assets/:assetId/eligibilityoutcomes`,
  params: v.object({ assetId: Id }),
  body: v.object({ tenancyGroup: text(40) }),
  answer: v.object({
    isEligible: v.boolean(),
    errorCode: v.nullable(text(20)),
    /** Message keys separated by commas; empty when there are none. */
    supplimentaryCodes: text(200),
  }),
});

export const EligibilityOutcome = v.object({
  isEligible: v.boolean(),
  errorCode: v.nullable(text(20)),
  /** Message keys and codes separated by commas; empty when there are none. */
  supplimentaryCodes: text(200),
  repairContext: v.nullable(text(200)),
  sor: v.nullable(text(20)),
  /** What sends a repair of a merged landlord's resident to a person instead of to a contractor. */
  triageType: v.nullable(
    v.picklist(['CATALYST_TRIAGE_DEFECT', 'CATALYST_TRIAGE_TIER2', 'CATALYST_TRIAGE_EMA']),
  ),
  /** Contractor to speak to instead (E25). */
  contractor: v.nullable(v.object({ name: text(100), phoneNumber: text(30) })),
});

export type EligibilityOutcome = v.InferOutput<typeof EligibilityOutcome>;

export const checkRepairEligibility = defineCall({
  id: 'checkRepairEligibility',
  method: 'POST',
  path: `${v1}/works-orders/eligibilityoutcomes`,
  body: v.object({
    /** Which reason it is. Further to what the specification names: without it the other fields decide. */
    repairReasonIdentifier: v.optional(Id),
    premisesType: AssetType,
    maintenanceResponsibility: v.nullable(text(60)),
    repairResponsibility: text(40),
    additionalRepairInfo: text(200),
    isRepairEligible: v.boolean(),
    isCustomerView: v.boolean(),
    uprn: text(20),
    isInDefects: v.boolean(),
    repairType: text(20),
    heatingRepairContext: v.nullable(text(200)),
  }),
  answer: v.object({ eligibilityOutcomes: v.array(EligibilityOutcome) }),
  alsoRefuses: [404],
});

/** Heating attributes in the order in which they make up the context. */
const heatingAttributes = ['HEAT', 'HEATGAS', 'HEATOIL', 'HEATELEC'] as const;

/** How an asset is heated, its attributes joined with +; those that say nothing are left out. */
export const heatingContextOf = (
  responsibilities: readonly { readonly type: string; readonly value: string | null }[],
): string =>
  heatingAttributes
    .map((type) => responsibilities.find((responsibility) => responsibility.type === type)?.value)
    .filter((value) => value != null && !['', 'null', 'unknown', 'none'].includes(value.toLowerCase()))
    .join('+');

/** Whether a reason needs to know how the home is heated. */
export const needsHeatingContext = (reason: {
  readonly description: string;
  readonly sors: readonly { readonly sorCode: string }[];
}): boolean =>
  reason.description === 'Heating or hot water repair' || reason.sors.some((sor) => sor.sorCode === 'COMHIU');

export const determineSor = defineCall({
  id: 'determineSor',
  method: 'POST',
  path: `${v1}/works-orders/:worksOrderId/sor-determination`,
  params: v.object({ worksOrderId: Id }),
  body: v.object({
    context: text(100),
    propertyAttributes: text(200),
    dividedBlockAttributes: text(200),
    blockAttributes: text(200),
    estateAttributes: text(200),
  }),
  answer: v.object({
    sor: v.nullable(text(20)),
    repairContext: v.nullable(text(200)),
    errorCode: v.nullable(text(20)),
  }),
});

export const checkEnhancedEligibility = defineCall({
  id: 'checkEnhancedEligibility',
  method: 'POST',
  path: `${v1}/enhanced-repair-eligibility`,
  body: v.object({
    isEmergency: v.boolean(),
    sor: text(20),
    channel: v.picklist(channels),
    isPotentialDuplicate: v.optional(v.boolean()),
    isVulnerable: v.optional(v.boolean()),
  }),
  answer: v.object({ isEligible: v.boolean(), errorCode: v.nullable(text(20)) }),
});

export const determinePriority = defineCall({
  id: 'determinePriority',
  method: 'POST',
  path: `${v1}/works-orders/repair-priority`,
  body: v.object({
    isEmergency: v.boolean(),
    repairType: v.picklist(['EME', 'NA']),
    contractorIdentifier: v.nullable(Id),
    isVulnerable: v.boolean(),
    isRecall: v.boolean(),
    isEMA: v.picklist(['Y', 'N']),
    description: text(200),
    channel: v.picklist(channels),
    raisedDate: WallTime,
  }),
  answer: v.object({ repairPriority: v.picklist(priorityCodes), isWorkingHours: v.boolean() }),
});
