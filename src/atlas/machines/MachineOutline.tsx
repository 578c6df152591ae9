import { useMemo } from 'react';
import { subjectOfMachine } from '../model/machine.ts';
import { machineGraph } from '../model/machine-graph.ts';
import type { MachineViewProps } from '../views.ts';
import { WalkTables } from '../WalkTables.tsx';
import { StateFacts } from './StateFacts.tsx';

/** Everything that the map of a machine shows, as headings, lists and tables. */
export function MachineOutline({ machine }: MachineViewProps) {
  const graph = useMemo(() => machineGraph(machine), [machine]);
  const subject = useMemo(() => subjectOfMachine(machine), [machine]);
  const { name, about } = machine.machine;
  return (
    <div className="at-outline at-stack">
      <h2>{name}</h2>
      <p>It {about}.</p>
      <section aria-label="States" className="at-stack">
        {graph.nodes
          .filter(({ kind }) => kind !== 'start')
          .map((node) => (
            <article key={node.id} className="at-article">
              <StateFacts machine={machine} graph={graph} node={node} />
            </article>
          ))}
      </section>
      <WalkTables subject={subject} />
    </div>
  );
}
