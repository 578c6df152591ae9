import { useMemo } from 'react';
import type { AtlasFlow } from './model/flow.ts';
import { type AtlasAddress, hashOf, useAddress } from './useAddress.ts';
import { views } from './views.ts';

const viewNames = views.map(({ name }) => name);

/** The atlas: every journey as it really runs, for analysts. */
export function Atlas({ flows }: { readonly flows: readonly AtlasFlow[] }) {
  const journeys = useMemo(() => flows.map(({ journey }) => journey.id), [flows]);
  const { address, choose } = useAddress(journeys, viewNames);
  const flow = flows.find(({ journey }) => journey.id === address.journey);
  const Shown = views.find(({ name }) => name === address.view)?.Shown;
  return (
    <>
      <header className="at-header">
        <h1 className="at-brand">Atlas</h1>
        <Links
          label="Journeys"
          items={flows.map(({ journey, words }) => [
            words.name,
            { journey: journey.id, view: address.view, chosen: '' },
            journey.id === address.journey,
          ])}
        />
        <Links
          label="Views"
          items={views.map(({ name, title }) => [
            title,
            { ...address, view: name, chosen: '' },
            name === address.view,
          ])}
        />
      </header>
      <main className="at-main">
        {flow && Shown ? (
          <Shown
            key={`${address.journey} ${address.view}`}
            flow={flow}
            chosen={address.chosen}
            onChoose={(chosen) => choose({ ...address, chosen })}
          />
        ) : (
          <p>There are no journeys.</p>
        )}
      </main>
    </>
  );
}

function Links({
  label,
  items,
}: {
  readonly label: string;
  readonly items: readonly (readonly [string, AtlasAddress, boolean])[];
}) {
  return (
    <nav aria-label={label} className="at-links">
      <ul>
        {items.map(([name, address, isCurrent]) => (
          <li key={name}>
            <a href={hashOf(address)} aria-current={isCurrent ? 'page' : undefined}>
              {name}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}
