import { onHold } from '../../contract/contractors.ts';
import {
  repairCauseOf,
  repairCauses,
  reporterRelationshipIds,
  reportingMethodIds,
} from '../../contract/order-values.ts';
import { assetTypeIds } from '../../contract/priority.ts';
import { journeyStep } from '../../contract/repair-progress.ts';
import { splitList } from '../../contract/split-list.ts';
import type { Appointment, WorksOrder } from '../../contract/works-order.ts';
import type { Database } from '../database/schema.ts';
import { notFound } from '../http/problem.ts';
import type { AddressLines } from './asset-wire.ts';
import { fullAddressOf } from './asset-wire.ts';
import type { AssetRow, WorksOrderRow } from './ownership.ts';
import { draftsSavedBefore } from './ownership.ts';
import type { WorksOrderParts } from './works-order-parts.ts';
import { ownOrderWithParts, readParts } from './works-order-parts.ts';

/** A repair at hand as it travels, with everything that belongs to it. */
export const readWorksOrder = async (db: Database, order: WorksOrderRow): Promise<WorksOrder> =>
  worksOrderToWire(order, await readParts(db, order));

/** A repair of the customer as it travels, with its version. Throws 404 for any other, and for a draft that was kept too long. */
export async function readOwnWorksOrder(
  db: Database,
  customerId: string,
  id: string,
  now: Date,
): Promise<{ readonly body: WorksOrder; readonly version: number }> {
  const [row] = await ownOrderWithParts.rows(db, { id, customerId, keptSince: draftsSavedBefore(now) });
  if (row === undefined) throw notFound();
  return { body: worksOrderToWire(row, row), version: row.version };
}

function worksOrderToWire(order: WorksOrderRow, parts: WorksOrderParts): WorksOrder {
  const name = { title: parts.title, givenName: parts.givenName, surname: parts.surname };
  const appointments = appointmentsOf(parts);
  return {
    identifiers: {
      worksOrderIdentifier: order.id,
      originalWorkOrderIdentifier: order.original_order_id,
      originalWorkOrderJobId: parts.originalJobNumber,
      originalWorkOrderSorCode: parts.originalSorCode,
      jobNumber: order.job_number,
      customerIdentifier: order.customer_id,
      contractorSiteIdentifier: order.contractor_site,
      crimeReferenceNumber: order.crime_reference,
      asset: {
        assetIdentifier: order.asset_id,
        premisesUniqueReference: parts.uprn,
        premisesIdentifier: order.premises_id,
      },
      documents: parts.documents,
    },
    statuses: statusesOf(order),
    job: jobOf(order),
    asset: worksOrderAssetOf(order, { ...parts, asset_type: parts.assetType }),
    contractor: contractorOf(order, parts),
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
    appointments,
    eligibilityOutcomes: order.eligibility_codes.map((code) => ({ code })),
    raisedBy: {
      personName: name,
      digitalAddresses: parts.email === '' ? [] : [{ type: 'email', address: parts.email }],
    },
    channel: order.channel,
    raisedDate: order.raised_at.toISOString(),
    completedDate: order.completed_at?.toISOString() ?? null,
    lastAppointmentCreatedDate: appointments[0]?.createDateTime ?? null,
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
  asset: AddressLines & Pick<AssetRow, 'asset_type'>,
): WorksOrder['asset'] => ({
  type: { assetTypeId: assetTypeIds[asset.asset_type], assetTypeName: asset.asset_type },
  fullAddress: fullAddressOf(asset),
  isInDefect: order.is_in_defect,
});

function contractorOf(order: WorksOrderRow, parts: WorksOrderParts): WorksOrder['contractor'] {
  const { contractorName: name, contractorPhone: phone } = parts;
  if (order.contractor_site === null || name === null || phone === null) return null;
  const isBuilder = parts.isBuilder === true;
  const isDemobilised = splitList(parts.demobilisedSites ?? '').includes(order.contractor_site);
  return {
    name,
    phoneNumber: phone,
    builderName: isBuilder ? name : null,
    builderPhoneNumber: isBuilder ? phone : null,
    siteStatus: parts.isOnHold === true || isDemobilised ? onHold : 'ACTIVE',
    isIntegrated: parts.isIntegrated === true,
    isEMA: parts.isEma === true,
    isBuilder,
  };
}

function appointmentsOf(parts: WorksOrderParts): Appointment[] {
  const { appointmentId, startsAt, endsAt, availabilityType, appointmentCreated } = parts;
  if (appointmentId === null || startsAt === null || endsAt === null || appointmentCreated === null)
    return [];
  return [
    {
      identifier: appointmentId,
      appointmentStartDatetime: startsAt,
      appointmentEndDatetime: endsAt,
      availabilityType: availabilityType ?? '',
      isPreference: parts.isPreference === true,
      createDateTime: appointmentCreated.toISOString(),
    },
  ];
}

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
