import { useMemo, useState } from 'react';
import { examplesOf } from '../walkthrough/examples.ts';
import { ExampleScreen } from './ExampleScreen.tsx';
import { Exports } from './Exports.tsx';
import { Finder } from './Finder.tsx';
import { Glance } from './Glance.tsx';
import { Legend } from './Legend.tsx';
import { MapAndPanel } from './MapAndPanel.tsx';
import { type Graph, type GraphNode, graphOf, type Layer } from './model/graph.ts';
import { found } from './model/search.ts';
import { textsOf } from './model/texts.ts';
import { shownPart } from './model/view.ts';
import { NodePanel } from './NodePanel.tsx';
import { PaintKey } from './PaintKey.tsx';
import { paints } from './paints.ts';
import { useFoldedRuns } from './useFoldedRuns.tsx';
import { useLayout } from './useLayout.ts';
import { usePaint } from './usePaint.tsx';
import type { ViewProps } from './views.ts';

const layerNames: readonly (readonly [Layer, string])[] = [
  ['halt', 'Error pages'],
  ['fault', 'Faults'],
  ['dialog', 'Dialogs'],
  ['back', 'Back'],
  ['jump', 'Resuming'],
];

/** The graph of a journey, with everything about the node that is chosen beside it. */
export function MapView({ flow, chosen, onChoose }: ViewProps) {
  const { painting, choice } = usePaint(paints, flow);
  const whole = useMemo(() => graphOf(flow), [flow]);
  const node = whole.nodes.find(({ id }) => id === chosen);
  const { part, layers } = useLayers(whole, node);
  const { graph, folding, unfold } = useFoldedRuns(part, node?.id);
  const layout = useLayout(graph);
  const example = node ? examplesOf(flow).get(node.step) : undefined;

  return (
    <>
      <div className="at-tools">
        <Finder find={(text) => found(flow, whole, text)} onChoose={onChoose} />
        {layers}
        {folding}
        {choice}
        <Legend />
        {layout ? (
          <Exports
            name={flow.words.name}
            graph={graph}
            layout={layout}
            painting={painting}
            texts={() => textsOf(flow)}
          />
        ) : null}
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
          node ? (
            <NodePanel flow={flow} graph={whole} node={node} painting={painting} onChoose={onChoose}>
              {example ? <ExampleScreen flow={flow} snapshot={example.snapshot} step={node.step} /> : null}
            </NodePanel>
          ) : null
        }
        glance={<Glance flow={flow} onChoose={onChoose} />}
      />
    </>
  );
}

/** In a graph with more edges than this, what leads back and across is drawn for one step at a time. */
const mostAtOnce = 80;

/** What only leads out of the journey can be drawn for all steps of any journey. */
const outward = new Set<Layer>(['halt', 'fault']);

/** The part of a graph that is drawn, and the fields to choose it. */
function useLayers(whole: Graph, node: GraphNode | undefined) {
  const [layers, setLayers] = useState<ReadonlySet<Layer>>(new Set());
  // While only the way is drawn, choosing a step changes nothing in the drawing.
  const only = layers.size > 0 ? node?.step : undefined;
  const isTooMuch = only === undefined && whole.edges.length > mostAtOnce;
  const drawn = useMemo(
    () => (isTooMuch ? new Set([...layers].filter((layer) => outward.has(layer))) : layers),
    [layers, isTooMuch],
  );
  const part = useMemo(() => shownPart(whole, drawn, only), [whole, drawn, only]);
  const toggle = (layer: Layer) => {
    const rest = new Set(layers);
    if (!rest.delete(layer)) rest.add(layer);
    setLayers(rest);
  };
  const fields = (
    <fieldset className="at-layers">
      <legend>{node ? 'Show here' : 'Also show'}</legend>
      {layerNames.map(([layer, name]) => (
        <label key={layer}>
          <input type="checkbox" checked={layers.has(layer)} onChange={() => toggle(layer)} />
          {name}
        </label>
      ))}
      {drawn.size < layers.size ? (
        <p role="status">Choose a step: dialogs, going back and resuming are drawn for one at a time.</p>
      ) : null}
    </fieldset>
  );
  return { part, layers: fields };
}
