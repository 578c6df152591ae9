import { useEffect, useMemo, useRef, useState } from 'react';
import type { Supposed } from '../walkthrough/supposed.ts';
import { walkthroughEvents } from '../walkthrough/walkthrough.ts';
import { Choices } from './Choices.tsx';
import { MapSection } from './Drawing.tsx';
import type { GraphSource } from './source.ts';
import { useLayout } from './useLayout.ts';
import { type PlayedPath, usePlayedPath } from './usePlayedPath.ts';
import { useWalkthrough } from './useWalkthrough.ts';
import { useWalkthroughAddress } from './useWalkthroughAddress.ts';
import type { ViewProps } from './view-props.ts';
import { WalkthroughControls } from './WalkthroughControls.tsx';
import { WalkthroughHistory } from './WalkthroughHistory.tsx';

/** One walk-through, move by move: its way is lit on the map, beside what can happen next. */
export function WalkthroughView({ source, chosen }: ViewProps) {
  const path = usePlayedPath(source.report, chosen);
  if (path === 'waiting') return <p role="status">Looking for the path…</p>;
  return <WalkthroughFrom key={chosen} source={source} from={chosen} path={path} />;
}

function WalkthroughFrom({
  source,
  from,
  path,
}: {
  readonly source: GraphSource;
  readonly from: string;
  readonly path: PlayedPath | undefined;
}) {
  const [supposed, setSupposed] = useState<Supposed>(new Map());
  const player = useMemo(() => source.player(supposed), [source, supposed]);
  const address = useWalkthroughAddress(source, from);
  const state = useWalkthrough(
    player,
    () => (path ? player.begin(path.initialScenario) : address.first(player)),
    path?.events ?? [],
  );
  const { walkthrough } = state;
  const written = useRef(walkthrough);
  // Only another walkthrough is written: writing changes the address. A recorded path has an address of its own.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (path || written.current === walkthrough) return;
    written.current = walkthrough;
    address.write(player, walkthrough);
  }, [walkthrough]);
  const [chosen, setChosen] = useState('');
  const graph = useMemo(() => player.graph(walkthrough), [player, walkthrough]);
  const layout = useLayout(graph);
  const node = source.graph.nodes.find(({ id }) => id === chosen);

  const suppose = (changed: Supposed) => {
    setSupposed(changed);
    state.replace(source.player(changed).replay(walkthrough.initialScenario, walkthroughEvents(walkthrough)));
  };

  return (
    <div className="at-split">
      <MapSection
        graph={graph}
        layout={layout}
        chosen={chosen}
        lights={player.lights(graph, walkthrough)}
        onChoose={setChosen}
      />
      <div className="at-panel">
        {node && node.kind !== 'start' ? (
          <section aria-label="About what is chosen">
            <button type="button" className="at-close" onClick={() => setChosen('')}>
              Close
            </button>
            {source.nodeDetails({ node, onChoose: setChosen })}
          </section>
        ) : null}
        <section aria-labelledby="at-walkthrough" className="at-stack">
          <h2 id="at-walkthrough">{path?.title ?? 'Walkthrough'}</h2>
          {path?.failure === undefined ? null : <p>{path.failure}</p>}
          <WalkthroughControls state={state} initialScenarios={source.initialScenarios} />
          <WalkthroughHistory lines={player.history(walkthrough)} />
          <Choices groups={player.choices(walkthrough)} onTake={state.take} />
        </section>
        {source.snapshotDetails({ state, supposed, onSuppose: suppose })}
      </div>
    </div>
  );
}
