import { onHold } from '../../contract/contractors.ts';
import {
  assetTypeIds,
  journeyStep,
  repairCauseOf,
  repairCauses,
  reporterRelationshipIds,
  reportingMethodIds,
} from '../../contract/priority.ts';
import type { WorksOrder } from '../../contract/works-order.ts';
import type { Database } from '../database/schema.ts';
import { appointmentToWire, readStandingAppointments } from './appointments.ts';
import { fullAddressOf } from './asset-wire.ts';
import type { ContractorAtSite } from './contractor-choice.ts';
import { readContractorAt } from './contractor-choice.ts';
import type { AssetRow, WorksOrderRow } from './ownership.ts';

/** A repair as it travels, with everything that belongs to it. */
export async function readWorksOrder(db: Database, order: WorksOrderRow): Promise<WorksOrder> {
  const customer = await db
    .selectFrom('customer')
    .selectAll()
    .where('id', '=', order.customer_id)
    .executeTakeFirstOrThrow();
  const asset = await db
    .selectFrom('asset')
    .selectAll()
    .where('id', '=', order.asset_id)
    .executeTakeFirstOrThrow();
  const documents = await db
    .selectFrom('document')
    .select('id')
    .where('works_order_id', '=', order.id)
    .orderBy('position')
    .execute();
  const appointments = await readStandingAppointments(db, [order.id]);
  const at = order.contractor_site === null ? undefined : await readContractorAt(db, order.contractor_site);
  const original =
    order.original_order_id === null
      ? undefined
      : await db
          .selectFrom('works_order')
          .select(['job_number', 'sor_code'])
          .where('id', '=', order.original_order_id)
          .executeTakeFirst();
  const name = { title: customer.title, givenName: customer.given_name, surname: customer.surname };
  return {
    identifiers: {
      worksOrderIdentifier: order.id,
      originalWorkOrderIdentifier: order.original_order_id,
      originalWorkOrderJobId: original?.job_number ?? null,
      originalWorkOrderSorCode: original?.sor_code ?? null,
      jobNumber: order.job_number,
      customerIdentifier: order.customer_id,
      contractorSiteIdentifier: order.contractor_site,
      crimeReferenceNumber: order.crime_reference,
      asset: {
        assetIdentifier: order.asset_id,
        premisesUniqueReference: asset.uprn,
        premisesIdentifier: order.premises_id,
      },
      documents: documents.map(({ id }) => id),
    },
    statuses: statusesOf(order),
    job: jobOf(order),
    asset: worksOrderAssetOf(order, asset),
    contractor: at === undefined ? null : contractorOf(at),
    customer: {
      name,
      chargeCustomer: order.charge_customer,
      vulnerability: {
        isVulnerable: order.is_vulnerable,
        VulnerableResponseText: order.vulnerable_response_text,
      },
      notification: { notifyAll: false, emails: [] },
    },
    reporter: reporterOf(order),
    appointments: appointments.map(appointmentToWire),
    eligibilityOutcomes: order.eligibility_codes.map((code) => ({ code })),
    raisedBy: {
      personName: name,
      digitalAddresses: customer.email === '' ? [] : [{ type: 'email', address: customer.email }],
    },
    channel: order.channel,
    raisedDate: order.raised_at.toISOString(),
    completedDate: order.completed_at?.toISOString() ?? null,
    lastAppointmentCreatedDate: appointments[0]?.createdAt.toISOString() ?? null,
    ...journeyStep({
      status: order.status,
      hasJobNumber: order.job_number !== null,
      hasReportingMethod: true,
      hasChargeCustomer: true,
    }),
  };
}

const statusesOf = (order: WorksOrderRow): WorksOrder['statuses'] => ({
  status: order.status,
  isDraft: order.is_draft,
  isSubmitted: order.is_submitted,
  isRaisedAsTriage: order.is_raised_as_triage,
  isSupplementary: order.is_supplementary,
  isVandalism: order.is_vandalism,
  isCovidSelfIsolated: order.is_covid_self_isolated,
  isEmergency: order.is_emergency,
  isOutOfHours: order.is_out_of_hours,
  isRiskToHumanLife: order.is_risk_to_human_life,
  isRecall: order.is_recall,
  isEMA: order.is_ema,
  isCatalyst: order.is_catalyst,
  isPotentialDuplicate: order.is_potential_duplicate,
});

const jobOf = (order: WorksOrderRow): WorksOrder['job'] => {
  const cause = repairCauseOf(order.is_vandalism === true, order.is_in_defect);
  return {
    location: { locationId: order.location_id, location: order.location },
    trade: order.trade,
    cause: { cause, causeId: repairCauses[cause] },
    sorCode: order.sor_code,
    description: order.description,
    repairReason: order.repair_reason,
    repairReasonIdentifier: order.reason_id,
    priority: order.priority,
    additionalInformation: order.additional_information,
  };
};

/** The place of a repair, as orders and lists carry it. */
export const worksOrderAssetOf = (
  order: Pick<WorksOrderRow, 'is_in_defect'>,
  asset: AssetRow,
): WorksOrder['asset'] => ({
  type: { assetTypeId: assetTypeIds[asset.asset_type], assetTypeName: asset.asset_type },
  fullAddress: fullAddressOf(asset),
  isInDefect: order.is_in_defect,
});

const contractorOf = ({
  contractor,
  isOnHold,
}: ContractorAtSite): Exclude<WorksOrder['contractor'], null> => ({
  name: contractor.name,
  phoneNumber: contractor.phone,
  builderName: contractor.is_builder ? contractor.name : null,
  builderPhoneNumber: contractor.is_builder ? contractor.phone : null,
  siteStatus: isOnHold ? onHold : 'ACTIVE',
  isIntegrated: contractor.is_integrated,
  isEMA: contractor.is_ema,
  isBuilder: contractor.is_builder,
});

const reporterOf = (order: WorksOrderRow): WorksOrder['reporter'] => ({
  name: { givenName: order.reporter_given_name, surname: order.reporter_surname },
  telecomsAddresses: order.reporter_number === '' ? [] : [{ type: 'contact', number: order.reporter_number }],
  reporterToBeContacted: order.reporter_to_be_contacted,
  organisation: order.reporter_organisation,
  relationship:
    order.reporter_relationship === null
      ? null
      : {
          relationshipId: reporterRelationshipIds[order.reporter_relationship],
          relationship: order.reporter_relationship,
        },
  reportingMethod: {
    reportingMethodId: reportingMethodIds['Customer Self-Serve'],
    reportingMethod: 'Customer Self-Serve',
  },
});
