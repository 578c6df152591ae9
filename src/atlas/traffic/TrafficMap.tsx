import { useMemo, useState } from 'react';
import type { JourneyTraffic } from '../../../contract/traffic.ts';
import type { FlowWithCopy } from '../../walkthrough/flow.ts';
import { MapSection } from '../Drawing.tsx';
import { graphOf } from '../model/graph.ts';
import type { GraphNode, Layer } from '../model/graph-shape.ts';
import { visibleGraph } from '../model/visible-graph.ts';
import { PaintKey } from '../PaintKey.tsx';
import { useLayout } from '../useLayout.ts';
import { useOpenStops } from '../useOpenStops.ts';
import { isKnownToGraph } from './model/moves-on-edges.ts';
import { paintingOf } from './model/painting.ts';
import { PlacePanel } from './PlacePanel.tsx';
import { StopList } from './StopList.tsx';
import { LossTable, MoveTable, PlaceTable, UnknownMoves } from './Tables.tsx';

/** What can be drawn besides the way on. */
const more: readonly (readonly [string, readonly Layer[]])[] = [
  ['Where it stops', ['stop']],
  ['Going back', ['back']],
  ['Leaving', ['dialog']],
  ['Error pages', ['errorPage', 'fault']],
];

/** The place of a node as traffic names it. */
const trafficPlace = ({ id, kind, step }: GraphNode): string =>
  kind === 'end' || kind === 'errorPage' ? id.slice(id.lastIndexOf('>') + 1) : step;

export interface TrafficViewProps {
  readonly flow: FlowWithCopy;
  /** The node that is chosen, or a place of the traffic. */
  readonly chosen: string;
  onChoose(chosen: string): void;
}

/** The map of a journey, painted with what residents did; beside it the same in tables. */
export function TrafficMap({
  flow,
  chosen,
  onChoose,
  traffic,
  period,
}: TrafficViewProps & { readonly traffic: JourneyTraffic; readonly period: string }) {
  const [layers, setLayers] = useState<ReadonlySet<Layer>>(new Set());
  const whole = useMemo(() => graphOf(flow), [flow]);
  const part = useMemo(() => visibleGraph(whole, layers), [whole, layers]);
  const { graph, toggle: toggleReasons } = useOpenStops(part);
  const painting = useMemo(() => paintingOf(graph, traffic, period), [graph, traffic, period]);
  const unknown = useMemo(
    () => traffic.moves.filter((move) => !isKnownToGraph(whole, move)),
    [whole, traffic],
  );
  const layout = useLayout(graph);
  const node = whole.nodes.find(({ id }) => id === chosen);
  // An error page is not one node but one for each step that it can stop.
  const place = node ? trafficPlace(node) : chosen;

  const toggle = (names: readonly Layer[], isOn: boolean) =>
    setLayers(new Set([...layers].filter((layer) => !names.includes(layer)).concat(isOn ? names : [])));

  return (
    <>
      <div className="at-tools">
        <fieldset className="at-layers">
          <legend>Also draw</legend>
          {more.map(([name, names]) => (
            <label key={name}>
              <input type="checkbox" onChange={({ target }) => toggle(names, target.checked)} />
              {name}
            </label>
          ))}
        </fieldset>
      </div>
      <PaintKey painting={painting} />
      <UnknownMoves moves={unknown} flow={flow} />
      <div className="at-split">
        <MapSection
          graph={graph}
          layout={layout}
          chosen={chosen}
          painting={painting}
          onChoose={onChoose}
          onUnfold={toggleReasons}
        />
        <aside
          aria-label={place === '' ? 'Where residents are lost' : 'About what is chosen'}
          className="at-panel"
        >
          {place === '' ? (
            <>
              <LossTable traffic={traffic} flow={flow} onChoose={onChoose} />
              <StopList traffic={traffic} flow={flow} onChoose={onChoose} />
              <details className="at-card">
                <summary>All numbers</summary>
                <PlaceTable traffic={traffic} flow={flow} />
                <MoveTable traffic={traffic} flow={flow} />
              </details>
            </>
          ) : (
            <>
              <button type="button" className="at-close" onClick={() => onChoose('')}>
                Close
              </button>
              <PlacePanel flow={flow} traffic={traffic} place={place} />
            </>
          )}
        </aside>
      </div>
    </>
  );
}
