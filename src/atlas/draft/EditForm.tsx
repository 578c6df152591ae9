import { useMemo, useState } from 'react';
import type { FlowWithCopy } from '../../walkthrough/flow.ts';
import { CaseTypeForm } from './CaseTypeForm.tsx';
import { EditButtons, WhichOne } from './EditControls.tsx';
import { EditFields } from './EditFields.tsx';
import { isMadeOfCaseTypes } from './model/case-types.ts';
import { changeableIn, type EditKind, kindNames, presentOf, workedOutRules } from './model/changeable.ts';
import { type Draft, type Edit, type JourneyEdit, subjectOf } from './model/draft.ts';
import { originalTexts } from './page-texts.ts';

const kinds = Object.keys(kindNames) as readonly Edit['kind'][];

/** What is being changed: the kind, and the name of the rule, step, message, question or type. */
export interface Editing {
  readonly kind: Edit['kind'];
  readonly name: string;
}

/** Chooses something of a journey, changes it, and puts the change into the draft. */
export function EditForm({
  flow,
  editing: { kind, name },
  draft,
  onChoose,
  onEdit,
  onChange,
}: {
  /** The journey as it is. */
  readonly flow: FlowWithCopy;
  readonly editing: Editing;
  readonly draft: Draft;
  onChoose(editing: Editing): void;
  onEdit(edit: Edit): void;
  onChange(draft: Draft): void;
}) {
  const offered = kinds.filter((each) => each !== 'caseType' || isMadeOfCaseTypes(flow));
  const chooseName = (other: string) => onChoose({ kind, name: other });
  return (
    <section aria-labelledby="at-edit" className="at-card at-stack">
      <h3 id="at-edit">Change something</h3>
      <fieldset className="at-kinds">
        <legend className="at-hidden">What is changed</legend>
        {offered.map((each) => (
          <label key={each}>
            <input
              type="radio"
              name="at-edit-kind"
              checked={each === kind}
              onChange={() => onChoose({ kind: each, name: '' })}
            />
            {kindNames[each]}
          </label>
        ))}
      </fieldset>
      {kind === 'caseType' ? (
        <CaseTypeForm draft={draft} name={name} onChoose={chooseName} onChange={onChange} />
      ) : (
        <JourneyEditForm
          flow={flow}
          kind={kind}
          name={name}
          edits={draft.edits}
          onChoose={chooseName}
          onEdit={onEdit}
        />
      )}
    </section>
  );
}

function JourneyEditForm({
  flow,
  kind,
  name,
  edits,
  onChoose,
  onEdit,
}: {
  readonly flow: FlowWithCopy;
  readonly kind: EditKind;
  readonly name: string;
  readonly edits: readonly Edit[];
  onChoose(name: string): void;
  onEdit(edit: Edit): void;
}) {
  const offered = useMemo(() => changeableIn(flow, kind, originalTexts), [flow, kind]);
  const chosen = offered.find((each) => each.name === name) ?? offered[0];
  const present = chosen && presentOf(flow.journey, kind, chosen.name, originalTexts);
  if (!chosen || !present) return <p>This journey has nothing of this kind.</p>;
  const drafted = edits
    .filter((edit) => edit.kind !== 'caseType')
    .find((edit) => subjectOf(edit) === subjectOf(present));
  return (
    <>
      <WhichOne offered={offered} chosen={chosen.name} onChoose={onChoose} />
      {kind === 'rule' ? <ClosedRules flow={flow} /> : null}
      <OneEdit
        key={`${subjectOf(present)} ${JSON.stringify(drafted ?? present)}`}
        flow={flow}
        edits={edits}
        present={present}
        drafted={drafted}
        onEdit={onEdit}
      />
    </>
  );
}

function ClosedRules({ flow: { journey } }: { readonly flow: FlowWithCopy }) {
  const closed = workedOutRules(journey);
  if (closed.length === 0) return null;
  return (
    <details>
      <summary>Rules that only a developer can change: {closed.length}</summary>
      <ul>
        {closed.map(([name, because]) => (
          <li key={name}>
            {name}
            {because === '' ? '' : <span className="at-soft"> because {because}</span>}
          </li>
        ))}
      </ul>
    </details>
  );
}

function OneEdit({
  flow,
  edits,
  present,
  drafted,
  onEdit,
}: {
  readonly flow: FlowWithCopy;
  readonly edits: readonly Edit[];
  readonly present: JourneyEdit;
  readonly drafted: JourneyEdit | undefined;
  onEdit(edit: JourneyEdit): void;
}) {
  const [edit, setEdit] = useState(drafted ?? present);
  const text = JSON.stringify(edit);
  const isSame = text === JSON.stringify(drafted ?? present);
  return (
    <form
      className="at-stack"
      onSubmit={(event) => {
        event.preventDefault();
        onEdit(edit);
      }}
    >
      <EditFields flow={flow} edits={edits} edit={edit} onChange={setEdit} />
      <EditButtons
        isSame={isSame}
        isPresent={text === JSON.stringify(present)}
        onReset={() => setEdit(present)}
      />
    </form>
  );
}
