import * as v from 'valibot';
import { filledText, Id, text } from './fields.ts';
import { priorityCodes } from './priority.ts';
import { mediaLimits } from './repair-limits.ts';
import {
  additionalDetailsLimit,
  contactNameLimit,
  crimeReferenceProblem,
  forbiddenDetailsCharacters,
  forbiddenVulnerabilityCharacters,
  unsafePart,
  vulnerabilityTextLimit,
} from './repair-rules.ts';
import { Answer } from './works-order.ts';

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

const ContactName = text(contactNameLimit);

/** A number that the provider has saved may have any form; the gateway holds every other one to 11 digits. */
const ContactNumber = v.object({
  type: v.optional(text(30), 'contact'),
  number: filledText(30),
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

/** Title of the refusal (409) of a repair that is sent while online repairs are closed for maintenance. */
export const closedForMaintenance = 'Online repairs are closed for maintenance';

/** Where a repair is. A draft can be saved before the asset is chosen; it cannot be sent then. */
const Place = v.object({ assetIdentifier: v.optional(v.nullable(Id)), premisesIdentifier: Id });

/** What a draft starts with: the home, the asset once it is chosen, and whatever has been answered. */
export const NewWorksOrder = v.object({
  identifiers: v.object({ ...IdentifierChange, asset: Place }),
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
      asset: v.optional(Place),
      documents: v.optional(v.pipe(v.array(Id), v.maxLength(mediaLimits.files))),
    }),
  ),
  /** Sent along when a repair is cancelled. */
  asset: v.optional(v.object({ type: v.object({ assetTypeId: v.pipe(v.number(), v.integer()) }) })),
  ...changes,
});

export type WorksOrderChange = v.InferOutput<typeof WorksOrderChange>;
export type NewWorksOrder = v.InferOutput<typeof NewWorksOrder>;
