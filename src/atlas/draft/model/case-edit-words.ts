import type { CaseField, FieldValue } from './case-fields.ts';
import { fieldOfEdit, presentCaseTypes } from './case-types.ts';
import type { CaseTypeEdit } from './draft.ts';

/** Which field of which type an edit changes. */
export function caseEditTitle(edit: CaseTypeEdit): string {
  const type = presentCaseTypes.types.find(({ id }) => id === edit.type);
  const found = fieldOfEdit(presentCaseTypes, edit);
  return [
    type?.description ?? String(edit.type),
    ...('field' in found ? [found.field.group, found.field.title] : [edit.field]),
  ].join(' · ');
}

/** What stands in a field now, and what an edit puts there. */
export function caseEditInWords(edit: CaseTypeEdit): string {
  const found = fieldOfEdit(presentCaseTypes, edit);
  if ('fault' in found) return JSON.stringify(edit.value);
  const { field } = found;
  return `Now: ${fieldValueWords(field, field.value)}. Then: ${fieldValueWords(field, edit.value)}.`;
}

function fieldValueWords({ entry }: CaseField, value: FieldValue): string {
  if (typeof value === 'boolean') return value ? 'yes' : 'no';
  if (Array.isArray(value)) return value.length === 0 ? 'nothing' : value.join(', ');
  const choice = entry.as === 'one' ? entry.choices.find(([each]) => each === value) : undefined;
  return choice?.[1] ?? `“${value}”`;
}
