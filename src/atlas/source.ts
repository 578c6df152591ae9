import type { ReactNode } from 'react';
import type { AnyEvent, Transition } from '../../machines/engine/index.ts';
import type { ChoiceGroup } from '../walkthrough/choices.ts';
import type { FindReport, FlowWithCopy } from '../walkthrough/flow.ts';
import type { Supposed } from '../walkthrough/supposed.ts';
import type { Walkthrough } from '../walkthrough/walkthrough.ts';
import type { Lights } from './Drawing.tsx';
import type { Graph, GraphNode, Layer } from './model/graph-shape.ts';
import type { SearchResult } from './model/search.ts';
import type { PlacedText } from './model/texts.ts';
import type { Painting } from './painting.ts';
import type { WalkthroughPlayer, WalkthroughState } from './useWalkthrough.ts';

/** What any machine's snapshot has. */
export interface AnySnapshot {
  readonly status: string;
  readonly value: unknown;
  readonly context: object;
}

/** Runs walk-throughs of a source and says what can be said about each. */
export interface Player<S extends AnySnapshot = AnySnapshot> extends WalkthroughPlayer<S> {
  replay(scenario: string, events: readonly AnyEvent[]): Walkthrough<S>;
  choices(walkthrough: Walkthrough<S>): readonly ChoiceGroup[];
  /** What happened so far, one line an event. */
  history(walkthrough: Walkthrough<S>): readonly string[];
  /** The graph to draw: it includes every end that the walk-through came to. */
  graph(walkthrough: Walkthrough<S>): Graph;
  lights(graph: Graph, walkthrough: Walkthrough<S>): Lights;
}

export interface OverviewProps {
  onChoose(node: string): void;
}

export interface NodeDetailsProps {
  readonly node: GraphNode;
  readonly painting?: Painting | undefined;
  /** Whether the screen of a step is shown as well. */
  readonly hasScreen?: boolean;
  onChoose(node: string): void;
}

export interface SnapshotDetailsProps<S extends AnySnapshot = AnySnapshot> {
  readonly state: WalkthroughState<S>;
  /** Facts that are as the analyst supposes them. */
  readonly supposed: Supposed;
  onSuppose(supposed: Supposed): void;
}

/** A journey or a supporting machine, as all views of the atlas see it. */
export interface GraphSource {
  readonly id: string;
  readonly name: string;
  /** The journey, unless it is a supporting machine. */
  readonly flow: FlowWithCopy | undefined;
  /** The id of its description in the view of changes. */
  readonly descriptionId: string;
  readonly report: FindReport | undefined;
  readonly transitions: readonly Transition[];
  /** The steps or states, with their titles. */
  readonly locations: ReadonlyMap<string, string>;
  readonly rules: readonly string[];
  readonly initialScenarios: readonly string[];
  /** Layers of the graph that are left out unless the analyst wants them. */
  readonly optionalLayers: readonly (readonly [Layer, string])[];
  readonly graph: Graph;
  search(text: string): readonly SearchResult[];
  /** Every text, where there are some. */
  readonly texts?: (() => readonly PlacedText[]) | undefined;
  /** Where residents are stopped, as CSV. */
  readonly blockList?: (() => string) | undefined;
  /** The machine as plain data, as XState's own tools read it. */
  readonly config?: (() => object) | undefined;
  /** The step or state in which a transition starts. */
  locationOf(transition: Transition): string;
  /** Why a transition is taken, in words. */
  transitionReason(transition: Transition): string;
  /** Where a transition leads, in words; nothing for one that stays where it is. */
  targetInWords(transition: Transition): string | undefined;
  /** What happens on a path, one line an event. */
  describeEvents(scenario: string, events: readonly AnyEvent[]): readonly string[];
  /** The rules that are true somewhere on a path. */
  rulesOn(scenario: string, events: readonly AnyEvent[]): ReadonlySet<string>;

  player(supposed: Supposed): Player;
  /** The walk-through that an address names, unless that is a path. */
  firstWalkthrough(player: Player, chosen: string): Walkthrough<AnySnapshot>;

  /** The whole in a minute. */
  overview(props: OverviewProps): ReactNode;
  /** Everything known about one node. */
  nodeDetails(props: NodeDetailsProps): ReactNode;
  /** What the definition says about the present moment of a walk-through. */
  snapshotDetails(props: SnapshotDetailsProps): ReactNode;
  /** Everything that the map shows, as headings, lists and tables. */
  outline(): ReactNode;
}

/** Computes a value when it is first asked for. */
export function lazy<Value>(compute: () => Value): () => Value {
  let known: { readonly value: Value } | undefined;
  return () => {
    known ??= { value: compute() };
    return known.value;
  };
}
