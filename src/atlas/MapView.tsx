import { useMemo } from 'react';
import { Exports } from './Exports.tsx';
import { Finder } from './Finder.tsx';
import { Legend } from './Legend.tsx';
import { MapAndPanel } from './MapAndPanel.tsx';
import type { GraphNode, Layer } from './model/graph-shape.ts';
import { visibleGraph } from './model/visible-graph.ts';
import { PaintKey } from './PaintKey.tsx';
import { paints } from './paints.ts';
import type { GraphSource } from './source.ts';
import { useAddressSet } from './useAddress.ts';
import { useFoldedRuns } from './useFoldedRuns.tsx';
import { useLayout } from './useLayout.ts';
import { useOpenStops } from './useOpenStops.ts';
import { usePaint } from './usePaint.tsx';
import type { ViewProps } from './view-props.ts';

/** The graph of a journey or a supporting machine, with everything about the node that is chosen beside it. */
export function MapView({ source, sources, chosen, onChoose }: ViewProps) {
  const { painting, choice } = usePaint(paints, source);
  const chosenNode = source.graph.nodes.find(({ id }) => id === chosen);
  const node = chosenNode?.kind === 'start' ? undefined : chosenNode;
  const { part, layers } = useLayers(source, node);
  const { graph: folded, folding, unfold } = useFoldedRuns(part, node?.id);
  const { graph, toggle } = useOpenStops(folded);
  const layout = useLayout(graph);

  return (
    <>
      <div className="at-tools">
        <Finder source={source} sources={sources} onChoose={onChoose} />
        {layers}
        {folding}
        {choice}
        <Legend />
        <Exports source={source} graph={graph} painting={painting} />
      </div>
      {painting ? <PaintKey painting={painting} /> : null}
      <MapAndPanel
        graph={graph}
        layout={layout}
        chosen={chosen}
        painting={painting}
        onChoose={onChoose}
        onUnfold={(id) => (id.startsWith('run:') ? unfold(id) : toggle(id))}
        about={node ? source.nodeDetails({ node, painting, hasScreen: true, onChoose }) : null}
        glance={source.overview({ onChoose })}
      />
    </>
  );
}

/** In a graph with more edges than this, what leads back and across is drawn for one step at a time. */
const maxEdgesAtOnce = 80;

/** What only leads out of the journey can be drawn for all steps of any journey. */
const outward = new Set<Layer>(['stop', 'errorPage', 'fault']);

/** The part of a graph that is drawn, and the fields to choose it. */
function useLayers({ graph: whole, optionalLayers }: GraphSource, node: GraphNode | undefined) {
  const [shown, toggle] = useAddressSet('show');
  const layers = useMemo(
    () => new Set(optionalLayers.map(([layer]) => layer).filter((layer) => shown.has(layer))),
    [optionalLayers, shown],
  );
  // While only the way is drawn, choosing a step changes nothing in the drawing.
  const only = layers.size > 0 ? node?.step : undefined;
  const isTooMuch = only === undefined && whole.edges.length > maxEdgesAtOnce;
  const drawn = useMemo(
    () => (isTooMuch ? new Set([...layers].filter((layer) => outward.has(layer))) : layers),
    [layers, isTooMuch],
  );
  const part = useMemo(
    () => (optionalLayers.length === 0 ? whole : visibleGraph(whole, drawn, only)),
    [whole, optionalLayers, drawn, only],
  );
  const fields = (
    <fieldset className="at-layers">
      <legend>{node ? 'Show here' : 'Also show'}</legend>
      {optionalLayers.map(([layer, name]) => (
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
  return { part, layers: optionalLayers.length === 0 ? null : fields };
}
