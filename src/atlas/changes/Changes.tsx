import './changes.css';
import { useMemo } from 'react';
import { HeadedTable } from '../HeadedTable.tsx';
import { hashOf } from '../useAddress.ts';
import type { ViewProps } from '../view-props.ts';
import { ChangeTable } from './ChangeTable.tsx';
import { JourneyChanges } from './JourneyChanges.tsx';
import type { Versions } from './model/description.ts';
import { differencesOf, isUnchanged } from './model/differences.ts';
import type { Differences, JourneyDifferences } from './model/differences-shape.ts';
import { countsInWords, journeyInWords, versionInWords } from './model/in-words.ts';
import { versionsHere } from './versions.ts';

/** What changed in a journey or machine between the two versions that the page brings with it. */
export function Changes({ source, chosen }: ViewProps) {
  const versions = useMemo(versionsHere, []);
  if (!versions) return <p>This atlas was made of one version alone.</p>;
  return (
    <ChangesOf versions={versions} here={source.id} subject={chosen === '' ? source.descriptionId : chosen} />
  );
}

interface ChangesAddress {
  /** What the address of the page names. */
  readonly here: string;
  /** The id of a description: a journey or a machine of either version. */
  readonly subject: string;
}

/** What changed between two versions: all journeys at a glance, then one of them. */
export function ChangesOf({ versions, here, subject }: ChangesAddress & { readonly versions: Versions }) {
  const differences = useMemo(() => differencesOf(versions), [versions]);
  const { was, now, journeys, messages, remarks } = differences;
  const shown = journeys.find(({ id }) => id === subject);
  return (
    <div className="at-outline at-stack">
      <h2>What changed</h2>
      <p>
        From {versionInWords(was)} to {versionInWords(now)}.
      </p>
      {isUnchanged(differences) ? <p>Nothing changed in what the journeys ask, decide and say.</p> : null}
      <ChangedOverview differences={differences} here={here} shown={shown} />
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
function ChangedOverview({
  differences: { journeys },
  here,
  shown,
}: {
  readonly differences: Differences;
  readonly here: string;
  readonly shown: JourneyDifferences | undefined;
}) {
  const [changed, same] = [
    journeys.filter(({ kind }) => kind !== 'same'),
    journeys.filter(({ kind }) => kind === 'same'),
  ];
  return (
    <>
      {changed.length > 0 ? <ChangedJourneys journeys={changed} here={here} shown={shown} /> : null}
      {same.length > 0 ? <p>Nothing changed in: {same.map(({ name }) => name).join(', ')}.</p> : null}
    </>
  );
}

function ChangedJourneys({
  journeys,
  here,
  shown,
}: {
  readonly journeys: readonly JourneyDifferences[];
  readonly here: string;
  readonly shown: JourneyDifferences | undefined;
}) {
  return (
    <HeadedTable
      heads={['Journey', 'What changed']}
      caption={<caption className="at-hidden">Journeys that changed</caption>}
    >
      {journeys.map((journey) => (
        <tr key={journey.id} data-changed={journey === shown}>
          <th scope="row">
            <a
              href={hashOf({ journey: here, view: 'changes', chosen: journey.id })}
              aria-current={journey === shown ? 'true' : undefined}
            >
              {journey.name}
            </a>
          </th>
          <td>{journeyInWords(journey)}</td>
        </tr>
      ))}
    </HeadedTable>
  );
}
