import { useMemo } from 'react';
import { Exports } from '../Exports.tsx';
import { Finder } from '../Finder.tsx';
import { Legend } from '../Legend.tsx';
import { MapAndPanel } from '../MapAndPanel.tsx';
import { machineGraph } from '../model/machine-graph.ts';
import { foundInGraph } from '../model/search.ts';
import { PaintKey } from '../PaintKey.tsx';
import { machinePaints } from '../paints.ts';
import { useFoldedRuns } from '../useFoldedRuns.tsx';
import { useLayout } from '../useLayout.ts';
import { usePaint } from '../usePaint.tsx';
import type { MachineViewProps } from '../views.ts';
import { MachineGlance } from './MachineGlance.tsx';
import { StateFacts } from './StateFacts.tsx';

/** The graph of a machine that is no journey, with everything about the state that is chosen beside it. */
export function MachineMap({ machine, chosen, onChoose }: MachineViewProps) {
  const { painting, choice } = usePaint(machinePaints, machine);
  const whole = useMemo(() => machineGraph(machine), [machine]);
  const node = whole.nodes.find(({ id }) => id === chosen);
  const { graph, folding, unfold } = useFoldedRuns(whole, node?.id);
  const layout = useLayout(graph);
  const { name } = machine.machine;
  return (
    <>
      <div className="at-tools">
        <Finder find={(text) => foundInGraph(whole, text)} onChoose={onChoose} />
        {folding}
        {choice}
        <Legend />
        {layout ? <Exports name={name} graph={graph} layout={layout} painting={painting} /> : null}
      </div>
      {painting ? <PaintKey painting={painting} /> : null}
      <MapAndPanel
        graph={graph}
        layout={layout}
        chosen={chosen}
        painting={painting}
        onChoose={onChoose}
        onUnfold={unfold}
        about={
          node && node.kind !== 'start' ? (
            <StateFacts machine={machine} graph={whole} node={node} painting={painting} />
          ) : null
        }
        glance={<MachineGlance machine={machine} onChoose={onChoose} />}
      />
    </>
  );
}
