import { useMemo, useState } from 'react';
import { EditButtons, WhichOne } from './EditControls.tsx';
import { FieldInput } from './FieldInput.tsx';
import { type CaseField, caseFields, type FieldValue, isSameValue } from './model/case-fields.ts';
import { presentCaseTypes } from './model/case-types.ts';
import { type CaseTypeEdit, type Draft, subjectOf, withEdit, withoutEdit } from './model/draft.ts';

interface Props {
  readonly draft: Draft;
  /** Id of the type that is changed; the first where it names none. */
  readonly name: string;
  onChoose(name: string): void;
  onChange(draft: Draft): void;
}

/** Chooses a type of service request, changes its fields, and puts the changes into the draft. */
export function CaseTypeForm({ draft, name, onChoose, onChange }: Props) {
  const { types } = presentCaseTypes;
  const chosen = types.find(({ id }) => String(id) === name) ?? types[0];
  if (!chosen) return null;
  const own = draft.edits.filter((edit) => edit.kind === 'caseType' && edit.type === chosen.id);
  return (
    <>
      <WhichOne
        offered={types.map(({ id, description }) => ({ name: String(id), title: description }))}
        chosen={String(chosen.id)}
        onChoose={onChoose}
      />
      <OneType
        key={`${chosen.id} ${JSON.stringify(own)}`}
        id={chosen.id}
        draft={draft}
        onChange={(changed) => {
          onChoose(String(chosen.id));
          onChange(changed);
        }}
      />
    </>
  );
}

const editOf = (type: number, { name: field }: CaseField, value: FieldValue): CaseTypeEdit => ({
  kind: 'caseType',
  type,
  field,
  value,
});

/** A line without anything is no word. */
const entered = (value: FieldValue): FieldValue =>
  Array.isArray(value) ? value.map((line) => line.trim()).filter((line) => line !== '') : value;

function OneType({
  id,
  draft,
  onChange,
}: {
  readonly id: number;
  readonly draft: Draft;
  onChange(draft: Draft): void;
}) {
  const fields = useMemo(() => caseFields(presentCaseTypes, id), [id]);
  const drafted = ({ name, value }: CaseField): FieldValue => {
    const edit = draft.edits.find(
      (each) => each.kind === 'caseType' && each.type === id && each.field === name,
    );
    return edit?.kind === 'caseType' ? edit.value : value;
  };
  const [typed, setTyped] = useState<Readonly<Record<string, FieldValue>>>({});
  const current = (field: CaseField): FieldValue => {
    const own = typed[field.name];
    return own === undefined ? drafted(field) : own;
  };
  const isSame = fields.every((field) => isSameValue(entered(current(field)), drafted(field)));
  const isPresent = fields.every((field) => isSameValue(entered(current(field)), field.value));
  return (
    <form
      className="at-stack"
      onSubmit={(event) => {
        event.preventDefault();
        onChange(
          fields.reduce((changed, field) => {
            const edit = editOf(id, field, entered(current(field)));
            return isSameValue(edit.value, field.value)
              ? withoutEdit(changed, subjectOf(edit))
              : withEdit(changed, edit);
          }, draft),
        );
      }}
    >
      {[...Map.groupBy(fields, ({ group }) => group)].map(([group, own], index) => (
        <details key={group} open={index === 0}>
          <summary>{group}</summary>
          <fieldset className="at-stack">
            <legend className="at-hidden">{group}</legend>
            {own.map((field) => (
              <FieldInput
                key={field.name}
                field={field}
                value={current(field)}
                onChange={(value) => setTyped({ ...typed, [field.name]: value })}
              />
            ))}
          </fieldset>
        </details>
      ))}
      <EditButtons
        isSame={isSame}
        isPresent={isPresent}
        onReset={() => setTyped(Object.fromEntries(fields.map(({ name, value }) => [name, value])))}
      />
    </form>
  );
}
