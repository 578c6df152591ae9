import { useRef } from 'react';
import { AddButton, CaseQuestionFields, FieldIn } from './CaseQuestionFields.tsx';
import { EditButtons } from './EditControls.tsx';
import { settledEdits } from './model/case-making.ts';
import { presentCaseTypes } from './model/case-types.ts';
import { type CaseTypeEdit, type Draft, isCaseTypeEdit, subjectOf, withEdit } from './model/draft.ts';
import { useFieldsInForm } from './useFieldsInForm.ts';
import { useFocusNext } from './useFocusNext.ts';

/** The fields of one type of service request, with its questions and answers, which come, go and move. */
export function CaseTypeFields({
  id,
  draft,
  onChange,
}: {
  readonly id: number;
  readonly draft: Draft;
  onChange(draft: Draft): void;
}) {
  const own = draft.edits.filter(isCaseTypeEdit).filter(({ type }) => type === id);
  const place = useRef<HTMLFormElement>(null);
  const { form, edits, setEdits, news } = useFieldsInForm(id, own, useFocusNext(place));
  const fields = form.fields.filter(({ question }) => question === undefined);
  const questions = fields.find(({ name }) => name === 'questions');
  const groups = Map.groupBy(fields, ({ group }) => group);
  const settled = settledEdits(presentCaseTypes, edits.map(entered));
  const beginning = own.filter(({ field }) => field === 'copyOf');
  const group = (name: string) => (
    <details key={name} open={name === typeGroup}>
      <summary>{name}</summary>
      <fieldset className="at-stack">
        <legend className="at-hidden">{name}</legend>
        {groups.get(name)?.map((field) => (
          <FieldIn key={field.name} form={form} field={field} />
        ))}
      </fieldset>
    </details>
  );
  return (
    <form
      ref={place}
      className="at-stack"
      onSubmit={(event) => {
        event.preventDefault();
        onChange(settled.reduce(withEdit, withoutOthers(draft, id, settled)));
      }}
    >
      {group(typeGroup)}
      {questions ? (
        <>
          {form.idsIn(questions).map((question) => (
            <CaseQuestionFields key={question} form={form} order={questions} question={question} />
          ))}
          <AddButton form={form} order={questions} />
        </>
      ) : null}
      {[...groups.keys()].filter((name) => name !== typeGroup).map(group)}
      <p role="status" className="at-hidden">
        {news}
      </p>
      <EditButtons
        isSame={editsInOrder(settled) === editsInOrder(settledEdits(presentCaseTypes, own))}
        isPresent={settled.length === beginning.length}
        onReset={() => setEdits(beginning)}
      />
    </form>
  );
}

const typeGroup = 'The type';

/** A line without anything is no word. */
const entered = (edit: CaseTypeEdit): CaseTypeEdit =>
  Array.isArray(edit.value)
    ? { ...edit, value: edit.value.map((line) => line.trim()).filter((line) => line !== '') }
    : edit;

const editsInOrder = (edits: readonly CaseTypeEdit[]): string =>
  JSON.stringify(edits.map((edit) => [subjectOf(edit), edit.value]).toSorted());

/** A draft in which only these edits change a type. */
const withoutOthers = (draft: Draft, id: number, edits: readonly CaseTypeEdit[]): Draft => ({
  ...draft,
  edits: draft.edits.filter(
    (edit) =>
      !isCaseTypeEdit(edit) ||
      edit.type !== id ||
      edits.some((other) => subjectOf(other) === subjectOf(edit)),
  ),
});
