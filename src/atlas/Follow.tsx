import { useMemo, useState } from 'react';
import { placeOf } from '../../machines/screen.ts';
import type { AnyEvent } from '../../machines/transition.ts';
import { choicesOf, moveInWords, usualChoice } from '../walkthrough/choices.ts';
import { examplesOf } from '../walkthrough/examples.ts';
import type { WordedFlow } from '../walkthrough/flow.ts';
import { RealScreen } from '../walkthrough/RealScreen.tsx';
import type { Supposed } from '../walkthrough/supposed.ts';
import {
  currentSnapshot,
  currentSteps,
  transitionsTaken,
  type Walkthrough,
  WalkthroughRunner,
  walkthroughEvents,
} from '../walkthrough/walkthrough.ts';
import { Choices } from './Choices.tsx';
import { MapSection } from './Drawing.tsx';
import { type Graph, graphOf } from './model/graph.ts';
import { litEdges } from './model/lit.ts';
import { shownPart, withTaken } from './model/view.ts';
import { NodePanel } from './NodePanel.tsx';
import { SupposedFacts } from './SupposedFacts.tsx';
import { useLayout } from './useLayout.ts';
import { type PlayedPath, usePlayedPath } from './usePlayedPath.ts';
import { useWalkthrough } from './useWalkthrough.ts';
import type { ViewProps } from './views.ts';
import { WalkthroughControls } from './WalkthroughControls.tsx';
import { RuleTable, StepTable, WalkthroughHistory } from './WalkthroughTables.tsx';

/** The node at which a case stands: an end or error page that the last move led to, else the step or its decision. */
function nodeAt({ nodes, edges }: Graph, followed: Walkthrough): string {
  const { taken } = followed.moves.at(-1) ?? followed.start;
  const [step, state] = placeOf(currentSnapshot(followed).value);
  const isOver = step.startsWith('end:') || state === 'halted';
  const closing = new Set(nodes.flatMap(({ id, kind }) => (kind === 'end' || kind === 'halt' ? [id] : [])));
  const last = edges.find(({ to, arrows }) => closing.has(to) && arrows.some(({ id }) => taken.includes(id)));
  if (isOver && last) return last.to;
  const gate = `gate:${step}`;
  const isBefore = /^(?:arriving|needing|rechecking)/.test(state);
  if (isBefore && nodes.some(({ id }) => id === gate)) return gate;
  return step.startsWith('end:') ? (currentSnapshot(followed).context.at ?? '') : step;
}

function beginning(runner: WalkthroughRunner, flow: WordedFlow, from: string): Walkthrough {
  const example = from === '' ? undefined : examplesOf(flow).get(from);
  if (example) return runner.replay(example.circumstance, example.events);
  return runner.begin(Object.keys(flow.samples.circumstances)[0] ?? '');
}

/** One case, step by step: what is chosen lights up its way, and says which rules are true. */
export function Follow({ flow, chosen }: ViewProps) {
  const path = usePlayedPath(flow.report, chosen);
  if (path === 'waiting') return <p role="status">Looking for the path…</p>;
  return <FollowedFrom key={chosen} flow={flow} from={chosen} path={path} />;
}

function FollowedFrom({
  flow,
  from,
  path,
}: {
  readonly flow: WordedFlow;
  readonly from: string;
  readonly path: PlayedPath | undefined;
}) {
  const [supposed, setSupposed] = useState<Supposed>(new Map());
  const runner = useMemo(() => new WalkthroughRunner(flow, supposed), [flow, supposed]);
  const following = useWalkthrough(
    {
      begin: (circumstance) => runner.begin(circumstance),
      after: (followed, event) => runner.after(followed, event),
      usual: (followed) => usualChoice(runner, followed)?.event,
    },
    () => (path ? runner.begin(path.circumstance) : beginning(runner, flow, from)),
    path?.events ?? [],
  );
  const { followed, present } = following;
  const [chosen, setChosen] = useState('');
  const whole = useMemo(() => graphOf(flow), [flow]);
  const way = useMemo(() => shownPart(whole, new Set()), [whole]);
  const graph = useMemo(() => withTaken(whole, way, transitionsTaken(followed)), [whole, way, followed]);
  const layout = useLayout(graph);

  const suppose = (changed: Supposed) => {
    setSupposed(changed);
    following.replace(
      new WalkthroughRunner(flow, changed).replay(followed.circumstance, walkthroughEvents(followed)),
    );
  };

  const steps = currentSteps(runner.flow, followed);
  const lights = {
    edges: litEdges(whole, graph, followed),
    found: new Map(steps.map(({ step, found }) => [step, found])),
    at: nodeAt(graph, followed),
  };
  const node = whole.nodes.find(({ id }) => id === chosen);

  return (
    <div className="at-split at-follow">
      <MapSection graph={graph} layout={layout} chosen={chosen} lights={lights} onChoose={setChosen} />
      <div className="at-panel">
        {node ? (
          <section aria-label="About what is chosen">
            <button type="button" className="at-close" onClick={() => setChosen('')}>
              Close
            </button>
            <NodePanel flow={flow} graph={whole} node={node} onChoose={setChosen} />
          </section>
        ) : null}
        <section aria-labelledby="at-case" className="at-stack">
          <h2 id="at-case">{path ? `Path ${path.number}` : 'The case'}</h2>
          <WalkthroughControls
            following={following}
            circumstances={Object.keys(flow.samples.circumstances)}
          />
          <WalkthroughHistory words={historyOf(runner, followed)} />
          <Choices groups={choicesOf(runner, followed)} onTake={following.take} />
          <SupposedFacts facts={present.context.facts} supposed={supposed} onSuppose={suppose} />
        </section>
        <section aria-labelledby="at-now" className="at-stack">
          <h2 id="at-now">What the resident sees</h2>
          {present.status === 'active' ? (
            <div className="at-device" data-picture>
              <RealScreen key={following.turn} flow={flow} snapshot={present} send={following.receive} />
            </div>
          ) : (
            <p>{endInWords(flow, followed)}</p>
          )}
        </section>
        <RuleTable flow={runner.flow} followed={followed} />
        <StepTable flow={flow} steps={steps} />
      </div>
    </div>
  );
}

const historyOf = (runner: WalkthroughRunner, { start, moves }: Walkthrough): readonly string[] =>
  moves.map(({ event }: { readonly event: AnyEvent }, index) =>
    moveInWords(runner, (moves[index - 1] ?? start).snapshot, event),
  );

function endInWords({ journey }: WordedFlow, followed: Walkthrough): string {
  const { ended } = currentSnapshot(followed).context;
  const place = journey.ends[ended?.end ?? ''];
  return `The journey ended: ${ended?.end ?? ''}, at ${place?.route ?? ''}`;
}
