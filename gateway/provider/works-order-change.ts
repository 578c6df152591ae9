import type { Updateable } from 'kysely';
import { premisesTypeOf } from '../../contract/order-values.ts';
import { isEmergencyPriority, noSorCode } from '../../contract/priority.ts';
import { locationNamespaceOf } from '../../contract/reference.ts';
import { waterLoss } from '../../contract/repair-rules.ts';
import type { NewWorksOrder, WorksOrderChange } from '../../contract/works-order-change.ts';
import type { Database } from '../database/schema.ts';
import { invalid } from '../http/problem.ts';
import type { ReasonRow } from './eligibility.ts';
import { heatingCodes } from './heating.ts';
import type { AssetRow } from './ownership.ts';
import { readAssetChain, requireAsset, requirePremises } from './ownership.ts';
import type { WorksOrderTable } from './repair-tables.ts';

/** Columns of a repair that the resident's answers decide. */
export type WorksOrderColumns = Updateable<WorksOrderTable>;

/** Where a repair is; undefined or null for an asset that is not chosen yet. */
export interface Place {
  readonly assetIdentifier?: string | null | undefined;
  readonly premisesIdentifier: string;
}

/**
 * The home and the asset that a repair is for; null for an asset that is not chosen yet. Throws 404 for what is not the
 * customer's, and 400 for an asset that the home is no part of.
 */
export async function readPlace(
  db: Database,
  customerId: string,
  place: Place,
): Promise<{ premises: AssetRow; asset: AssetRow | null }> {
  const premises = await requirePremises(db, customerId, place.premisesIdentifier, { activeOnly: true });
  if (place.assetIdentifier == null) return { premises, asset: null };
  const asset = await requireAsset(db, customerId, place.assetIdentifier);
  const chain = await readAssetChain(db, premises.id);
  if (!chain.some(({ id }) => id === asset.id) || asset.asset_type === 'Scheme') {
    throw invalid({ 'identifiers.asset.assetIdentifier': ['is no part of where the home is'] });
  }
  return { premises, asset };
}

async function reasonColumns(
  db: Database,
  id: string | null,
  asset: AssetRow | null,
): Promise<WorksOrderColumns> {
  if (id === null) {
    return { reason_id: null, repair_reason: '', trade: 'Unknown', sor_code: noSorCode, description: '' };
  }
  const reason = await readReason(db, id);
  if (
    asset === null ||
    reason?.premises_type !== premisesTypeOf(asset.asset_type) ||
    !reason.is_used_for_creation
  ) {
    throw invalid({ 'job.repairReasonIdentifier': ['is no repair of this kind of place'] });
  }
  return {
    reason_id: reason.id,
    repair_reason: reason.description,
    trade: reason.trade,
    sor_code: reason.sor_code,
    description: `${reason.element}: ${reason.description}`,
  };
}

/** A repair reason; undefined when there is none with this id. */
export const readReason = (db: Database, id: string): Promise<ReasonRow | undefined> =>
  db.selectFrom('repair_reason').selectAll().where('id', '=', id).executeTakeFirst();

async function locationColumns(
  db: Database,
  locationId: string,
  asset: AssetRow | null,
): Promise<WorksOrderColumns> {
  if (locationId === '') return { location_id: '', location: '' };
  const location =
    asset === null
      ? undefined
      : await db
          .selectFrom('reference_value')
          .select(['key', 'value'])
          .where('namespace', '=', locationNamespaceOf(asset.asset_type))
          .where('key', '=', locationId)
          .executeTakeFirst();
  if (!location) throw invalid({ 'job.location.locationId': ['is no location of this kind of place'] });
  return { location_id: location.key, location: location.value };
}

async function requireSorCode(db: Database, code: string): Promise<void> {
  if (code === noSorCode || code === waterLoss.pumpCode || heatingCodes.includes(code)) return;
  const known = await db
    .selectFrom('repair_reason')
    .select('id')
    .where('sor_code', '=', code)
    .executeTakeFirst();
  if (!known) throw invalid({ 'job.sorCode': ['is not a code that the provider knows'] });
}

/** The columns that the resident's answers set, each held against the provider's records. Throws 400 for what does not fit. */
export async function answerColumns(
  db: Database,
  change: WorksOrderChange | NewWorksOrder,
  asset: AssetRow | null,
): Promise<WorksOrderColumns> {
  const { job, statuses, customer, reporter, identifiers } = change;
  const columns: WorksOrderColumns = {};
  if (job?.location !== undefined) {
    Object.assign(columns, await locationColumns(db, job.location.locationId, asset));
  }
  if (job?.repairReasonIdentifier !== undefined) {
    Object.assign(columns, await reasonColumns(db, job.repairReasonIdentifier, asset));
  }
  if (job?.sorCode !== undefined) {
    await requireSorCode(db, job.sorCode);
    columns.sor_code = job.sorCode;
  }
  if (job?.additionalInformation !== undefined) columns.additional_information = job.additionalInformation;
  if (statuses?.isSupplementary !== undefined) columns.is_supplementary = statuses.isSupplementary;
  if (statuses?.isVandalism !== undefined) columns.is_vandalism = statuses.isVandalism;
  if (statuses?.isCovidSelfIsolated !== undefined) {
    columns.is_covid_self_isolated = statuses.isCovidSelfIsolated;
  }
  if (statuses?.isRiskToHumanLife !== undefined) columns.is_risk_to_human_life = statuses.isRiskToHumanLife;
  if (statuses?.isPotentialDuplicate !== undefined) {
    columns.is_potential_duplicate = statuses.isPotentialDuplicate;
  }
  if (identifiers?.crimeReferenceNumber !== undefined) {
    columns.crime_reference = crimeReferenceOf(identifiers.crimeReferenceNumber);
  }
  if (customer?.vulnerability !== undefined) {
    const { isVulnerable, VulnerableResponseText } = customer.vulnerability;
    columns.is_vulnerable = isVulnerable;
    columns.vulnerable_response_text = isVulnerable === true ? VulnerableResponseText.trim() : '';
  }
  if (change.eligibilityOutcomes !== undefined) {
    columns.eligibility_codes = change.eligibilityOutcomes.map(({ code }) => code);
  }
  return { ...columns, ...reporterColumns(reporter) };
}

const crimeReferenceOf = (reference: string | null): string | null => (reference === '' ? null : reference);

function reporterColumns(reporter: WorksOrderChange['reporter']): WorksOrderColumns {
  if (reporter === undefined) return {};
  const { name, telecomsAddresses, relationship, organisation, reporterToBeContacted } = reporter;
  return {
    ...(name === undefined
      ? {}
      : { reporter_given_name: name.givenName.trim(), reporter_surname: name.surname.trim() }),
    ...(telecomsAddresses === undefined ? {} : { reporter_number: telecomsAddresses[0]?.number ?? '' }),
    ...(relationship === undefined ? {} : { reporter_relationship: relationship }),
    ...(organisation === undefined ? {} : { reporter_organisation: organisation }),
    ...(reporterToBeContacted === undefined ? {} : { reporter_to_be_contacted: reporterToBeContacted }),
  };
}

/**
 * Whether a repair is an emergency. Inside a home with an emergency reason the resident was asked whether somebody can
 * give access at once, and that answer decides; otherwise the priority of the reason does.
 */
export const isEmergencyRepair = (
  asset: AssetRow | null,
  reason: Pick<ReasonRow, 'priority'> | undefined,
  accessGiven: boolean,
): boolean => {
  if (asset === null || reason === undefined) return false;
  if (asset.asset_type === 'Property' && reason.priority === 'Emergency') return accessGiven;
  return isEmergencyPriority(reason.priority);
};

/** Priority code of a repair. */
export const priorityCodeOf = (
  isEmergency: boolean,
  reason: Pick<ReasonRow, 'priority'> | undefined,
): 'EME' | 'NA' | 'DM' => {
  if (isEmergency) return 'EME';
  return reason?.priority === 'Damp and Mould' ? 'DM' : 'NA';
};
