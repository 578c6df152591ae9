import type { Transition } from '../../../machines/engine/index.ts';
import type { ExplorableMachine, MachineFlow } from '../../../machines/exploration/index.ts';
import { spaced } from '../../../machines/exploration/index.ts';
import { HeadedTable } from '../HeadedTable.tsx';
import type { Graph, GraphNode } from '../model/graph-shape.ts';
import { PaintedEdges } from '../PaintKey.tsx';
import type { Painting } from '../painting.ts';
import { stateInWords, targetState } from './states.ts';

/** Everything that is known about a state: what it waits for, what can happen in it, and what leads there. */
export function StateDetails({
  machine,
  explorable,
  graph,
  node,
  painting,
}: {
  readonly machine: MachineFlow;
  readonly explorable: ExplorableMachine;
  readonly graph: Graph;
  readonly node: GraphNode;
  readonly painting?: Painting | undefined;
}) {
  const { states, transitions } = explorable;
  const state = states.find(({ name }) => name === node.id);
  if (!state) return null;
  const waits = state.waitsFor.map(spaced);
  const rests = machine.restsIn?.includes(state.name) === true;
  return (
    <div className="at-stack">
      <h2>{node.kind === 'gate' ? 'In any state' : stateInWords(state.name)}</h2>
      {painting ? <PaintedEdges graph={graph} node={node} painting={painting} /> : null}
      <dl className="at-facts">
        {state.description === undefined ? null : (
          <div>
            <dt>What it is</dt>
            <dd>{state.description}</dd>
          </div>
        )}
        <div>
          <dt>Waits for</dt>
          <dd>{waitingInWords(waits, state.type === 'final', rests)}</dd>
        </div>
      </dl>
      <StateTransitions
        title="What can happen"
        machine={machine}
        transitions={transitions.filter(({ from }) => from === state.name)}
      />
      <StateTransitions
        title="What leads here"
        machine={machine}
        transitions={transitions.filter((transition) => targetState(machine, transition) === state.name)}
        isFrom
      />
    </div>
  );
}

function waitingInWords(waits: readonly string[], isFinal: boolean, rests: boolean): string {
  if (isFinal) return 'nothing: it ends here';
  const rest = rests ? '; it may stay here for ever' : '';
  return waits.length > 0
    ? `${waits.join(', ')}${rest}`
    : `somebody to do something, or another part to tell${rest}`;
}

function StateTransitions({
  title,
  machine,
  transitions,
  isFrom = false,
}: {
  readonly title: string;
  readonly machine: MachineFlow;
  readonly transitions: readonly Transition[];
  readonly isFrom?: boolean;
}) {
  if (transitions.length === 0) return null;
  const other = (transition: Transition) =>
    isFrom ? transition.from : (targetState(machine, transition) ?? transition.from);
  return (
    <>
      <h3>{title}</h3>
      <HeadedTable heads={['Because', isFrom ? 'From' : 'Then']}>
        {transitions.map((transition) => (
          <tr key={transition.id}>
            <th scope="row">
              {spaced(transition.because)} <code>{transition.event}</code>
            </th>
            <td>{stateInWords(other(transition))}</td>
          </tr>
        ))}
      </HeadedTable>
    </>
  );
}
