import { getAssociates } from '../../../../contract/asset-details.ts';
import { getRelatedAssets } from '../../../../contract/assets.ts';
import { type BuildingDocument, listBuildingDocuments } from '../../../../contract/building-safety.ts';
import type { CallOptions } from '../../../../contract/call.ts';
import {
  type ComplianceRecord,
  type ComplianceType,
  getCompliance,
  isOverdue,
} from '../../../../contract/compliance.ts';
import { dayOf } from '../../../../contract/dates.ts';
import { isHighRise } from '../../../../contract/priority.ts';
import type { CallTools } from '../../../../journeys/shared/homes.ts';
import { readSettings } from '../../../../journeys/shared/settings.ts';

/** The safety check of something in a home that is made next, or was the last. */
export interface SafetyCheck {
  readonly record: ComplianceRecord;
  /** Its day is over and it was not made. */
  readonly isOverdue: boolean;
}

const switches = {
  GAS: 'gasCheck',
  EICR: 'electricalCheck',
  building: 'buildingPapers',
} as const;

/** Whether residents are told of something about the safety of their home. */
export const isSafetyShown = async (
  tools: CallTools,
  what: keyof typeof switches,
  options: CallOptions,
): Promise<boolean> => (await readSettings(tools, [switches[what]], options))[switches[what]];

/**
 * The gas or electrical check of a home; null where there is none.
 * @throws a `Fault` when it cannot be had
 */
export async function findSafetyCheck(
  tools: CallTools,
  complianceType: ComplianceType,
  premisesId: string,
  now: Date,
  options: CallOptions,
): Promise<SafetyCheck | null> {
  const { compliances } = await tools.services.gateway.call(
    getCompliance,
    { params: { assetId: premisesId }, query: { complianceType, skip: 0, limit: 1, orderBy: 'visitDue' } },
    options,
  );
  const [record] = compliances;
  return record ? { record, isOverdue: isOverdue(record, dayOf(now)) } : null;
}

/** Who sees to the safety of a building, and how to reach them. */
export interface ResponsiblePerson {
  readonly name: string;
  readonly role: string;
  readonly phone: string;
  readonly email: string;
}

/** What there is to know about the safety of a high building. */
export interface SafeBuilding {
  readonly buildingId: string;
  readonly papers: readonly BuildingDocument[];
  readonly people: readonly ResponsiblePerson[];
}

/**
 * The safety of the high building that a home is in; null where the home is in none.
 * @throws a `Fault` when it cannot be had
 */
export async function findSafeBuilding(
  tools: CallTools,
  premisesId: string,
  options: CallOptions,
): Promise<SafeBuilding | null> {
  const { gateway } = tools.services;
  const { assets } = await gateway.call(getRelatedAssets, { params: { assetId: premisesId } }, options);
  const building = assets.find(
    ({ assetType, attributes }) =>
      (assetType === 'Block' || assetType === 'Divided Block') && isHighRise(attributes),
  );
  if (!building) return null;
  const params = { assetId: building.id };
  const [{ documents }, { interestedParties = [] }] = await Promise.all([
    gateway.call(listBuildingDocuments, { params }, options),
    gateway.call(getAssociates, { params, query: { expand: 'interestedParties' } }, options),
  ]);
  return {
    buildingId: building.id,
    papers: documents,
    people: interestedParties.map(({ role, name, telephoneNumber, email }) => ({
      role,
      name: [name.title, name.givenName, name.surname].filter((part) => part !== '').join(' '),
      phone: telephoneNumber,
      email,
    })),
  };
}
