import { useState } from 'react';
import { ChangedMap } from './ChangedMap.tsx';
import { ChangeTable } from './ChangeTable.tsx';
import type { Versions } from './model/description.ts';
import type { JourneyDifferences } from './model/differences-shape.ts';
import { type ChangeGroup, groupsOf, isOfTransitions } from './model/groups.ts';
import { countsInWords, filesInWords } from './model/in-words.ts';

/** What changed in one journey: on its map, and step by step. Choosing a step on the map leaves only its changes. */
export function JourneyChanges({
  versions,
  journey,
}: {
  readonly versions: Versions;
  readonly journey: JourneyDifferences;
}) {
  const [chosen, setChosen] = useState({ node: '', step: '' });
  const groups = groupsOf(journey);
  const only = chosen.step === '' ? groups : groups.filter(({ changes }) => touches(changes, chosen.step));
  const title = journey.steps.find(({ id }) => id === chosen.step)?.title ?? chosen.step;
  return (
    <section aria-labelledby="at-journey" className="at-stack">
      <h2 id="at-journey">{journey.name}</h2>
      {journey.kind === 'same' ? (
        <p>Nothing changed.</p>
      ) : (
        <ChangedMap
          versions={versions}
          journey={journey}
          chosen={chosen.node}
          onChoose={(node, step) => setChosen({ node, step })}
        />
      )}
      {chosen.step === '' ? null : (
        <div className="at-row" role="status">
          <p>
            {only.length === 0 ? 'Nothing changed at' : 'Only what changed at'} “{title}”.
          </p>
          <button type="button" onClick={() => setChosen({ node: '', step: '' })}>
            Show all changes
          </button>
        </div>
      )}
      {only.map((group) => (
        <ChangeGroupTable key={group.id} group={group} step={chosen.step} />
      ))}
      {chosen.step === '' ? <ChangedFiles files={journey.files} /> : null}
    </section>
  );
}

const touches = (changes: ChangeGroup['changes'], step: string): boolean =>
  changes.some(({ steps }) => steps.includes(step));

function ChangeGroupTable({ group, step }: { readonly group: ChangeGroup; readonly step: string }) {
  const changes = step === '' ? group.changes : group.changes.filter(({ steps }) => steps.includes(step));
  const table = <ChangeTable title={`What changed: ${group.title}`} changes={changes} />;
  if (isOfTransitions(group)) {
    return (
      <details className="at-card">
        <summary>
          {group.title}: {countsInWords(changes)}
        </summary>
        {table}
      </details>
    );
  }
  return (
    <section aria-labelledby={`at-changes-${group.id}`} className="at-stack">
      <h3 id={`at-changes-${group.id}`}>
        {group.title}
        {group.step === undefined || group.step === 'altered' ? '' : ` (${group.step})`}
      </h3>
      {table}
    </section>
  );
}

function ChangedFiles({ files }: { readonly files: readonly string[] }) {
  if (files.length === 0) return null;
  return (
    <section aria-labelledby="at-changed-files" className="at-stack">
      <h3 id="at-changed-files">Files that changed</h3>
      <p>{filesInWords}</p>
      <ul>
        {files.map((file) => (
          <li key={file}>
            <code>{file}</code>
          </li>
        ))}
      </ul>
    </section>
  );
}
