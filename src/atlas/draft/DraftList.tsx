import { useMemo, useRef, useState } from 'react';
import { saveFile } from '../../ui/save-file.ts';
import { expressionInWords } from '../../walkthrough/expression-words.ts';
import type { FlowWithCopy } from '../../walkthrough/flow.ts';
import { questionTitle, stepTitle } from '../../walkthrough/sentences.ts';
import { caseEditWords, type EditWords } from './model/case-edit-words.ts';
import { withoutCaseEdit } from './model/case-making.ts';
import { presentCaseTypes } from './model/case-types.ts';
import { editedName, kindNames } from './model/changeable.ts';
import {
  type Draft,
  type Edit,
  isCaseTypeEdit,
  parseDraft,
  subjectOf,
  textOfDraft,
  withoutEdit,
} from './model/draft.ts';
import type { EditFault } from './model/faults.ts';

/** The changes of a draft, and what can be done with all of them. */
export function DraftList({
  flow,
  draft,
  faults,
  onChange,
  onChoose,
}: {
  readonly flow: FlowWithCopy;
  readonly draft: Draft;
  readonly faults: readonly EditFault[];
  onChange(draft: Draft): void;
  onChoose(edit: Edit): void;
}) {
  const caseWords = useMemo(() => caseEditWords(draft.edits.filter(isCaseTypeEdit)), [draft]);
  return (
    <section aria-labelledby="at-draft" className="at-card at-stack">
      <h3 id="at-draft">The draft</h3>
      {draft.edits.length === 0 ? <p>Nothing is changed yet.</p> : null}
      <ul className="at-edits">
        {draft.edits.map((edit) => {
          const fault = faults.find(({ subject }) => subject === subjectOf(edit));
          const { title, says } = caseWords.get(subjectOf(edit)) ?? editWords(flow, edit);
          return (
            <li key={subjectOf(edit)}>
              <strong>
                {kindNames[edit.kind]}: {title}
              </strong>
              <div>{says}</div>
              {fault ? <p role="alert">Left out: {fault.says}</p> : null}
              <div className="at-links-row">
                <button type="button" className="at-link" onClick={() => onChoose(edit)}>
                  Change
                </button>
                <button type="button" className="at-link" onClick={() => onChange(takenBack(draft, edit))}>
                  Take back
                </button>
              </div>
            </li>
          );
        })}
      </ul>
      <DraftFile draft={draft} onChange={onChange} />
    </section>
  );
}

/** Keeps a draft as a file, and opens one. */
function DraftFile({ draft, onChange }: { readonly draft: Draft; onChange(draft: Draft): void }) {
  const [fault, setFault] = useState('');
  const input = useRef<HTMLInputElement>(null);
  const open = async (file: File | undefined) => {
    if (!file) return;
    const parsed = parseDraft(await file.text(), draft.journey);
    setFault('fault' in parsed ? `${file.name} cannot be opened. ${parsed.fault}` : '');
    if ('draft' in parsed) onChange(parsed.draft);
  };
  return (
    <>
      {draft.edits.length > 0 ? (
        <p className="at-soft">
          The address of this page holds the draft: send it to show it to a colleague.
        </p>
      ) : null}
      <div className="at-links-row">
        {draft.edits.length > 0 ? (
          <button
            type="button"
            className="at-link"
            onClick={() =>
              saveFile(
                `${draft.journey}-draft.json`,
                new Blob([textOfDraft(draft)], { type: 'application/json' }),
              )
            }
          >
            Save as a file
          </button>
        ) : null}
        <button type="button" className="at-link" onClick={() => input.current?.click()}>
          Open a file
        </button>
      </div>
      <input
        ref={input}
        type="file"
        accept=".json,application/json"
        aria-label="File with a draft"
        className="at-hidden"
        tabIndex={-1}
        onChange={(event) => void open(event.target.files?.[0])}
      />
      {fault === '' ? null : <p role="alert">{fault}</p>}
    </>
  );
}

/** A draft without an edit, and without those that only change what it brought. */
function takenBack(draft: Draft, edit: Edit): Draft {
  const subject = subjectOf(edit);
  if (!isCaseTypeEdit(edit)) return withoutEdit(draft, subject);
  const rest = withoutCaseEdit(presentCaseTypes, draft.edits.filter(isCaseTypeEdit), subject);
  return { ...draft, edits: draft.edits.filter((each) => !isCaseTypeEdit(each) || rest.includes(each)) };
}

/** What an edit changes of a journey, and what it puts there. */
function editWords({ copy }: FlowWithCopy, edit: Edit): EditWords {
  const name = editedName(edit);
  switch (edit.kind) {
    case 'rule':
      return { title: name, says: expressionInWords(copy, edit.expression) };
    case 'text':
      return { title: name, says: edit.text };
    case 'bound':
      return { title: questionTitle(copy, name), says: `at most ${edit.limit} characters` };
    case 'caseType':
      return { title: name, says: JSON.stringify(edit.value) };
    default: {
      const rules = edit.list.map(({ when, notice }) => `when ${when}: ${notice}`);
      return { title: stepTitle(copy, name), says: rules.join('; ') || 'nothing' };
    }
  }
}
