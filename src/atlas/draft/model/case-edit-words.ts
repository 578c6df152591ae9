import type { CaseField, FieldValue } from './case-fields.ts';
import { type EditOutcome, type MadeCaseTypes, makeEdits } from './case-making.ts';
import { presentCaseTypes } from './case-types.ts';
import { type CaseTypeEdit, subjectOf } from './draft.ts';

/** What an edit is called, and what it does. */
export interface EditWords {
  readonly title: string;
  readonly says: string;
}

/** Each edit of a draft in words, by its subject: which field of which type it changes, what stands there, what then. */
export function caseEditWords(edits: readonly CaseTypeEdit[]): ReadonlyMap<string, EditWords> {
  const made = makeEdits(presentCaseTypes, edits);
  return new Map(
    made.outcomes.map((outcome) => [
      subjectOf(outcome.edit),
      { title: caseEditTitle(outcome, made), says: caseEditInWords(outcome, made) },
    ]),
  );
}

function typeName(id: unknown, { file }: MadeCaseTypes): string {
  const type = [...presentCaseTypes.types, ...file.types].find((each) => each.id === id);
  return type?.description ?? String(id);
}

function caseEditTitle({ edit, field }: EditOutcome, made: MadeCaseTypes): string {
  const name = typeName(edit.type, made);
  if (field?.entry.as === 'copy' || field?.entry.as === 'removal') return name;
  return [name, ...(field ? [field.group, field.title] : [edit.field])].join(' · ');
}

function caseEditInWords({ edit, field }: EditOutcome, made: MadeCaseTypes): string {
  if (!field) return JSON.stringify(edit.value);
  const { entry, value } = field;
  if (entry.as === 'copy')
    return `A new type of service request, ${edit.type}, which begins as “${typeName(edit.value, made)}” is.`;
  if (entry.as === 'removal') return 'The type is taken away, with its questions.';
  if (entry.as === 'order' && Array.isArray(value) && Array.isArray(edit.value))
    return orderWords(value, edit.value, (id) => orderedName(edit, field, id, made));
  return `Now: ${fieldValueWords(field, value)}. Then: ${fieldValueWords(field, edit.value)}.`;
}

/** What residents read of a question or an answer that is there, or that a draft brings. */
function orderedName(
  { type: id }: CaseTypeEdit,
  field: CaseField,
  of: string,
  { file }: MadeCaseTypes,
): string {
  const choices = field.entry.as === 'order' ? field.entry.choices : [];
  const questions = file.types.find((type) => type.id === id)?.additionalInfo ?? [];
  const answers = questions.find(({ questionId }) => questionId === field.question)?.options ?? [];
  const words =
    choices.find(([each]) => each === of)?.[1] ??
    (field.question === undefined
      ? questions.find(({ questionId }) => questionId === of)?.label
      : answers.find((each) => each.id === of)?.value);
  return `“${words ?? of}”`;
}

function orderWords(was: readonly string[], then: readonly string[], nameOf: (id: string) => string): string {
  const listed = (ids: readonly string[]) => ids.map(nameOf).join(', ');
  const gone = was.filter((id) => !then.includes(id));
  const added = then.filter((id) => !was.includes(id));
  const remaining = was.filter((id) => then.includes(id));
  const isMoved = [...remaining, ...added].join() !== then.join();
  return [
    gone.length > 0 ? `Taken away: ${listed(gone)}.` : '',
    added.length > 0 ? `New: ${listed(added)}.` : '',
    isMoved ? `In this order: ${listed(then)}.` : '',
  ]
    .filter(Boolean)
    .join(' ');
}

function fieldValueWords({ entry }: CaseField, value: FieldValue): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.length === 0 ? 'nothing' : value.join(', ');
  const choice = entry.as === 'one' ? entry.choices.find(([each]) => each === value) : undefined;
  return choice?.[1] ?? `“${value}”`;
}
