import './draft.css';
import { useMemo, useState } from 'react';
import type { FlowWithCopy } from '../../walkthrough/flow.ts';
import { JourneyChanges } from '../changes/JourneyChanges.tsx';
import { describeJourney } from '../changes/model/describe.ts';
import { type Description, descriptionFormat, type Versions } from '../changes/model/description.ts';
import { differencesOf } from '../changes/model/differences.ts';
import { journeySource } from '../journey/journey-source.tsx';
import type { GraphSource } from '../source.ts';
import { useAddressOption } from '../useAddress.ts';
import type { ViewProps } from '../view-props.ts';
import { DraftList } from './DraftList.tsx';
import { draftedFlow } from './drafted.ts';
import { EditForm, type Editing } from './EditForm.tsx';
import { Findings } from './Findings.tsx';
import { editedName } from './model/changeable.ts';
import { type Draft, type Edit, emptyDraft, parseDraft, textOfDraft, withEdit } from './model/draft.ts';
import { originalTexts } from './page-texts.ts';
import { Requirements } from './Requirements.tsx';
import { useEvaluation } from './useEvaluation.ts';

/** A draft of changes to a journey, with everything that would come of them. Nothing of it is applied to the product. */
export function DraftView({ source }: ViewProps) {
  const [text, setText] = useAddressOption('draft');
  const parsed = useMemo(() => parseDraft(text, source.id), [text, source.id]);
  const change = (draft: Draft) => setText(textOfDraft(draft));
  if (!source.flow) return null;
  if ('fault' in parsed) {
    return (
      <div className="at-outline at-stack">
        <h2>Try a change: {source.name}</h2>
        <p role="alert">The draft in the address cannot be read. {parsed.fault}</p>
        <div className="at-row">
          <button type="button" onClick={() => change(emptyDraft(source.id))}>
            Begin a new draft
          </button>
        </div>
      </div>
    );
  }
  return (
    <DraftOf source={source} flow={source.flow} draft={parsed.draft} draftText={text} onChange={change} />
  );
}

function DraftOf({
  source,
  flow,
  draft,
  draftText,
  onChange,
}: {
  readonly source: GraphSource;
  readonly flow: FlowWithCopy;
  readonly draft: Draft;
  readonly draftText: string;
  onChange(draft: Draft): void;
}) {
  const [editing, setEditing] = useState<Editing>({ kind: 'rule', name: '' });
  const drafted = useMemo(() => draftedFlow(flow, draft), [flow, draft]);
  const choose = (edit: Edit) => setEditing({ kind: edit.kind, name: editedName(edit) });
  return (
    <div className="at-draft">
      <div className="at-draft-edits at-stack">
        <h2>Try a change: {source.name}</h2>
        <p>
          What you change here is a draft in the address of this page. The product stays as it is until a
          developer applies it.
        </p>
        <DraftList flow={flow} draft={draft} faults={drafted.faults} onChange={onChange} onChoose={choose} />
        <EditForm
          flow={flow}
          editing={editing}
          draft={draft}
          onChoose={setEditing}
          onEdit={(edit) => {
            choose(edit);
            onChange(withEdit(draft, edit));
          }}
          onChange={onChange}
        />
      </div>
      <div className="at-draft-findings at-stack">
        {draft.edits.length === 0 ? (
          <p className="at-soft">What comes of the draft is shown here.</p>
        ) : (
          <Consequences flow={flow} draft={draft} draftText={draftText} drafted={drafted} />
        )}
      </div>
    </div>
  );
}

function Consequences({
  flow,
  draft,
  draftText,
  drafted,
}: {
  readonly flow: FlowWithCopy;
  readonly draft: Draft;
  readonly draftText: string;
  readonly drafted: ReturnType<typeof draftedFlow>;
}) {
  const evaluation = useEvaluation(flow, draft);
  const source = useMemo(() => journeySource(drafted.flow), [drafted]);
  const versions = useMemo(() => versionsOf(flow, drafted), [flow, drafted]);
  const differences = useMemo(() => differencesOf(versions), [versions]);
  const [changed] = differences.journeys;
  const { isRunning } = evaluation;
  return (
    <>
      <h2>What comes of it</h2>
      <p role="status">{isRunning ? runningWords(evaluation) : 'Everything that can happen was explored.'}</p>
      <Findings source={source} draftText={draftText} evaluation={evaluation} />
      {changed ? (
        <>
          <Requirements flow={flow} report={flow.report} differences={changed} evaluation={evaluation} />
          <JourneyChanges versions={versions} journey={changed} />
        </>
      ) : null}
    </>
  );
}

const runningWords = ({ paths }: ReturnType<typeof useEvaluation>): string =>
  paths
    ? 'The recorded paths were followed. Now everything that can happen is explored…'
    : 'Looking at what can happen…';

/** The journey as it is and with the draft, as two versions. */
function versionsOf(flow: FlowWithCopy, drafted: ReturnType<typeof draftedFlow>): Versions {
  const remarks: string[] = [];
  const version = (name: string, of: FlowWithCopy, texts: Readonly<Record<string, string>>): Description => ({
    format: descriptionFormat,
    version: { name, commit: '', day: '', subject: '' },
    journeys: [describeJourney({ ...of, notices: texts }, (remark) => remarks.push(remark))],
    machines: [],
    messages: [],
    remarks: [],
  });
  return {
    was: version('the product', flow, originalTexts),
    now: version('the draft', drafted.flow, { ...originalTexts, ...drafted.texts }),
    remarks,
  };
}
