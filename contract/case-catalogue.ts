import * as v from 'valibot';
import { CaseOption, CaseQuestion, CaseType } from './case-types.ts';
import { mostQuestions, teamCategories } from './cases.ts';
import { providerText } from './fields.ts';

/** What an editor shows of a field. */
const withDescription = <Schema extends v.GenericSchema>(schema: Schema, text: string) =>
  v.pipe(schema, v.description(text));

/** A list that may be left out. */
const optionalList = <Item extends v.GenericSchema>(item: Item) => v.optional(v.array(item), []);

const OptionInFile = v.strictObject({
  id: CaseOption.entries.id,
  value: CaseOption.entries.value,
  nextStep: withDescription(
    v.optional(CaseOption.entries.nextStep, 1),
    'How many questions on it leads: 1 the next one, 2 leaves one out, end leaves out all that follow',
  ),
  dependsOnAttributes: withDescription(
    optionalList(v.strictObject(CaseOption.entries.dependsOnAttributes.item.entries)),
    'For whom it is offered; everybody when left out. Values of one key are alternatives',
  ),
});

const { errorCode, dependsOn } = CaseQuestion.entries.blocking.wrapped.entries;
const { code } = CaseQuestion.entries.alertMessageCode.wrapped.entries;

const QuestionInFile = v.strictObject({
  questionId: CaseQuestion.entries.questionId,
  label: CaseQuestion.entries.label,
  type: CaseQuestion.entries.type,
  options: optionalList(OptionInFile),
  blocking: withDescription(
    v.optional(v.strictObject({ errorCode, dependsOn: v.strictObject(dependsOn.entries) })),
    'The option with which nobody can go on, and the code of the message that says why',
  ),
  alertMessageCode: withDescription(
    v.optional(v.strictObject({ code })),
    'Code of a message that stands with the question',
  ),
  isEnabled: withDescription(
    v.optional(v.boolean(), true),
    'The questionnaire ends before the first question that is not',
  ),
  marker: v.optional(CaseQuestion.entries.marker.wrapped),
});

const { caseCategory } = CaseType.entries.additionalCaseCreationFields.entries;

const TypeInFile = v.strictObject({
  id: CaseType.entries.id,
  description: CaseType.entries.description,
  keywords: withDescription(
    optionalList(CaseType.entries.keywords.item),
    'Other words that residents use for it',
  ),
  tenancyGroups: withDescription(
    optionalList(CaseType.entries.tenancyGroups.item),
    'Whom it is for; everybody when left out',
  ),
  isVisibleForSelfServe: withDescription(v.optional(v.boolean(), true), 'Whether residents are offered it'),
  subType: CaseType.entries.subType,
  subTypeCategory: CaseType.entries.subTypeCategory,
  assetType: CaseType.entries.assetType,
  additionalCaseCreationFields: v.strictObject({ caseCategory }),
  additionalInfo: v.optional(v.pipe(v.array(QuestionInFile), v.maxLength(mostQuestions)), []),
});

/** Which team takes requests of a subtype. The first that fits counts. */
const TeamRule = v.strictObject({
  subType: CaseType.entries.subType,
  /** `Own` or `Other` landlords; both when left out. */
  landLord: v.optional(v.picklist(['Own', 'Other'])),
  /** Types of tenancy, in any case; `LEASE*` is every type that begins so. All when left out. */
  tenancyTypes: v.optional(v.pipe(v.array(v.pipe(providerText(20), v.nonEmpty())), v.nonEmpty())),
  /** Null where nobody takes them. */
  owningTeam: v.nullable(v.pipe(providerText(40), v.nonEmpty())),
  /** `Team` unless told. */
  owningTeamCategory: v.optional(v.picklist(teamCategories), 'Team'),
});

export type TeamRule = v.InferOutput<typeof TeamRule>;

/** The file of the types of service request, as an analyst writes it. */
export const CaseTypesFile = v.strictObject({
  $schema: v.optional(v.string()),
  /** The month, 1 to 12, in which the provider looks through it once a year. */
  reviewMonth: v.pipe(v.number(), v.integer(), v.minValue(1), v.maxValue(12)),
  /** Texts of blocking and alert codes. `{phone}` and `{hours}` are filled in. */
  messages: v.optional(v.record(errorCode, v.pipe(providerText(500), v.nonEmpty())), {}),
  types: v.array(TypeInFile),
  teams: v.array(TeamRule),
});

export type CaseTypesFile = v.InferOutput<typeof CaseTypesFile>;

/** What a right file says, with the texts where they are needed. */
export interface CaseCatalogue {
  readonly reviewMonth: number;
  readonly types: readonly CaseType[];
  readonly teams: readonly TeamRule[];
}

/** The catalogue of a file without mistakes. A code without a text gets an empty one. */
export const catalogueOf = (file: CaseTypesFile): CaseCatalogue => ({
  reviewMonth: file.reviewMonth,
  teams: file.teams,
  types: file.types.map((type) => ({
    ...type,
    additionalInfo: type.additionalInfo.map(({ blocking, alertMessageCode, marker, ...question }) => ({
      ...question,
      blocking:
        blocking === undefined ? null : { ...blocking, message: file.messages[blocking.errorCode] ?? '' },
      alertMessageCode:
        alertMessageCode === undefined
          ? null
          : { ...alertMessageCode, message: file.messages[alertMessageCode.code] ?? '' },
      marker: marker ?? null,
    })),
  })),
});
