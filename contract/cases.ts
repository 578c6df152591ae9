import * as v from 'valibot';
import { defineCall } from './call.ts';
import { filledText, Id, queryList, text } from './fields.ts';
import { Instant } from './moments.ts';
import { v1 } from './paths.ts';
import { assetTypes } from './priority.ts';
import { queryNumber } from './query-fields.ts';

export const caseStatuses = ['Active', 'Resolved', 'Cancelled'] as const;
export type CaseStatus = (typeof caseStatuses)[number];

export const teamCategories = ['NeighbourhoodManager', 'IncomesOfficer', 'Team'] as const;
export type TeamCategory = (typeof teamCategories)[number];

/** Relation of the person to call to the resident, with its number in service requests. */
export const caseRelations = { Customer: 1, 'Friend or Family': 2, Other: 3 } as const;
export type CaseRelation = keyof typeof caseRelations;

/** Name of the person to call. */
export const ContactName = v.pipe(filledText(60), v.regex(/^[\p{L}\p{M}' ’-]+$/u));

/** Most questions of one type. */
export const mostQuestions = 50;

/** Most cases in one answer. */
export const mostCases = 1000;

/** What `landLord` says when the provider is the landlord itself. */
export const ownLandlord = 'Own';

/**
 * `landLord` of team determination: `Own` for a landlord that the setting LandlordValues names, otherwise the name.
 * @param landlordValues names separated by commas
 */
export const landLordOf = (organisation: string, landlordValues: string): string => {
  const names = landlordValues.split(',').map((name) => name.trim().toLowerCase());
  return names.includes(organisation.trim().toLowerCase()) ? ownLandlord : organisation;
};

export const determineCaseTeam = defineCall({
  id: 'determineCaseTeam',
  method: 'POST',
  path: `${v1}/case-team-determination`,
  body: v.object({
    channel: v.literal('CustomerSelfService'),
    caseSubType: text(30),
    caseSubTypeCategory: text(40),
    /** `Own`, or the name of another landlord: see `landLordOf`. */
    landLord: text(100),
    tenancyType: text(20),
    /** `additionalCaseCreationFields.caseCategory` of the type. */
    caseCategory: text(40),
  }),
  answer: v.object({
    owningTeam: v.nullable(text(40)),
    owningTeamCategory: v.nullable(v.picklist(teamCategories)),
  }),
});

/** Most characters of an answer in the resident's own words. */
export const longestCaseAnswer = 1500;

/** One answer: `responseId` names an option of a Radio or List question, `responseText` answers a Text question. */
export const CaseAnswer = v.object({
  questionId: text(40),
  responseId: v.optional(text(40)),
  responseText: v.optional(text(longestCaseAnswer)),
});

export type CaseAnswer = v.InferOutput<typeof CaseAnswer>;

const CaseContact = v.object({
  /** A saved number as it is saved, or 11 digits of which the first is 0. */
  phoneNumber: filledText(30),
  /** The three are null for a number of the resident's own that is known already. */
  name: v.nullable(ContactName),
  relationId: v.nullable(v.picklist([1, 2, 3])),
  relation: v.nullable(v.picklist(['Customer', 'Friend or Family', 'Other'])),
});

export const createCase = defineCall({
  id: 'createCase',
  method: 'POST',
  path: `${v1}/cases`,
  body: v.object({
    caseTypeId: v.pipe(v.number(), v.integer()),
    caseTypeDescription: text(100),
    /** The team and its category, as determined. */
    assignee: filledText(40),
    assigneeType: v.picklist(teamCategories),
    identifiers: v.object({ assetIdentifier: Id, customerIdentifier: Id, tenancyIdentifier: Id }),
    contactDetails: CaseContact,
    asset: v.object({
      type: v.object({
        assetTypeId: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(6)),
        assetTypeName: v.picklist(assetTypes),
      }),
    }),
    /** In the order in which they were asked; questions that were left out are not sent. */
    additionalInfo: v.pipe(v.array(CaseAnswer), v.maxLength(mostQuestions)),
  }),
  answer: v.object({
    caseIdentifier: Id,
    /** `CAS-100001`. */
    caseReferenceNumber: text(20),
  }),
  status: 201,
  needsIdempotencyKey: true,
  alsoRefuses: [404],
});

export const CaseItem = v.object({
  id: Id,
  identifiers: v.object({ caseIdentifier: Id, assetIdentifier: Id }),
  /** `CAS-100001`. */
  caseReferenceNumber: text(20),
  caseTypeDescription: text(100),
  /** Code of the team; `ownerNameOf` says it to residents. */
  assignee: text(40),
  assigneeType: v.picklist(teamCategories),
  createdDate: Instant,
  status: v.picklist(caseStatuses),
  /** One line for each question and its answer. */
  description: text(100_000),
});

export type CaseItem = v.InferOutput<typeof CaseItem>;

const caseOrders = [
  'createdDate desc',
  'createdDate asc',
  'caseReferenceNumber desc',
  'caseReferenceNumber asc',
  'caseTypeDescription asc',
  'caseTypeDescription desc',
  /** Active, Resolved, Cancelled; the newest first in each. */
  'status asc',
  'status desc',
] as const;

/** Most characters of an address of the list: each character of the question takes up to nine in it. */
const longestAddress = 4000;

export const searchCases = defineCall({
  id: 'searchCases',
  method: 'GET',
  path: `${v1}/cases`,
  query: v.object({
    /** Every word must occur in the reference, the type or the description. */
    searchText: v.optional(text(100)),
    /** `createdDate desc` unless told. */
    order: v.optional(v.picklist(caseOrders)),
    /** Statuses in any case; empty for all. */
    status: v.optional(queryList(3)),
    /** 10 unless told. */
    limit: v.optional(queryNumber(mostCases)),
    skip: v.optional(queryNumber(1_000_000)),
    /** Only at this property; all when empty. */
    asset: v.optional(v.union([v.literal(''), Id])),
    customerId: v.optional(Id),
  }),
  answer: v.object({
    cases: v.array(CaseItem),
    'total-count': v.number(),
    skip: v.number(),
    limit: v.number(),
    /** Addresses of this part of the list, the next and the one before; the last two only where there is one. */
    _links: v.object({
      self: v.object({ href: text(longestAddress) }),
      next: v.optional(v.object({ href: text(longestAddress) })),
      prev: v.optional(v.object({ href: text(longestAddress) })),
    }),
  }),
  alsoRefuses: [404],
});
