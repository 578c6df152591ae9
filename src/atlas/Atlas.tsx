import { useMemo } from 'react';
import { Follow } from './Follow.tsx';
import { MapView } from './MapView.tsx';
import type { AtlasFlow } from './model/flow.ts';
import { Outline } from './Outline.tsx';
import { type AtlasAddress, hashOf, useAddress, type ViewName } from './useAddress.ts';

const views: readonly (readonly [ViewName, string])[] = [
  ['map', 'Map'],
  ['follow', 'Follow a case'],
  ['outline', 'Outline and tables'],
];

/** The atlas: every journey as it really runs, for analysts. */
export function Atlas({ flows }: { readonly flows: readonly AtlasFlow[] }) {
  const journeys = useMemo(() => flows.map(({ journey }) => journey.id), [flows]);
  const { address, choose } = useAddress(journeys);
  const flow = flows.find(({ journey }) => journey.id === address.journey);
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
          items={views.map(([view, name]) => [name, { ...address, view, chosen: '' }, view === address.view])}
        />
      </header>
      <main className="at-main">
        {flow ? (
          <View
            key={`${address.journey} ${address.view}`}
            flow={flow}
            address={address}
            onChoose={(chosen) => choose({ ...address, chosen })}
          />
        ) : (
          <p>There are no journeys.</p>
        )}
      </main>
    </>
  );
}

function View({
  flow,
  address,
  onChoose,
}: {
  readonly flow: AtlasFlow;
  readonly address: AtlasAddress;
  onChoose(node: string): void;
}) {
  switch (address.view) {
    case 'map':
      return <MapView flow={flow} chosen={address.chosen} onChoose={onChoose} />;
    case 'follow':
      return <Follow key={address.chosen} flow={flow} from={address.chosen} />;
    case 'outline':
      return <Outline flow={flow} />;
  }
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
