import * as v from 'valibot';
import { AssetType } from './assets.ts';
import { onHold } from './contractors.ts';
import { DigitalAddress, Id, PersonName, TelecomsAddress, text } from './fields.ts';
import { Instant, WallTime } from './moments.ts';
import { channels } from './order-values.ts';
import { priorityCodes } from './priority.ts';
import { additionalDetailsLimit, contactNameLimit, vulnerabilityTextLimit } from './repair-rules.ts';

const worksOrderStatuses = [
  'Unappointed',
  'Appointed',
  'In progress',
  'In Diagnosis',
  'Completed',
  'Closed',
  'Cancelled',
  'Reported to EMA',
  'On Hold',
  'Pending Approval',
  'CATALYST_TRIAGE_TIER2',
  'CATALYST_TRIAGE_EMA',
  'CATALYST_TRIAGE_DEFECT',
] as const;
export type WorksOrderStatus = (typeof worksOrderStatuses)[number];

export const WorksOrderStatusName = v.picklist(worksOrderStatuses);

/** Yes, no, or not answered yet. */
export const Answer = v.nullable(v.boolean());

export const WorksOrderAsset = v.object({
  type: v.object({ assetTypeId: v.number(), assetTypeName: AssetType }),
  fullAddress: text(300),
  isInDefect: v.boolean(),
});

export const Appointment = v.object({
  identifier: Id,
  appointmentStartDatetime: WallTime,
  appointmentEndDatetime: WallTime,
  availabilityType: text(10),
  /** A wish that the contractor has yet to confirm. */
  isPreference: v.boolean(),
  createDateTime: Instant,
});

export type Appointment = v.InferOutput<typeof Appointment>;

const PersonAndAddresses = v.object({ personName: PersonName, digitalAddresses: v.array(DigitalAddress) });

/** A repair as it travels, in its groups. */
export const WorksOrder = v.object({
  identifiers: v.object({
    worksOrderIdentifier: Id,
    originalWorkOrderIdentifier: v.nullable(Id),
    originalWorkOrderJobId: v.nullable(text(20)),
    originalWorkOrderSorCode: v.nullable(text(20)),
    jobNumber: v.nullable(text(20)),
    customerIdentifier: Id,
    contractorSiteIdentifier: v.nullable(text(20)),
    crimeReferenceNumber: v.nullable(text(20)),
    /**
     * `premisesIdentifier` is the home that the resident chose; the asset is the home or a part of its block or estate.
     * A draft whose asset is not chosen yet has none, and what else is said of its place is said of the home.
     */
    asset: v.object({
      assetIdentifier: v.nullable(Id),
      premisesUniqueReference: text(20),
      premisesIdentifier: Id,
    }),
    documents: v.array(Id),
  }),
  statuses: v.object({
    status: WorksOrderStatusName,
    isDraft: v.boolean(),
    isSubmitted: v.boolean(),
    isRaisedAsTriage: v.boolean(),
    isSupplementary: Answer,
    isVandalism: Answer,
    isCovidSelfIsolated: Answer,
    isEmergency: v.boolean(),
    isOutOfHours: v.boolean(),
    isRiskToHumanLife: v.boolean(),
    isRecall: v.boolean(),
    isEMA: v.boolean(),
    isCatalyst: v.boolean(),
    isPotentialDuplicate: v.boolean(),
  }),
  job: v.object({
    location: v.object({ locationId: text(60), location: text(60) }),
    trade: text(40),
    cause: v.object({ cause: text(40), causeId: v.number() }),
    sorCode: text(20),
    description: text(500),
    repairReason: text(100),
    repairReasonIdentifier: v.nullable(Id),
    priority: v.picklist(priorityCodes),
    additionalInformation: text(additionalDetailsLimit),
  }),
  asset: WorksOrderAsset,
  contractor: v.nullable(
    v.object({
      name: text(100),
      phoneNumber: text(30),
      builderName: v.nullable(text(100)),
      builderPhoneNumber: v.nullable(text(30)),
      siteStatus: v.picklist(['ACTIVE', onHold]),
      isIntegrated: v.boolean(),
      isEMA: v.boolean(),
      isBuilder: v.boolean(),
    }),
  ),
  customer: v.object({
    name: PersonName,
    chargeCustomer: v.boolean(),
    vulnerability: v.object({ isVulnerable: Answer, VulnerableResponseText: text(vulnerabilityTextLimit) }),
    notification: v.object({ notifyAll: v.boolean(), emails: v.array(text(254)) }),
  }),
  reporter: v.object({
    name: v.object({ givenName: text(contactNameLimit), surname: text(contactNameLimit) }),
    telecomsAddresses: v.array(TelecomsAddress),
    reporterToBeContacted: v.boolean(),
    organisation: text(100),
    relationship: v.nullable(v.object({ relationshipId: v.number(), relationship: text(30) })),
    reportingMethod: v.object({ reportingMethodId: v.number(), reportingMethod: text(30) }),
  }),
  appointments: v.array(Appointment),
  eligibilityOutcomes: v.array(v.object({ code: text(20) })),
  raisedBy: PersonAndAddresses,
  channel: v.picklist(channels),
  raisedDate: Instant,
  completedDate: v.nullable(Instant),
  lastAppointmentCreatedDate: v.nullable(Instant),
  currentStep: v.number(),
  completedStep: v.number(),
});

export type WorksOrder = v.InferOutput<typeof WorksOrder>;
