import { type AnyEvent, isBeforeStep, stateOf } from '../../../machines/engine/index.ts';
import type { Snapshot } from '../../../machines/exploration/index.ts';
import { choicesOf, moveInWords, usualChoice } from '../../walkthrough/choices.ts';
import type { FlowWithCopy } from '../../walkthrough/flow.ts';
import type { Supposed } from '../../walkthrough/supposed.ts';
import {
  currentSnapshot,
  currentSteps,
  transitionsTaken,
  type Walkthrough,
  WalkthroughRunner,
} from '../../walkthrough/walkthrough.ts';
import type { Lights } from '../Drawing.tsx';
import type { Graph } from '../model/graph-shape.ts';
import { litEdges } from '../model/lit-edges.ts';
import { visibleGraph, withEndsReached } from '../model/visible-graph.ts';
import type { Player } from '../source.ts';

/** Walk-throughs of a journey. */
export class JourneyPlayer implements Player<Snapshot> {
  readonly #runner: WalkthroughRunner;
  readonly #whole: Graph;
  readonly #onward: Graph;

  constructor(flow: FlowWithCopy, whole: Graph, supposed?: Supposed) {
    this.#runner = new WalkthroughRunner(flow, supposed);
    this.#whole = whole;
    this.#onward = visibleGraph(whole, new Set());
  }

  begin(scenario: string): Walkthrough {
    return this.#runner.begin(scenario);
  }

  next(walkthrough: Walkthrough, event: AnyEvent): Walkthrough {
    return this.#runner.after(walkthrough, event);
  }

  usualEvent(walkthrough: Walkthrough): AnyEvent | undefined {
    return usualChoice(this.#runner, walkthrough)?.event;
  }

  replay(scenario: string, events: readonly AnyEvent[]): Walkthrough {
    return this.#runner.replay(scenario, events);
  }

  choices(walkthrough: Walkthrough) {
    return choicesOf(this.#runner, walkthrough);
  }

  history({ start, moves }: Walkthrough): readonly string[] {
    return moves.map(({ event }, index) =>
      moveInWords(this.#runner, (moves[index - 1] ?? start).snapshot, event),
    );
  }

  graph(walkthrough: Walkthrough): Graph {
    return withEndsReached(this.#whole, this.#onward, transitionsTaken(walkthrough));
  }

  lights(graph: Graph, walkthrough: Walkthrough): Lights {
    return {
      edges: litEdges(this.#whole, graph, walkthrough),
      stepStatuses: new Map(
        currentSteps(this.#runner.flow, walkthrough).map(({ step, status: found }) => [step, found]),
      ),
      at: currentNode(graph, walkthrough),
    };
  }
}

/** The node at which a walk-through stands: an end or error page that it just came to, else the step or its gate. */
function currentNode({ nodes, edges }: Graph, walkthrough: Walkthrough): string {
  const { taken } = walkthrough.moves.at(-1) ?? walkthrough.start;
  const snapshot = currentSnapshot(walkthrough);
  const state = stateOf(snapshot);
  const isOver = state.end !== undefined || state.activity === 'failed';
  const closing = new Set(
    nodes.flatMap(({ id, kind }) => (kind === 'end' || kind === 'errorPage' ? [id] : [])),
  );
  const last = edges.find(
    ({ to, transitions }) => closing.has(to) && transitions.some(({ id }) => taken.includes(id)),
  );
  if (isOver && last) return last.to;
  const gate = `gate:${state.step}`;
  if (isBeforeStep(state) && nodes.some(({ id }) => id === gate)) return gate;
  return state.end !== undefined ? (snapshot.context.at ?? '') : state.step;
}
