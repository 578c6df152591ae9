import * as v from 'valibot';
import { CaseTypesFile } from '../../../../contract/case-catalogue.ts';
import { shapeMistake } from '../../../../contract/case-file-shape.ts';
import { sayMistake, unwritten } from '../../../../contract/case-mistakes.ts';
import { type CaseField, caseFields, codesOf, isSameValue } from './case-fields.ts';
import { type CaseTypeEdit, subjectOf } from './draft.ts';
import { missing } from './faults.ts';

type Type = CaseTypesFile['types'][number];
type Question = Type['additionalInfo'][number];

/** What became of an edit: the field that it changes, as it stood before, or why it cannot be made. */
export interface EditOutcome {
  readonly edit: CaseTypeEdit;
  /** Nothing where the edit names nothing that there is. */
  readonly field?: CaseField;
  readonly fault?: string;
}

/** The types of service request with edits, before anybody checks them. */
export interface MadeCaseTypes {
  readonly file: CaseTypesFile;
  readonly outcomes: readonly EditOutcome[];
}

/**
 * Makes edits one after the other, first those that bring what others change. Those that name nothing, or that the file
 * cannot hold, are left out. Pure: the file is left as it is.
 */
export function makeEdits(file: CaseTypesFile, edits: readonly CaseTypeEdit[]): MadeCaseTypes {
  let current = file;
  const outcomes = edits
    .toSorted((one, other) => rankOf(one) - rankOf(other))
    .map((edit): EditOutcome => {
      const found = fieldOfEdit(current, edit);
      if ('fault' in found) return { edit, ...found };
      const { success, output, issues } = v.safeParse(CaseTypesFile, withField(current, edit, found.field));
      if (!success) return { edit, ...found, fault: issues.map(shapeMistake).map(sayMistake).join(' ') };
      current = output;
      return { edit, ...found };
    });
  return { file: withoutUnused(file, current), outcomes };
}

/** The edits that change something, and those that the file cannot hold; not those that name nothing. */
export const settledEdits = (file: CaseTypesFile, edits: readonly CaseTypeEdit[]): readonly CaseTypeEdit[] =>
  makeEdits(file, edits).outcomes.flatMap(({ edit, field }) =>
    field === undefined || isSameValue(edit.value, field.value) ? [] : [edit],
  );

/** The edits without one, and without those that only change what it brought. */
export function withoutCaseEdit(
  file: CaseTypesFile,
  edits: readonly CaseTypeEdit[],
  subject: string,
): readonly CaseTypeEdit[] {
  const subjects = (outcomes: readonly EditOutcome[]) =>
    new Set(outcomes.filter(({ field }) => field).map(({ edit }) => subjectOf(edit)));
  const rest = edits.filter((edit) => subjectOf(edit) !== subject);
  const were = subjects(makeEdits(file, edits).outcomes);
  const are = subjects(makeEdits(file, rest).outcomes);
  return rest.filter((edit) => are.has(subjectOf(edit)) || !were.has(subjectOf(edit)));
}

/** Whether an edit brings, moves or takes away what other edits name. */
export const isStructural = (edit: CaseTypeEdit): boolean => rankOf(edit) < fieldRank;

const fieldRank = 4;

function rankOf({ field }: CaseTypeEdit): number {
  if (field === 'copyOf') return 0;
  if (field === 'subType') return 1;
  if (field === 'questions') return 2;
  if (field.endsWith('.options')) return 3;
  return field === 'isRemoved' ? fieldRank + 1 : fieldRank;
}

/** The field that an edit changes, or why there is none. */
function fieldOfEdit(
  file: CaseTypesFile,
  { type, field, value }: CaseTypeEdit,
): { readonly field: CaseField } | { readonly fault: string } {
  const types = file.types.map(({ id }) => String(id));
  if (field === 'copyOf') {
    const fault = types.includes(String(type))
      ? `There is a type of service request “${type}” already.`
      : missing('type of service request', String(value), types);
    return fault === undefined ? { field: { ...newType, path: ['types', types.length] } } : { fault };
  }
  const fields = caseFields(file, type);
  const found = fields.find(({ name }) => name === field);
  if (found) return { field: found };
  const names = fields.map(({ name }) => name);
  return {
    fault: missing('type of service request', String(type), types) ?? missing('field', field, names) ?? '',
  };
}

const newType: Omit<CaseField, 'path'> = {
  name: 'copyOf',
  group: 'The type',
  title: 'It is new',
  value: null,
  entry: { as: 'copy' },
};

/** The file with another value in a field; not yet known to be one that it can hold. */
function withField(file: CaseTypesFile, edit: CaseTypeEdit, field: CaseField): unknown {
  const { type: id, value } = edit;
  const { entry, path, leftOut } = field;
  const withType = (change: (type: Type) => Type) => ({
    ...file,
    types: file.types.map((type) => (type.id === id ? change(type) : type)),
  });
  if (entry.as === 'copy') {
    const copies = file.types
      .filter((type) => type.id === value)
      .map((type) => ({ ...type, id, description: `Copy of ${type.description}` }));
    return { ...file, types: [...file.types, ...copies] };
  }
  if (entry.as === 'removal')
    return value === true ? { ...file, types: file.types.filter((type) => type.id !== id) } : file;
  if (entry.as === 'order' && Array.isArray(value))
    return entry.of === 'question'
      ? withType((type) => ({ ...type, additionalInfo: inOrder(type.additionalInfo, value) }))
      : withType((type) => ({
          ...type,
          additionalInfo: type.additionalInfo.map((each) =>
            each.questionId === field.question ? withAnswers(each, value) : each,
          ),
        }));
  const changed = withValueAt(file, path, isSameValue(value, leftOut) ? undefined : value);
  return field.name === 'subType' ? { ...(changed as object), teams: teamsFor(file, edit, field) } : changed;
}

const inOrder = (questions: readonly Question[], ids: readonly string[]): Question[] =>
  ids.map(
    (questionId) =>
      questions.find((each) => each.questionId === questionId) ?? {
        questionId,
        label: unwritten.question,
        type: 'Text',
        options: [],
        isEnabled: true,
      },
  );

/** An answer with which nobody can go on takes along that it stops them. */
function withAnswers({ blocking, ...question }: Question, ids: readonly string[]): Question {
  const options = ids.map(
    (id) =>
      question.options.find((each) => each.id === id) ?? {
        id,
        value: unwritten.answer,
        nextStep: 1 as const,
        dependsOnAttributes: [],
      },
  );
  const isBlocking = blocking && ids.includes(blocking.dependsOn.responseId);
  return { ...question, options, ...(isBlocking ? { blocking } : {}) };
}

/** A subtype that nobody has yet begins with the rules for the team of the subtype before. */
function teamsFor({ teams }: CaseTypesFile, { value }: CaseTypeEdit, { value: was }: CaseField) {
  if (typeof value !== 'string' || teams.some(({ subType }) => subType === value)) return teams;
  const last = teams.findLastIndex(({ subType }) => subType === was);
  const own = teams.filter(({ subType }) => subType === was).map((rule) => ({ ...rule, subType: value }));
  return teams.toSpliced(last + 1, 0, ...own);
}

/** Without rules for teams and messages that were needed, and that no type needs any more. */
function withoutUnused(
  was: CaseTypesFile,
  { teams, messages, types, ...rest }: CaseTypesFile,
): CaseTypesFile {
  const unused = (of: (types: CaseTypesFile['types']) => readonly string[]) => {
    const used = new Set(of(types));
    return new Set(of(was.types).filter((name) => !used.has(name)));
  };
  const subTypes = unused((all) => all.map(({ subType }) => subType));
  const codes = unused((all) => all.flatMap(codesOf));
  return {
    ...rest,
    messages: Object.fromEntries(Object.entries(messages).filter(([code]) => !codes.has(code))),
    types,
    teams: teams.filter(({ subType }) => !subTypes.has(subType)),
  };
}

/** The same with another value at a path; undefined leaves the field out. */
function withValueAt(into: unknown, [key, ...rest]: CaseField['path'], value: unknown): unknown {
  if (key === undefined) return value;
  if (Array.isArray(into)) {
    return into.map((each, index) => (index === key ? withValueAt(each, rest, value) : each));
  }
  const record = into as Readonly<Record<string, unknown>>;
  return { ...record, [key]: withValueAt(record[key], rest, value) };
}
