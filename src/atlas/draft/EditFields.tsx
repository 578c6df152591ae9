import { useMemo } from 'react';
import { expressionInWords } from '../../walkthrough/expression-words.ts';
import type { FlowWithCopy } from '../../walkthrough/flow.ts';
import { ExpressionEditor } from './ExpressionEditor.tsx';
import { messageKeys } from './model/changeable.ts';
import type { Edit, JourneyEdit } from './model/draft.ts';
import { subjectsOf } from './model/subjects.ts';
import { NoticeRulesEditor } from './NoticeRulesEditor.tsx';
import { originalTexts } from './page-texts.ts';

/** The fields by which one edit is made. */
export function EditFields({
  flow,
  edits,
  edit,
  onChange,
}: {
  readonly flow: FlowWithCopy;
  /** What the draft changes besides. */
  readonly edits: readonly Edit[];
  readonly edit: JourneyEdit;
  onChange(edit: JourneyEdit): void;
}) {
  const subjects = useMemo(() => subjectsOf(flow), [flow]);
  const messages = useMemo(() => messageKeys(flow, originalTexts), [flow]);
  switch (edit.kind) {
    case 'rule':
      return (
        <>
          <ExpressionEditor
            flow={flow}
            subjects={subjects}
            value={edit.expression}
            onChange={(expression) => onChange({ ...edit, expression })}
          />
          <p>
            <span className="at-soft">“{edit.rule}” then means:</span>{' '}
            {expressionInWords(flow.copy, edit.expression)}
          </p>
        </>
      );
    case 'blocks':
    case 'notices':
      return (
        <NoticeRulesEditor
          rules={Object.keys(flow.journey.rules)}
          messages={messages}
          textOf={(notice) => textIn(edits, notice)}
          list={edit.list}
          onChange={(list) => onChange({ ...edit, list })}
        />
      );
    case 'text':
      return (
        <label className="at-field">
          What residents read
          <textarea
            rows={4}
            required
            value={edit.text}
            onChange={(event) => onChange({ ...edit, text: event.target.value })}
          />
        </label>
      );
    case 'bound':
      return (
        <label className="at-field">
          Most characters that are an answer
          <input
            type="number"
            min={1}
            required
            value={edit.limit}
            onChange={(event) => onChange({ ...edit, limit: event.target.valueAsNumber || 1 })}
          />
        </label>
      );
  }
}

function textIn(edits: readonly Edit[], notice: string): string {
  const edit = edits.find((each) => each.kind === 'text' && each.notice === notice);
  return edit?.kind === 'text' ? edit.text : (originalTexts[notice] ?? '');
}
