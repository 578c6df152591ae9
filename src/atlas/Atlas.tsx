import { useMemo } from 'react';
import { DraftBanner } from './draft/DraftBanner.tsx';
import { draftedSource } from './draft/drafted.ts';
import { SourceChoice } from './SourceChoice.tsx';
import type { GraphSource } from './source.ts';
import { type AtlasAddress, hashOf, useAddress, useAddressOption } from './useAddress.ts';
import { type AtlasView, views } from './views.tsx';

/** The atlas: every journey as it really runs, and every supporting machine, for analysts. */
export function Atlas({ sources }: { readonly sources: readonly GraphSource[] }) {
  const { address, choose } = useAddress(
    sources.map(({ id }) => id),
    views.map(({ name }) => name),
  );
  const source = sources.find(({ id }) => id === address.journey);
  const [draft] = useAddressOption('draft');
  const drafted = useMemo(() => source && draftedSource(source, draft), [source, draft]);
  const offered = views.filter(
    (view) => (source?.flow || !view.isForJourneysOnly) && (draft === '' || view.draft !== undefined),
  );
  const view = offered.find(({ name }) => name === address.view) ?? offered[0];
  const named = (isJourney: boolean) =>
    sources
      .filter(({ flow }) => (flow !== undefined) === isJourney)
      .map(({ id, name }) => [id, name] as const);
  return (
    <>
      <header className="at-header">
        <h1 className="at-brand">Atlas</h1>
        <SourceChoice
          chosen={address.journey}
          groups={[
            ['Journeys', named(true)],
            ['Supporting machines', named(false)],
          ]}
          onChoose={(journey) => {
            const { view } = address;
            window.location.hash = hashOf({ journey, view, chosen: '' });
          }}
        />
        <ViewLinks address={address} offered={offered} current={view} draft={draft} />
      </header>
      <main className="at-main">
        {source && view?.draft === 'shown' && draft !== '' ? (
          <DraftBanner source={source} view={view.name} text={draft} />
        ) : null}
        {view && source && drafted ? (
          <view.Content
            key={`${source.id} ${view.name} ${view.draft === 'shown' ? draft : ''}`}
            source={view.draft === 'shown' ? drafted : source}
            sources={sources}
            chosen={address.chosen}
            onChoose={choose}
          />
        ) : (
          <p>There are no journeys.</p>
        )}
      </main>
    </>
  );
}

function ViewLinks({
  address,
  offered,
  current,
  draft,
}: {
  readonly address: AtlasAddress;
  readonly offered: readonly AtlasView[];
  readonly current: AtlasView | undefined;
  /** What the address holds of a draft: it stays in it from view to view. */
  readonly draft: string;
}) {
  const options = new Map([['draft', draft]]);
  return (
    <nav aria-label="Views" className="at-links">
      <ul>
        {offered.map((view) => (
          <li key={view.name}>
            <a
              href={hashOf({ journey: address.journey, view: view.name, chosen: '', options })}
              aria-current={view === current ? 'page' : undefined}
            >
              {view.title}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
