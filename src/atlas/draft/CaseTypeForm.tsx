import { useMemo, useRef } from 'react';
import { CaseTypeFields } from './CaseTypeFields.tsx';
import { WhichOne } from './EditControls.tsx';
import { makeEdits } from './model/case-making.ts';
import { newTypeId } from './model/case-order.ts';
import { presentCaseTypes } from './model/case-types.ts';
import { type CaseTypeEdit, type Draft, isCaseTypeEdit, withEdit } from './model/draft.ts';
import { useFocusNext } from './useFocusNext.ts';

interface Props {
  readonly draft: Draft;
  /** Id of the type that is changed; the first where it names none. */
  readonly name: string;
  onChoose(name: string): void;
  onChange(draft: Draft): void;
}

/** Chooses a type of service request, changes its fields, takes it away or copies it, all in the draft. */
export function CaseTypeForm({ draft, name, onChoose, onChange }: Props) {
  const form = useRef<HTMLDivElement>(null);
  const focusNext = useFocusNext(form);
  const drafted = useMemo(
    () => makeEdits(presentCaseTypes, draft.edits.filter(isCaseTypeEdit)).file,
    [draft],
  );
  const isDrafted = (id: number) => drafted.types.some((type) => type.id === id);
  const isPresent = (id: number) => presentCaseTypes.types.some((type) => type.id === id);
  const types = [...presentCaseTypes.types, ...drafted.types.filter(({ id }) => !isPresent(id))];
  const chosen = types.find(({ id }) => String(id) === name) ?? types[0];
  if (!chosen) return null;
  const { id } = chosen;
  const change = (changed: Draft, choice = id, focus = '') => {
    focusNext(focus);
    onChoose(String(choice));
    onChange(changed);
  };
  const own = draft.edits.filter((edit) => isCaseTypeEdit(edit) && edit.type === id);
  return (
    <div className="at-stack" ref={form}>
      <div data-focus="which">
        <WhichOne
          offered={types.map((type) => ({
            name: String(type.id),
            title: isDrafted(type.id) ? type.description : `${type.description} (taken away)`,
          }))}
          chosen={String(id)}
          onChoose={onChoose}
        />
      </div>
      <div className="at-links-row">
        {isDrafted(id) && isPresent(id) ? (
          <button
            type="button"
            className="at-link"
            onClick={() => {
              const other = newTypeId(drafted);
              change(withEdit(draft, copyEdit(other, id)), other, 'description');
            }}
          >
            Add a type like this one
          </button>
        ) : null}
        <button
          type="button"
          className="at-link"
          onClick={() => {
            const rest = withoutType(draft, id);
            if (!isPresent(id)) change(rest, types[0]?.id, 'which');
            else change(isDrafted(id) ? withEdit(rest, removal(id)) : rest);
          }}
        >
          {isDrafted(id) ? 'Take this type away' : 'Keep this type'}
        </button>
      </div>
      {isDrafted(id) ? (
        <CaseTypeFields key={`${id} ${JSON.stringify(own)}`} id={id} draft={draft} onChange={change} />
      ) : (
        <p>The draft takes this type away, with its questions.</p>
      )}
    </div>
  );
}

const copyEdit = (type: number, origin: number): CaseTypeEdit => ({
  kind: 'caseType',
  type,
  field: 'copyOf',
  value: origin,
});

const removal = (type: number): CaseTypeEdit => ({ kind: 'caseType', type, field: 'isRemoved', value: true });

/** A draft that changes nothing of a type. */
const withoutType = (draft: Draft, id: number): Draft => ({
  ...draft,
  edits: draft.edits.filter((edit) => !isCaseTypeEdit(edit) || edit.type !== id),
});
