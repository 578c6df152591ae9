import { isOutOfHours, noSorCode } from '../../contract/priority.ts';
import { closedForMaintenance } from '../../contract/works-order-change.ts';
import { sendAdjustments } from '../adjustments/send.ts';
import type { Transaction } from '../database/schema.ts';
import type { FieldErrors } from '../http/problem.ts';
import { conflict, invalid, unprocessable } from '../http/problem.ts';
import type { Platform } from '../platform.ts';
import { readSettingAt } from './configuration.ts';
import type { ContractorAtSite } from './contractor-choice.ts';
import { findContractorsFor, isWorking } from './contractor-choice.ts';
import type { EligibilityFacts, ReasonRow } from './eligibility.ts';
import { assetRefusal, decideEligibility, mayCarryOn, triageTypeOf } from './eligibility.ts';
import { readHeating } from './heating.ts';
import type { AssetRow, WorksOrderRow } from './ownership.ts';
import { readAssetChain } from './ownership.ts';
import { readTenancyOf } from './tenancies.ts';
import { recordEvent } from './timeline.ts';
import { isWorkingHours, readBankHolidays } from './working-hours.ts';
import type { WorksOrderColumns } from './works-order-change.ts';
import { readReason } from './works-order-change.ts';
import { updateOrder } from './works-order-save.ts';

/** A repair whose asset was chosen. */
type OrderAtAsset = WorksOrderRow & { readonly asset_id: string };

interface Submission {
  readonly order: OrderAtAsset;
  readonly reason: ReasonRow;
  readonly asset: AssetRow;
  readonly at: ContractorAtSite;
  readonly facts: EligibilityFacts;
}

/** Throws 400 naming every answer without which a repair cannot be sent. */
function requireAnswers(order: WorksOrderRow): asserts order is OrderAtAsset {
  const errors: Record<string, string[]> = {};
  if (order.asset_id === null) errors['identifiers.asset.assetIdentifier'] = ['is needed'];
  if (order.location_id === '') errors['job.location.locationId'] = ['is needed'];
  if (order.reason_id === null) errors['job.repairReasonIdentifier'] = ['is needed'];
  if (order.additional_information.trim() === '') errors['job.additionalInformation'] = ['is needed'];
  if (order.reporter_number === '') errors['reporter.telecomsAddresses'] = ['is needed'];
  if (order.reporter_given_name === '' && order.reporter_surname === '')
    errors['reporter.name'] = ['is needed'];
  refuseIfAny(errors);
}

function refuseIfAny(errors: FieldErrors): void {
  if (Object.keys(errors).length > 0) throw invalid(errors, 'Some answers are missing');
}

async function gather(transaction: Transaction, order: WorksOrderRow): Promise<Submission> {
  requireAnswers(order);
  const reason = order.reason_id === null ? undefined : await readReason(transaction, order.reason_id);
  const chain = await readAssetChain(transaction, order.asset_id);
  const [asset] = chain;
  if (reason === undefined || asset === undefined) throw conflict('This repair is not complete');
  const tenancy = await readTenancyOf(transaction, order.customer_id, order.premises_id);
  const [at] = (
    await findContractorsFor(transaction, {
      trade: reason.trade,
      borough: asset.borough,
      isInDefects: asset.is_in_defects,
      managingAgentId: asset.managing_agent_id,
    })
  ).filter(isWorking);
  if (at === undefined) throw unprocessable('No contractor can take this repair');
  const facts: EligibilityFacts = {
    reason,
    asset,
    chain,
    tenancyGroup: tenancy.tenancyGroup,
    tenancyType: tenancy.tenancyType,
    isCatalyst: order.is_catalyst,
    isManagedByAgent: at.contractor.is_ema,
    heating: readHeating(chain, reason),
  };
  return { order, reason, asset, at, facts };
}

/** Throws 422 for a repair that cannot be reported online, whatever the portal let through. */
function requireAllowed({ order, asset, facts }: Submission): void {
  const outcome = decideEligibility(facts);
  const mayReport = mayCarryOn(outcome, order.is_supplementary === true);
  if (!mayReport || assetRefusal(asset, facts.tenancyGroup) !== null) {
    throw unprocessable('This repair cannot be reported online');
  }
  if (order.is_covid_self_isolated === true && order.is_vulnerable === false && !order.is_emergency) {
    throw unprocessable('This repair waits until nobody is self-isolating');
  }
}

/** Repairs that the resident sent and that are not over, of the same code in the same spot. */
async function readTwins(
  transaction: Transaction,
  order: OrderAtAsset,
): Promise<readonly Pick<WorksOrderRow, 'status' | 'raised_at' | 'first_received_at'>[]> {
  if (order.sor_code === noSorCode) return [];
  return transaction
    .selectFrom('works_order')
    .select(['status', 'raised_at', 'first_received_at'])
    .where('customer_id', '=', order.customer_id)
    .where('asset_id', '=', order.asset_id)
    .where('sor_code', '=', order.sor_code)
    .where('location_id', '=', order.location_id)
    .where('id', '<>', order.id)
    .where('is_draft', '=', false)
    .where('status', 'not in', ['Completed', 'Closed', 'Cancelled'])
    .execute();
}

const openStatuses: readonly WorksOrderRow['status'][] = ['Unappointed', 'Appointed', 'In progress'];

/** When the provider first heard of what is reported now: with the first of its reports that are not over. */
const firstReceived = (twins: Awaited<ReturnType<typeof readTwins>>, now: Date): Date =>
  new Date(
    Math.min(now.getTime(), ...twins.map((twin) => (twin.first_received_at ?? twin.raised_at).getTime())),
  );

/** What becomes of a submitted repair: looked at by a person first, or given to the contractor. */
function statusColumns(submission: Submission, isPotentialDuplicate: boolean): WorksOrderColumns {
  const { order, asset, at, facts } = submission;
  const triage = triageTypeOf(facts);
  // Nobody waits for a person to look at an emergency.
  if (!order.is_emergency) {
    if (triage !== null) return { status: triage, is_raised_as_triage: true };
    if (isPotentialDuplicate || order.is_vulnerable === true || asset.is_in_defects) {
      return { status: 'In Diagnosis', is_raised_as_triage: true };
    }
  }
  return { status: at.contractor.is_ema ? 'Reported to EMA' : 'Unappointed', is_raised_as_triage: false };
}

/**
 * Sends a draft that this transaction holds. Throws 400 for missing answers, 409 when it was sent already or online repairs are
 * closed, 422 when it may not be sent.
 */
export async function submitOrder(
  transaction: Transaction,
  platform: Platform,
  order: WorksOrderRow,
): Promise<WorksOrderRow> {
  if (!order.is_draft) throw conflict('This repair was sent already');
  const now = platform.now();
  if ((await readSettingAt(transaction, 'isMyPbRepairsMaintainence', now)) === 'true') {
    throw conflict(closedForMaintenance);
  }
  const submission = await gather(transaction, order);
  requireAllowed(submission);
  const twins = await readTwins(transaction, submission.order);
  const isPotentialDuplicate =
    order.is_potential_duplicate || twins.some(({ status }) => openStatuses.includes(status));
  const inHours = isWorkingHours(now, await readBankHolidays(transaction));
  const columns = statusColumns(submission, isPotentialDuplicate);
  const sent = await updateOrder(transaction, order.id, {
    ...columns,
    is_draft: false,
    is_submitted: true,
    is_potential_duplicate: isPotentialDuplicate,
    is_out_of_hours: isOutOfHours(order.is_emergency, inHours),
    is_ema: submission.at.contractor.is_ema,
    contractor_site: submission.at.site.code,
    reporter_to_be_contacted: true,
    raised_at: now,
    first_received_at: firstReceived(twins, now),
    saved_at: now,
  });
  await sendAdjustments(transaction, order.id, now);
  await recordEvent(transaction, {
    worksOrderId: order.id,
    code: order.is_emergency ? 'EMERGENCY' : 'CREATED',
    at: now,
  });
  if (columns.is_raised_as_triage !== true) {
    await platform.jobs.send(
      transaction,
      'assign-job-number',
      { worksOrderId: order.id },
      { delayMs: order.is_emergency ? 0 : platform.config.jobNumberDelayMs },
    );
  }
  return sent;
}
