import { useState } from 'react';
import { HeadedTable } from '../HeadedTable.tsx';
import { ChangedMap } from './ChangedMap.tsx';
import { ChangeTable } from './ChangeTable.tsx';
import type { Versions } from './model/description.ts';
import type { JourneyDifferences } from './model/differences.ts';
import { type ChangeGroup, groupsOf, isOfArrows } from './model/groups.ts';
import type { HelperChange } from './model/helpers.ts';
import { countsInWords, usersInWords } from './model/in-words.ts';

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
        <Group key={group.id} group={group} step={chosen.step} />
      ))}
      {chosen.step === '' ? <Helpers helpers={journey.helpers} /> : null}
    </section>
  );
}

const touches = (changes: ChangeGroup['changes'], step: string): boolean =>
  changes.some(({ steps }) => steps.includes(step));

function Group({ group, step }: { readonly group: ChangeGroup; readonly step: string }) {
  const changes = step === '' ? group.changes : group.changes.filter(({ steps }) => steps.includes(step));
  const table = <ChangeTable title={`What changed: ${group.title}`} changes={changes} />;
  if (isOfArrows(group)) {
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

function Helpers({ helpers }: { readonly helpers: readonly HelperChange[] }) {
  if (helpers.length === 0) return null;
  return (
    <section aria-labelledby="at-helpers" className="at-stack">
      <h3 id="at-helpers">Code that parts of the journey use</h3>
      <p>
        These parts are written as they were, but what they call or read changed, so they may decide
        otherwise.
      </p>
      <HeadedTable
        heads={['What changed', 'Used by']}
        caption={<caption className="at-hidden">Code that parts of the journey use</caption>}
        className="at-table at-helpers"
      >
        {helpers.map((helper) => (
          <tr key={`${helper.file} ${helper.name}`}>
            <th scope="row">
              <code>{helper.name}</code>
              <span className="at-soft at-helper-file">{helper.file}</span>
            </th>
            <td>{usersInWords(helper)}</td>
          </tr>
        ))}
      </HeadedTable>
    </section>
  );
}
