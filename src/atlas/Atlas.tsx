import type { ReactNode } from 'react';
import type { WordedFlow } from '../walkthrough/flow.ts';
import type { AtlasMachine } from './model/machine.ts';
import { SubjectChoice } from './SubjectChoice.tsx';
import { type AtlasAddress, hashOf, useAddress } from './useAddress.ts';
import { type AtlasView, views } from './views.ts';

/** The atlas: every journey as it really runs, and every machine that is none, for analysts. */
export function Atlas({
  flows,
  machines = [],
}: {
  readonly flows: readonly WordedFlow[];
  readonly machines?: readonly AtlasMachine[];
}) {
  const ids = [...flows.map(({ journey }) => journey.id), ...machines.map(({ machine }) => machine.id)];
  const { address, choose } = useAddress(
    ids,
    views.map(({ name }) => name),
  );
  const flow = flows.find(({ journey }) => journey.id === address.journey);
  const machine = machines.find((each) => each.machine.id === address.journey);
  const offered = machine ? views.filter(({ ShownMachine }) => ShownMachine) : views;
  const view = offered.find(({ name }) => name === address.view) ?? offered[0];
  return (
    <>
      <header className="at-header">
        <h1 className="at-brand">Atlas</h1>
        <SubjectChoice
          chosen={address.journey}
          groups={[
            ['Journeys', flows.map(({ journey, words }) => [journey.id, words.name])],
            ['Machines that are no journeys', machines.map((each) => [each.machine.id, each.machine.name])],
          ]}
          onChoose={(journey) => {
            window.location.hash = hashOf({ ...address, journey, chosen: '' });
          }}
        />
        <ViewLinks address={address} offered={offered} current={view} />
      </header>
      <main className="at-main">
        {shown({
          view,
          flow,
          machine,
          key: `${address.journey} ${view?.name}`,
          chosen: address.chosen,
          onChoose: (chosen) => choose({ ...address, chosen }),
        })}
      </main>
    </>
  );
}

function shown({
  view,
  flow,
  machine,
  key,
  ...props
}: {
  readonly view: AtlasView | undefined;
  readonly flow: WordedFlow | undefined;
  readonly machine: AtlasMachine | undefined;
  readonly key: string;
  readonly chosen: string;
  onChoose(chosen: string): void;
}): ReactNode {
  if (view && flow) return <view.Shown key={key} flow={flow} {...props} />;
  if (view?.ShownMachine && machine) return <view.ShownMachine key={key} machine={machine} {...props} />;
  return <p>There are no journeys.</p>;
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
              href={hashOf({ ...address, view: view.name, chosen: '' })}
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
