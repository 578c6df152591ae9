import { useMemo, useState } from 'react';
import { Drawing } from './Drawing.tsx';
import { ExampleScreen } from './ExampleScreen.tsx';
import { Exports } from './Exports.tsx';
import { Finder } from './Finder.tsx';
import { examplesOf } from './model/examples.ts';
import type { AtlasFlow } from './model/flow.ts';
import { graphOf, type Layer } from './model/graph.ts';
import { shownPart } from './model/view.ts';
import { NodePanel } from './NodePanel.tsx';
import { PaintKey } from './PaintKey.tsx';
import { useLayout } from './useLayout.ts';
import { usePaint } from './usePaint.tsx';
import type { ViewProps } from './views.ts';

const layerNames: readonly (readonly [Layer, string])[] = [
  ['dialog', 'Dialogs'],
  ['fault', 'Faults'],
  ['back', 'Back'],
  ['jump', 'Resuming and editing'],
];

/** The graph of a journey, with everything about the node that is chosen beside it. */
export function MapView({ flow, chosen, onChoose }: ViewProps) {
  const [layers, setLayers] = useState<ReadonlySet<Layer>>(new Set());
  const { painting, choice } = usePaint(flow);
  const whole = useMemo(() => graphOf(flow), [flow]);
  const node = whole.nodes.find(({ id }) => id === chosen);
  // While only the way is drawn, choosing a step changes nothing in the drawing.
  const only = layers.size > 0 ? node?.step : undefined;
  const graph = useMemo(() => shownPart(whole, layers, only), [whole, layers, only]);
  const layout = useLayout(graph);
  const example = node ? examplesOf(flow).get(node.step) : undefined;

  const toggle = (layer: Layer) => {
    const rest = new Set(layers);
    if (!rest.delete(layer)) rest.add(layer);
    setLayers(rest);
  };

  return (
    <div className="at-split" data-open={node !== undefined}>
      <section aria-label="Map" className="at-map">
        <div className="at-tools">
          <Finder flow={flow} graph={whole} onChoose={onChoose} />
          <fieldset className="at-layers">
            <legend>{node ? 'Also show, for this step' : 'Also show, for all steps'}</legend>
            {layerNames.map(([layer, name]) => (
              <label key={layer}>
                <input type="checkbox" checked={layers.has(layer)} onChange={() => toggle(layer)} />
                {name}
              </label>
            ))}
          </fieldset>
          {choice}
          <Legend flow={flow} />
          {layout ? <Exports flow={flow} graph={graph} layout={layout} /> : null}
        </div>
        {painting ? <PaintKey painting={painting} /> : null}
        {layout ? (
          <Drawing graph={graph} layout={layout} chosen={chosen} painting={painting} onChoose={onChoose} />
        ) : (
          <p role="status">Drawing the map…</p>
        )}
      </section>
      {node ? (
        <aside aria-label="About what is chosen" className="at-panel">
          <button type="button" className="at-close" onClick={() => onChoose('')}>
            Close
          </button>
          <NodePanel flow={flow} graph={whole} node={node} onChoose={onChoose}>
            {example ? <ExampleScreen flow={flow} snapshot={example.snapshot} step={node.step} /> : null}
          </NodePanel>
        </aside>
      ) : null}
    </div>
  );
}

function Legend({ flow: { journey } }: { readonly flow: AtlasFlow }) {
  return (
    <details className="at-legend">
      <summary>How to read it</summary>
      <div className="at-stack">
        <p>
          {journey.steps.length} steps, {Object.keys(journey.rules).length} rules,{' '}
          {Object.keys(journey.operations).length} operations. Choose a step to see what it asks, what it says
          and how it looks.
        </p>
        <ul>
          <li data-kind="step">A step: one screen, one address</li>
          <li data-kind="gate">A decision; with words, what is asked of the provider’s systems first</li>
          <li data-kind="end">The journey ends there</li>
          <li data-kind="halt">An error page, with a way back to the step</li>
          <li data-kind="dialog">A dialog over a step</li>
        </ul>
        <p>
          The down and up keys follow the arrows; right and left go to the other ways from the same place.
        </p>
      </div>
    </details>
  );
}
