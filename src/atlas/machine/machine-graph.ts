import type { AnyStateMachine } from 'xstate';
import type { Transition } from '../../../machines/engine/index.ts';
import type { ExplorableMachine, MachineFlow, MachineState } from '../../../machines/exploration/index.ts';
import { spaced } from '../../../machines/exploration/index.ts';
import type { Graph, GraphEdge, GraphNode } from '../model/graph-shape.ts';
import { stateInWords, targetState } from './states.ts';

/** More sentences than this on one edge are counted instead of shown. */
const maxSentences = 3;

/**
 * A machine as a graph: a node for each state in which it can rest, and one for each state around others that has
 * transitions of its own. Every transition is on exactly one edge or inside one node.
 */
export function machineGraph(machine: MachineFlow, { states, transitions }: ExplorableMachine): Graph {
  const starting = new Set(transitions.map(({ from }) => from));
  const drawn = states.filter((state) => isInnermost(state) || starting.has(state.name));
  const first = innermostOf(machine.machine.root);
  const inside = new Map<string, Transition[]>();
  const edges = new Map<string, GraphEdge & { readonly transitions: Transition[] }>();
  for (const transition of transitions) {
    const { from } = transition;
    const target = targetState(machine, transition);
    const to = target === undefined ? from : entryOf(machine, states, target);
    if (from === to) inside.set(from, [...(inside.get(from) ?? []), transition]);
    else connect(edges, to, transition);
  }
  const main = mainWay(first, [...edges.values()]);
  return {
    id: machine.id,
    nodes: [
      { id: 'start', kind: 'start', step: first, title: 'Start', caption: '', inside: [] },
      ...drawn.map((state) => nodeOf(state, inside.get(state.name) ?? [])),
    ],
    edges: [
      {
        id: 'start',
        from: 'start',
        to: first,
        layer: 'onward',
        label: [],
        transitions: [],
        isMain: true,
      },
      ...[...edges.values()].map((edge) => ({
        ...edge,
        label: machineEdgeLabel(edge.transitions),
        isMain: main.has(edge.id),
      })),
    ],
  };
}

const isInnermost = ({ type }: MachineState): boolean => type === 'atomic' || type === 'final';

function nodeOf({ name, type, description = '' }: MachineState, inside: readonly Transition[]): GraphNode {
  const title = stateInWords(name);
  const isOuter = type !== 'atomic' && type !== 'final';
  return {
    id: name,
    kind: type === 'final' ? 'end' : isOuter ? 'gate' : 'state',
    step: name,
    title: isOuter ? 'in any state' : title,
    caption: description,
    inside,
  };
}

/** Where a transition to a state comes to rest: in the innermost state with which that one begins. */
function entryOf({ machine }: MachineFlow, states: readonly MachineState[], path: string): string {
  const state = states.find(({ name }) => name === path);
  if (!state || isInnermost(state)) return path;
  return innermostOf(path.split('.').reduce((at, name) => at.states[name] ?? at, machine.root));
}

/** The innermost state with which a state begins. */
function innermostOf(node: AnyStateMachine['root']): string {
  const [target] = node.initial?.target ?? [];
  return target ? innermostOf(target) : node.path.join('.');
}

function connect(
  edges: Map<string, GraphEdge & { readonly transitions: Transition[] }>,
  to: string,
  transition: Transition,
): void {
  const layer = transition.kind === 'fault' ? 'fault' : 'onward';
  const id = `${transition.from} → ${to} (${layer})`;
  const known = edges.get(id);
  if (known) known.transitions.push(transition);
  else
    edges.set(id, {
      id,
      from: transition.from,
      to,
      layer,
      label: [],
      transitions: [transition],
      isMain: false,
    });
}

function machineEdgeLabel(transitions: readonly Transition[]): readonly string[] {
  const sentences = [...new Set(transitions.map(({ because }) => spaced(because)))];
  if (sentences.length <= maxSentences) return sentences;
  return [...sentences.slice(0, maxSentences - 1), `and ${sentences.length - maxSentences + 1} more`];
}

/** The edges of the longest way along first transitions: what usually happens. */
function mainWay(first: string, edges: readonly GraphEdge[]): ReadonlySet<string> {
  const way = new Set<string>();
  const visited = new Set([first]);
  for (let at = first; ; ) {
    const next = edges.find(({ from, to, layer }) => from === at && layer === 'onward' && !visited.has(to));
    if (!next) return way;
    way.add(next.id);
    visited.add(next.to);
    at = next.to;
  }
}
