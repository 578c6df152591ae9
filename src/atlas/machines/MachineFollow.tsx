import { useMemo, useState } from 'react';
import { knownInWords } from '../../walkthrough/values.ts';
import { transitionsTaken, walkthroughEvents } from '../../walkthrough/walkthrough.ts';
import { Choices } from '../Choices.tsx';
import { MapSection } from '../Drawing.tsx';
import { HeadedTable } from '../HeadedTable.tsx';
import {
  type AtlasMachine,
  afterEvent,
  beginCase,
  stateInWords,
  statesIn,
  subjectOfMachine,
} from '../model/machine.ts';
import { machineChoices, usualEvent } from '../model/machine-choices.ts';
import { machineGraph } from '../model/machine-graph.ts';
import { useLayout } from '../useLayout.ts';
import { type PlayedPath, usePlayedPath } from '../usePlayedPath.ts';
import { useWalkthrough } from '../useWalkthrough.ts';
import type { MachineViewProps } from '../views.ts';
import { WalkthroughControls } from '../WalkthroughControls.tsx';
import { WalkthroughHistory } from '../WalkthroughTables.tsx';
import { StateFacts } from './StateFacts.tsx';

/** A machine that is no journey, followed by choosing what happens to it. */
export function MachineFollow({ machine, chosen }: MachineViewProps) {
  const path = usePlayedPath(machine.report, chosen);
  if (path === 'waiting') return <p role="status">Looking for the path…</p>;
  return <FollowedMachine key={chosen} machine={machine} path={path} />;
}

function FollowedMachine({
  machine,
  path,
}: {
  readonly machine: AtlasMachine;
  readonly path: PlayedPath | undefined;
}) {
  const { thought } = machine;
  const graph = useMemo(() => machineGraph(machine), [machine]);
  const subject = useMemo(() => subjectOfMachine(machine), [machine]);
  const layout = useLayout(graph);
  const [chosen, setChosen] = useState('');
  const following = useWalkthrough(
    {
      begin: (circumstance) => beginCase(machine, circumstance),
      after: (followed, event) => afterEvent(machine, followed, event),
      usual: (followed) => usualEvent(machine, graph, followed),
    },
    () => beginCase(machine, path?.circumstance ?? thought.circumstances[0] ?? ''),
    path?.events ?? [],
  );
  const { followed, present } = following;
  const states = statesIn(present.value);
  const taken = transitionsTaken(followed);
  const lights = {
    edges: new Set(
      graph.edges.flatMap(({ id, arrows }) =>
        id === 'start' || arrows.some((arrow) => taken.has(arrow.id)) ? [id] : [],
      ),
    ),
    found: new Map<string, string>(),
    at: states[0] ?? '',
  };
  const node = graph.nodes.find(({ id }) => id === chosen);
  return (
    <div className="at-split at-follow">
      <MapSection graph={graph} layout={layout} chosen={chosen} lights={lights} onChoose={setChosen} />
      <div className="at-panel">
        {node && node.kind !== 'start' ? (
          <section aria-label="About what is chosen">
            <button type="button" className="at-close" onClick={() => setChosen('')}>
              Close
            </button>
            <StateFacts machine={machine} graph={graph} node={node} />
          </section>
        ) : null}
        <section aria-labelledby="at-case" className="at-stack">
          <h2 id="at-case">{path ? `Path ${path.number}` : 'The case'}</h2>
          <WalkthroughControls following={following} circumstances={thought.circumstances} />
          <p role="status">
            {present.status === 'done' ? 'It has ended: ' : 'It is at: '}
            <strong>{states.map(stateInWords).join('; ')}</strong>
          </p>
          <WalkthroughHistory words={subject.told(followed.circumstance, walkthroughEvents(followed))} />
          <Choices groups={machineChoices(machine, followed)} onTake={following.take} />
        </section>
        <Known context={present.context} />
      </div>
    </div>
  );
}

/** What the machine remembers now. */
function Known({ context }: { readonly context: unknown }) {
  return (
    <section aria-labelledby="at-known" className="at-stack">
      <h2 id="at-known">What it knows now</h2>
      <HeadedTable heads={['What', 'Is']}>
        {knownInWords(context).map(([what, is]) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td>{is}</td>
          </tr>
        ))}
      </HeadedTable>
    </section>
  );
}
