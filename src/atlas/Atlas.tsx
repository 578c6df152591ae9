import { SourceChoice } from './SourceChoice.tsx';
import type { GraphSource } from './source.ts';
import { type AtlasAddress, hashOf, useAddress } from './useAddress.ts';
import { type AtlasView, views } from './views.tsx';

/** The atlas: every journey as it really runs, and every supporting machine, for analysts. */
export function Atlas({ sources }: { readonly sources: readonly GraphSource[] }) {
  const { address, choose } = useAddress(
    sources.map(({ id }) => id),
    views.map(({ name }) => name),
  );
  const source = sources.find(({ id }) => id === address.journey);
  const offered = source?.flow ? views : views.filter(({ isForJourneysOnly }) => !isForJourneysOnly);
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
        <ViewLinks address={address} offered={offered} current={view} />
      </header>
      <main className="at-main">
        {view && source ? (
          <view.Content
            key={`${source.id} ${view.name}`}
            source={source}
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
}: {
  readonly address: AtlasAddress;
  readonly offered: readonly AtlasView[];
  readonly current: AtlasView | undefined;
}) {
  return (
    <nav aria-label="Views" className="at-links">
      <ul>
        {offered.map((view) => (
          <li key={view.name}>
            <a
              href={hashOf({ journey: address.journey, view: view.name, chosen: '' })}
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
