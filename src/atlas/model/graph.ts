import {
  type Copy,
  compile,
  configure,
  isBeforeStep,
  type Journey,
  type JourneyState,
  type Step,
  type Transition,
} from '../../../machines/engine/index.ts';
import type { Titles } from '../../../machines/exploration/index.ts';
import { endTitle, errorPageTitle, operationTitle, stepTitle } from '../../walkthrough/sentences.ts';
import { isStop, stopsNode } from './blocking.ts';
import { edgeLabel } from './edge-label.ts';
import type { Graph, GraphEdge, GraphNode, Layer } from './graph-shape.ts';
import { layerOf } from './layer.ts';
import { isExit, leadsOf, sourceOf } from './transition-targets.ts';

/** What ends and error pages are called in the numbers of the traffic. */
const trafficNames = { end: 'end', errorPage: 'halt' } as const;

const neverSettles = () => new Promise<never>(() => {});

/** The machine of a journey as plain data, as XState's own tools read it. */
export const configOf = (journey: Journey): object =>
  configure(journey, { run: neverSettles, newKey: () => 'key' }).config;

/** Every transition of a journey's machine. */
export const transitionsOf = (journey: Journey): readonly Transition[] =>
  compile(journey, { run: neverSettles, newKey: () => 'key' }).transitions;

/** Whether what is found out on arrival at a step can lead elsewhere before the step is asked. */
const canLeadElsewhere = ({ operations }: Journey, { load }: Step): boolean =>
  load.some(({ run }) =>
    Object.values(operations[run]?.outcomes ?? {}).some(({ goTo }) => typeof goTo === 'object'),
  );

/**
 * A journey as a graph: a node for each step, for each decision whether it is asked, for each dialog and for each end
 * or error page that a step leads to. Every transition of the machine is on exactly one edge or inside one node.
 */
export function graphOf(flow: {
  readonly journey: Journey;
  readonly copy: Copy;
  readonly titles?: Titles;
}): Graph {
  const { journey, copy } = flow;
  const steps = new Map(journey.steps.map((step) => [step.id, step]));
  // A decision before a step: whether it is asked, by a rule or by what is found out on arrival.
  const hasGate = (step: Step) => step.when !== undefined || canLeadElsewhere(journey, step);
  const entryOf = (step: Step): string => (hasGate(step) ? `gate:${step.id}` : step.id);
  const stepNamed = (id: string): Step => {
    const step = steps.get(id);
    if (!step) throw new Error(`a transition of ${journey.id} is at ${id}, which is no step`);
    return step;
  };
  const nodes = new Map<string, Omit<GraphNode, 'inside'>>();
  const inside = new Map<string, Transition[]>();
  const edges = new Map<string, GraphEdge & { readonly transitions: Transition[] }>();
  const add = (node: Omit<GraphNode, 'inside'>): string => {
    if (!nodes.has(node.id)) nodes.set(node.id, node);
    return node.id;
  };

  const first = journey.steps[0];
  if (first) add({ id: 'start', kind: 'start', step: first.id, title: 'Start', caption: '' });
  for (const step of journey.steps) {
    if (hasGate(step)) {
      const calls = step.load.map(({ run }) => operationTitle(flow, run)).join('; ');
      add({
        id: entryOf(step),
        kind: 'gate',
        step: step.id,
        title: calls,
        caption: step.when ?? '',
        part: step.group,
      });
    }
    add({
      id: step.id,
      kind: 'step',
      step: step.id,
      title: stepTitle(copy, step.id),
      caption: step.route,
      part: step.group,
    });
  }

  const dialog = (step: Step, name: string, title: string): string =>
    add({ id: `${step.id}/${name}`, kind: 'dialog', step: step.id, title, caption: 'dialog' });
  const nodeAt = (state: JourneyState): string => {
    const step = stepNamed(state.step);
    if (isBeforeStep(state)) return entryOf(step);
    if (state.activity === 'confirmingBack') return dialog(step, 'back', 'Go back?');
    if (isExit(state)) return dialog(step, 'exit', 'Leave?');
    const { action } = state;
    return action === undefined
      ? step.id
      : dialog(step, `action:${action}`, copy.secondaryActions[action]?.offer ?? action);
  };
  const terminal = (from: string, step: Step, kind: 'end' | 'errorPage', name: string): string => {
    const place = kind === 'end' ? journey.ends[name] : journey.errorPages[name];
    const title = kind === 'end' ? endTitle(flow, name) : errorPageTitle(flow, name);
    return add({
      id: `${from}>${trafficNames[kind]}:${name}`,
      kind,
      step: step.id,
      title,
      caption: place?.route ?? '',
    });
  };
  const leadsTo = (from: string, step: Step, transition: Transition): string => {
    const { target } = transition;
    if (target === undefined) return from;
    if (target.end !== undefined) return terminal(from, step, 'end', target.end);
    const goTo = target.activity === 'failed' ? leadsOf(journey, transition) : undefined;
    if (typeof goTo === 'object' && 'errorPage' in goTo)
      return terminal(from, step, 'errorPage', goTo.errorPage);
    return nodeAt(target);
  };

  const connect = (from: string, to: string, layer: Layer, transition: Transition): void => {
    const id = `${from} → ${to} (${layer})`;
    const known = edges.get(id);
    if (known) known.transitions.push(transition);
    else edges.set(id, { id, from, to, layer, label: [], transitions: [transition], isMain: false });
  };
  for (const transition of transitionsOf(journey)) {
    const source = sourceOf(transition);
    const step = stepNamed(source.step);
    const from = nodeAt(source);
    const to = leadsTo(from, step, transition);
    if (from !== to) connect(from, to, layerOf(journey, transition), transition);
    else if (isStop(journey, step, transition))
      connect(from, add(stopsNode(journey, step)), 'stop', transition);
    else inside.set(from, [...(inside.get(from) ?? []), transition]);
  }

  const isMain = ({ from, to, layer }: GraphEdge): boolean => {
    if (layer !== 'onward') return false;
    const [source, target] = [nodes.get(from), nodes.get(to)];
    if (source?.kind === 'gate') return target?.kind === 'step' && target.step === source.step;
    const [at, next] = [steps.get(from), steps.get(target?.step ?? '')];
    return at !== undefined && next?.index === at.index + 1 && to === entryOf(next);
  };
  const begin: readonly GraphEdge[] = first
    ? [
        {
          id: 'start',
          from: 'start',
          to: entryOf(first),
          layer: 'onward',
          label: [],
          transitions: [],
          isMain: true,
        },
      ]
    : [];
  return {
    id: journey.id,
    nodes: [...nodes.values()].map((node) => ({ ...node, inside: inside.get(node.id) ?? [] })),
    edges: [
      ...begin,
      ...[...edges.values()].map((edge) => ({
        ...edge,
        label: edgeLabel({ journey, copy }, edge, nodes.get(edge.to)?.kind ?? 'step'),
        isMain: isMain(edge),
      })),
    ],
  };
}
