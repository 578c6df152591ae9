import * as v from 'valibot';
import { defineCall } from './call.ts';
import { tenancyGroups } from './customers.ts';
import { providerText } from './fields.ts';
import { v1 } from './paths.ts';
import { assetTypes } from './priority.ts';
import { getReferenceData } from './reference.ts';

/** Namespace of the types of service request. */
export const caseTypesNamespace = 'case-types';

/** Name of a question or an option. Lower case, so that it can be read aloud and compared by eye. */
const Name = v.pipe(
  v.string(),
  v.regex(
    /^[a-z][a-z0-9-]{0,39}$/,
    'must be lower-case letters, digits and hyphens, and begin with a letter',
  ),
  v.notValue('constructor', 'must be another word'),
);

/** Code of a text. */
const Code = v.pipe(
  v.string(),
  v.regex(/^[A-Z][A-Z0-9_]{0,59}$/, 'must be capital letters, digits and underlines'),
);

/** Marker of the question that asks about self-isolation. */
export const covidIsolation = 'COVID_ISOLATION';

export const nextSteps = [1, 2, 3, 4, 'end'] as const;
/** How many questions on an answer leads: 1 is the next one, 2 leaves one out, `end` leaves out all that follow. */
export type NextStep = (typeof nextSteps)[number];

/** What an option may depend on. */
export const attributeKeys = ['TenancyType', 'TenancyGroup'] as const;

export const CaseOption = v.object({
  id: Name,
  /** What the resident reads. */
  value: v.pipe(providerText(100), v.nonEmpty()),
  /**
   * For whom it is offered; empty for everybody. Entries of one key are alternatives, and every key that is named must
   * fit. A value fits an attribute that is equal, in any case.
   */
  dependsOnAttributes: v.array(
    v.object({ key: v.picklist(attributeKeys), value: v.pipe(providerText(40), v.nonEmpty()) }),
  ),
  nextStep: v.picklist(nextSteps),
});

export type CaseOption = v.InferOutput<typeof CaseOption>;

export const CaseQuestion = v.object({
  /** Unique within its type. */
  questionId: Name,
  label: v.pipe(providerText(200), v.nonEmpty()),
  type: v.picklist(['Radio', 'List', 'Text']),
  /** Of Radio and List; empty for Text. */
  options: v.array(CaseOption),
  /** The answer with which nobody can go on, and the text that says why. */
  blocking: v.nullable(
    v.object({ errorCode: Code, message: providerText(500), dependsOn: v.object({ responseId: Name }) }),
  ),
  /** Information that stands with the question. */
  alertMessageCode: v.nullable(v.object({ code: Code, message: providerText(500) })),
  /** The questionnaire ends before the first question that is not. */
  isEnabled: v.boolean(),
  /** `COVID_ISOLATION` for the question about self-isolation. */
  marker: v.nullable(v.literal(covidIsolation)),
});

export type CaseQuestion = v.InferOutput<typeof CaseQuestion>;

export const CaseType = v.object({
  id: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(999_999)),
  /** Its name, unique. */
  description: v.pipe(providerText(100), v.nonEmpty()),
  /** Other words that residents use. */
  keywords: v.array(v.pipe(providerText(60), v.nonEmpty())),
  /** Whom it is for; empty for everybody. */
  tenancyGroups: v.array(v.picklist(tenancyGroups)),
  isVisibleForSelfServe: v.boolean(),
  subType: v.pipe(providerText(30), v.nonEmpty()),
  subTypeCategory: v.pipe(providerText(40), v.nonEmpty()),
  /** The kind of place that it is about. Says nothing about what is sent. */
  assetType: v.picklist(assetTypes),
  /** The questions, in order. */
  additionalInfo: v.array(CaseQuestion),
  /** What else goes into finding the team. */
  additionalCaseCreationFields: v.object({ caseCategory: v.pipe(providerText(40), v.nonEmpty()) }),
});

export type CaseType = v.InferOutput<typeof CaseType>;

/** Whether two types ask the same of the same residents. */
export const isSameType = (a: CaseType, b: CaseType): boolean =>
  JSON.stringify(v.parse(CaseType, a)) === JSON.stringify(v.parse(CaseType, b));

/** A type of service request as a value of the reference data: its key is the id and its value the description. */
export const CaseTypeValue = v.object({
  key: providerText(100),
  value: providerText(1000),
  ...CaseType.entries,
});

/**
 * The types of service request: `getReferenceData` for this namespace alone, with what its values carry. All types are
 * answered, also those that are not for residents: `isVisibleForSelfServe` says so.
 */
export const getCaseTypes = defineCall({
  ...getReferenceData,
  query: v.object({ namespaces: v.literal(caseTypesNamespace) }),
  answer: v.object({
    namespaces: v.array(
      v.object({ namespace: v.object({ name: providerText(60), keyValues: v.array(CaseTypeValue) }) }),
    ),
  }),
});

/**
 * Which types of service request fit words of the resident. Further to what the specification names: the portal looks
 * through the types by itself when a gateway does not answer it.
 */
export const findCaseTypes = defineCall({
  id: 'findCaseTypes',
  method: 'GET',
  path: `${v1}/case-types`,
  query: v.object({ searchText: providerText(100) }),
  answer: v.object({ caseTypes: v.array(v.object({ id: CaseType.entries.id })) }),
});
