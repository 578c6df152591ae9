import { useEffect, useMemo, useState } from 'react';
import { placeOf } from '../../machines/screen.ts';
import type { AnyEvent } from '../../machines/transition.ts';
import { CaseHistory, RuleTable, StepTable } from './CaseTables.tsx';
import { Choices } from './Choices.tsx';
import { Drawing } from './Drawing.tsx';
import { RealScreen } from './ExampleScreen.tsx';
import { type Case, CaseRunner, presentOf, stepsNow, takenBy } from './model/case.ts';
import { usualChoice } from './model/choices.ts';
import { examplesOf } from './model/examples.ts';
import type { AtlasFlow } from './model/flow.ts';
import { type Graph, graphOf } from './model/graph.ts';
import { litEdges } from './model/lit.ts';
import { shownPart, withTaken } from './model/view.ts';
import { NodePanel } from './NodePanel.tsx';
import { useLayout } from './useLayout.ts';
import type { ViewProps } from './views.ts';

/** How long each move stays on the screen while a case plays by itself, in milliseconds. */
const pace = 900;

/** The node at which a case stands: an end or error page that the last move led to, else the step or its decision. */
function nodeAt({ nodes, edges }: Graph, followed: Case): string {
  const { taken } = followed.moves.at(-1) ?? followed.start;
  const [step, state] = placeOf(presentOf(followed).value);
  const isOver = step.startsWith('end:') || state === 'halted';
  const closing = new Set(nodes.flatMap(({ id, kind }) => (kind === 'end' || kind === 'halt' ? [id] : [])));
  const last = edges.find(({ to, arrows }) => closing.has(to) && arrows.some(({ id }) => taken.includes(id)));
  if (isOver && last) return last.to;
  const gate = `gate:${step}`;
  const isBefore = /^(?:arriving|needing|rechecking)/.test(state);
  if (isBefore && nodes.some(({ id }) => id === gate)) return gate;
  return step.startsWith('end:') ? (presentOf(followed).context.at ?? '') : step;
}

function beginning(runner: CaseRunner, from: string): Case {
  const { flow } = runner;
  const example = from === '' ? undefined : examplesOf(flow).get(from);
  if (example) return runner.replay(example.circumstance, example.events);
  return runner.begin(Object.keys(flow.samples.circumstances)[0] ?? '');
}

/** One case, step by step: what is chosen lights up its way, and says which rules are true. */
export function Follow({ flow, chosen }: ViewProps) {
  return <FollowedFrom key={chosen} flow={flow} from={chosen} />;
}

function FollowedFrom({ flow, from }: { readonly flow: AtlasFlow; readonly from: string }) {
  const runner = useMemo(() => new CaseRunner(flow), [flow]);
  const [followed, setFollowed] = useState(() => beginning(runner, from));
  const [chosen, setChosen] = useState('');
  const [isPlaying, setPlaying] = useState(false);
  // What was chosen beside the screen is not what its fields hold: they are drawn anew.
  const [turn, setTurn] = useState(0);
  const whole = useMemo(() => graphOf(flow), [flow]);
  const way = useMemo(() => shownPart(whole, new Set()), [whole]);
  const graph = useMemo(() => withTaken(whole, way, takenBy(followed)), [whole, way, followed]);
  const layout = useLayout(graph);

  const turnTo = (next: Case) => {
    setFollowed(next);
    setTurn(turn + 1);
  };
  const usual = usualChoice(runner, followed);
  const take = (event: AnyEvent) => turnTo(runner.after(followed, event));
  const begin = (circumstance: string) => {
    setPlaying(false);
    turnTo(runner.begin(circumstance));
  };

  // Only what stands in the case decides when it plays on.
  // biome-ignore lint/correctness/useExhaustiveDependencies: see above
  useEffect(() => {
    if (!isPlaying) return;
    if (!usual) {
      setPlaying(false);
      return;
    }
    const timer = setTimeout(() => take(usual.event), pace);
    return () => clearTimeout(timer);
  }, [isPlaying, followed]);

  const steps = stepsNow(flow, followed);
  const lights = {
    edges: litEdges(whole, graph, followed),
    found: new Map(steps.map(({ step, found }) => [step, found])),
    at: nodeAt(graph, followed),
  };
  const node = whole.nodes.find(({ id }) => id === chosen);
  const { status } = presentOf(followed);

  return (
    <div className="at-split at-follow">
      <section aria-label="Map" className="at-map">
        {layout ? (
          <Drawing graph={graph} layout={layout} chosen={chosen} lights={lights} onChoose={setChosen} />
        ) : (
          <p role="status">Drawing the map…</p>
        )}
      </section>
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
          <h2 id="at-case">The case</h2>
          <label className="at-circumstance">
            Begins as{' '}
            <select value={followed.circumstance} onChange={(event) => begin(event.target.value)}>
              {Object.keys(flow.samples.circumstances).map((name) => (
                <option key={name}>{name}</option>
              ))}
            </select>
          </label>
          <div className="at-row">
            <button type="button" disabled={!usual} onClick={() => usual && take(usual.event)}>
              Press on
            </button>
            <button
              type="button"
              aria-pressed={isPlaying}
              disabled={!usual}
              onClick={() => setPlaying(!isPlaying)}
            >
              {isPlaying ? 'Pause' : 'Play'}
            </button>
            <button
              type="button"
              disabled={followed.moves.length === 0}
              onClick={() => turnTo({ ...followed, moves: followed.moves.slice(0, -1) })}
            >
              One back
            </button>
            <button type="button" onClick={() => begin(followed.circumstance)}>
              Begin anew
            </button>
          </div>
          <CaseHistory runner={runner} followed={followed} />
          <Choices runner={runner} followed={followed} onTake={take} />
        </section>
        <section aria-labelledby="at-now" className="at-stack">
          <h2 id="at-now">What the resident sees</h2>
          {status === 'active' ? (
            <div className="at-device">
              <RealScreen
                key={turn}
                flow={flow}
                snapshot={presentOf(followed)}
                send={(event) => setFollowed(runner.after(followed, event))}
              />
            </div>
          ) : (
            <p>{endInWords(flow, followed)}</p>
          )}
        </section>
        <RuleTable flow={flow} followed={followed} />
        <StepTable flow={flow} steps={steps} />
      </div>
    </div>
  );
}

function endInWords({ journey }: AtlasFlow, followed: Case): string {
  const { ended } = presentOf(followed).context;
  const place = journey.ends[ended?.end ?? ''];
  return `The journey ended: ${ended?.end ?? ''}, at ${place?.route ?? ''}`;
}
