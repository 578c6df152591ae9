import './changes.css';
import { useMemo } from 'react';
import { hashOf } from '../useAddress.ts';
import type { ViewProps } from '../views.ts';
import { ChangeTable } from './ChangeTable.tsx';
import { JourneyChanges } from './JourneyChanges.tsx';
import type { Versions } from './model/description.ts';
import {
  type Differences,
  differencesOf,
  isUnchanged,
  type JourneyDifferences,
} from './model/differences.ts';
import { countsInWords, journeyInWords, versionInWords } from './model/in-words.ts';
import { versionsHere } from './versions.ts';

/** What changed between the two versions that the page brings with it. */
export function Changes(props: ViewProps) {
  const versions = useMemo(versionsHere, []);
  return versions ? (
    <ChangesOf versions={versions} {...props} />
  ) : (
    <p>This atlas was made of one version alone.</p>
  );
}

/** What changed between two versions: all journeys at a glance, then one of them. */
export function ChangesOf({ versions, flow, chosen }: ViewProps & { readonly versions: Versions }) {
  const differences = useMemo(() => differencesOf(versions), [versions]);
  const { was, now, journeys, messages, remarks } = differences;
  const shown = journeys.find(({ id }) => id === (chosen === '' ? flow.journey.id : chosen));
  return (
    <div className="at-outline at-stack">
      <h2>What changed</h2>
      <p>
        From {versionInWords(was)} to {versionInWords(now)}.
      </p>
      {isUnchanged(differences) ? <p>Nothing changed in what the journeys ask, decide and say.</p> : null}
      <Overview differences={differences} flow={flow.journey.id} shown={shown} />
      {shown ? <JourneyChanges key={shown.id} versions={versions} journey={shown} /> : null}
      {messages.length > 0 ? (
        <section aria-labelledby="at-other-messages" className="at-stack">
          <h3 id="at-other-messages">Messages that no journey is known to show</h3>
          <p>{countsInWords(messages)}.</p>
          <ChangeTable title="Messages that no journey is known to show" changes={messages} />
        </section>
      ) : null}
      {remarks.length > 0 ? (
        <section aria-labelledby="at-remarks" className="at-article at-stack">
          <h3 id="at-remarks">What is not compared</h3>
          <ul>
            {remarks.map((remark) => (
              <li key={remark}>{remark}</li>
            ))}
          </ul>
        </section>
      ) : null}
    </div>
  );
}

/** Every journey with how much of it changed. */
function Overview({
  differences: { journeys },
  flow,
  shown,
}: {
  readonly differences: Differences;
  readonly flow: string;
  readonly shown: JourneyDifferences | undefined;
}) {
  const [changed, same] = [
    journeys.filter(({ kind }) => kind !== 'same'),
    journeys.filter(({ kind }) => kind === 'same'),
  ];
  return (
    <>
      {changed.length > 0 ? <ChangedJourneys journeys={changed} flow={flow} shown={shown} /> : null}
      {same.length > 0 ? <p>Nothing changed in: {same.map(({ name }) => name).join(', ')}.</p> : null}
    </>
  );
}

function ChangedJourneys({
  journeys,
  flow,
  shown,
}: {
  readonly journeys: readonly JourneyDifferences[];
  readonly flow: string;
  readonly shown: JourneyDifferences | undefined;
}) {
  return (
    <table className="at-table">
      <caption className="at-hidden">Journeys that changed</caption>
      <thead>
        <tr>
          <th scope="col">Journey</th>
          <th scope="col">What changed</th>
        </tr>
      </thead>
      <tbody>
        {journeys.map((journey) => (
          <tr key={journey.id} data-changed={journey === shown}>
            <th scope="row">
              <a
                href={hashOf({ journey: flow, view: 'changes', chosen: journey.id })}
                aria-current={journey === shown ? 'true' : undefined}
              >
                {journey.name}
              </a>
            </th>
            <td>{journeyInWords(journey)}</td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
