import * as v from 'valibot';
import { AssetType } from './assets.ts';
import { onHold } from './contractors.ts';
import {
  DigitalAddress,
  filledText,
  Id,
  Instant,
  PersonName,
  TelecomsAddress,
  text,
  WallTime,
} from './fields.ts';
import { channels, priorityCodes } from './priority.ts';
import {
  additionalDetailsLimit,
  contactNameLimit,
  crimeReferenceProblem,
  forbiddenDetailsCharacters,
  forbiddenVulnerabilityCharacters,
  isContactName,
  isPhoneNumber,
  unsafePart,
  vulnerabilityTextLimit,
} from './repair-rules.ts';

export const worksOrderStatuses = [
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
const Answer = v.nullable(v.boolean());

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
    /** `premisesIdentifier` is the home that the resident chose; the asset is the home or a part of its block or estate. */
    asset: v.object({ assetIdentifier: Id, premisesUniqueReference: text(20), premisesIdentifier: Id }),
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

const hasNo = (problem: (value: string) => unknown, message: string) =>
  v.check((value: string) => {
    const found = problem(value);
    return found === undefined || (Array.isArray(found) && found.length === 0);
  }, message);

const Details = v.pipe(
  text(additionalDetailsLimit),
  hasNo(forbiddenDetailsCharacters, 'holds a character that is not allowed'),
  hasNo(unsafePart, 'holds a word or sign that is not allowed'),
);

const VulnerabilityText = v.pipe(
  text(vulnerabilityTextLimit),
  hasNo(forbiddenVulnerabilityCharacters, 'holds a character that is not allowed'),
  hasNo(unsafePart, 'holds a word or sign that is not allowed'),
);

const CrimeReference = v.pipe(
  text(100),
  v.trim(),
  hasNo(crimeReferenceProblem, 'has 3 to 20 characters, all of them allowed'),
);

const ContactName = v.pipe(
  text(contactNameLimit),
  v.check((value) => value === '' || isContactName(value), 'has letters, hyphens, apostrophes and spaces'),
);

const ContactNumber = v.object({
  type: v.optional(text(30), 'contact'),
  number: v.pipe(v.string(), v.check(isPhoneNumber, 'has 11 digits and starts with 0')),
});

const StatusChange = v.object({
  isDraft: v.optional(v.boolean()),
  isSubmitted: v.optional(v.boolean()),
  isSupplementary: v.optional(Answer),
  isVandalism: v.optional(Answer),
  isCovidSelfIsolated: v.optional(Answer),
  isEmergency: v.optional(v.boolean()),
  isRiskToHumanLife: v.optional(v.boolean()),
  isPotentialDuplicate: v.optional(v.boolean()),
  isCatalyst: v.optional(v.boolean()),
  isRecall: v.optional(v.boolean()),
  isOutOfHours: v.optional(v.boolean()),
  isEMA: v.optional(v.boolean()),
  status: v.optional(v.literal('Cancelled')),
});

const JobChange = v.object({
  location: v.optional(v.object({ locationId: text(60), location: text(60) })),
  sorCode: v.optional(filledText(20)),
  repairReasonIdentifier: v.optional(v.nullable(Id)),
  priority: v.optional(v.picklist(priorityCodes)),
  additionalInformation: v.optional(Details),
});

const CustomerChange = v.object({
  vulnerability: v.optional(
    v.pipe(
      v.object({ isVulnerable: Answer, VulnerableResponseText: VulnerabilityText }),
      v.forward(
        v.check(
          (value) => value.isVulnerable !== true || value.VulnerableResponseText.trim() !== '',
          'is needed when somebody is vulnerable',
        ),
        ['VulnerableResponseText'],
      ),
    ),
  ),
});

const ReporterChange = v.object({
  name: v.optional(v.object({ givenName: ContactName, surname: ContactName })),
  telecomsAddresses: v.optional(v.pipe(v.array(ContactNumber), v.maxLength(3))),
  reporterToBeContacted: v.optional(v.boolean()),
  organisation: v.optional(text(100)),
  relationship: v.optional(v.nullable(v.picklist(['Customer', 'Friend or Family', 'Other']))),
});

const changes = {
  statuses: v.optional(StatusChange),
  job: v.optional(JobChange),
  customer: v.optional(CustomerChange),
  reporter: v.optional(ReporterChange),
  /** What the eligibility calls answered, by code, kept for the provider's staff. */
  eligibilityOutcomes: v.optional(v.pipe(v.array(v.object({ code: text(20) })), v.maxLength(20))),
};

const IdentifierChange = {
  contractorSiteIdentifier: v.optional(v.nullable(text(20))),
  crimeReferenceNumber: v.optional(v.nullable(CrimeReference)),
};

/** What a draft starts with: the home and the asset, and whatever has been answered. */
export const NewWorksOrder = v.object({
  identifiers: v.object({
    ...IdentifierChange,
    asset: v.object({ assetIdentifier: Id, premisesIdentifier: Id }),
  }),
  ...changes,
  channel: v.optional(v.literal('CustomerSelfService')),
});

/**
 * What a resident can change about a repair. What is not named stays; null takes an answer back.
 * The gateway works out contractor, priority and flags itself and holds what it is told about them against that.
 */
export const WorksOrderChange = v.object({
  identifiers: v.optional(
    v.object({
      ...IdentifierChange,
      asset: v.optional(v.object({ assetIdentifier: Id, premisesIdentifier: Id })),
      documents: v.optional(v.pipe(v.array(Id), v.maxLength(5))),
    }),
  ),
  /** Sent along when a repair is cancelled. */
  asset: v.optional(v.object({ type: v.object({ assetTypeId: v.pipe(v.number(), v.integer()) }) })),
  ...changes,
});

export type WorksOrderChange = v.InferOutput<typeof WorksOrderChange>;
export type NewWorksOrder = v.InferOutput<typeof NewWorksOrder>;
