import { type Copy, faultKinds, type Journey, type Transition } from '../../../machines/engine/index.ts';
import { faultNames } from '../../walkthrough/sentences.ts';
import type { GraphEdge, GraphNode } from './graph-shape.ts';
import { faultOf, sourceOf } from './transition-targets.ts';

/** More sentences than this on one edge are counted instead of shown. */
const maxSentences = 3;

/** The sentences that stand on an edge: the rule or the outcomes by which it is taken. */
export function edgeLabel(flow: Worded, edge: GraphEdge, to: GraphNode['kind']): readonly string[] {
  // The node itself says why residents are stopped.
  if (edge.layer === 'stop') return [];
  if (edge.layer === 'fault') return faultLabel(edge.transitions);
  const sentences = [
    ...new Set(edge.transitions.flatMap((transition) => sentenceOf(flow, edge, to, transition))),
  ];
  if (sentences.length <= maxSentences) return sentences;
  return [...sentences.slice(0, maxSentences - 1), `and ${sentences.length - maxSentences + 1} more`];
}

interface Worded {
  readonly journey: Journey;
  readonly copy: Copy;
}

function sentenceOf(
  { journey, copy }: Worded,
  edge: GraphEdge,
  to: GraphNode['kind'],
  transition: Transition,
): readonly string[] {
  const { step, activity } = sourceOf(transition);
  const from = journey.steps.find(({ id }) => id === step);
  if (edge.layer !== 'onward') return [transition.because];
  if (activity === 'arriving') {
    const { when } = from ?? {};
    // Without a rule the step is asked as soon as what it needs is known.
    return when === undefined ? [] : [transition.because === 'asked' ? when : 'otherwise'];
  }
  if (transition.event === 'SECONDARY_ACTION') {
    const [name, rule] = transition.because.split(', because ');
    const offer = `“${copy.secondaryActions[name ?? '']?.offer ?? name}”`;
    return [rule === undefined ? offer : `${offer}, if ${rule}`];
  }
  // On the straight way on, outcomes and Continue need no words: the step itself tells them.
  return to === 'end' || to === 'errorPage' || to === 'dialog' ? [transition.because] : [];
}

function faultLabel(transitions: readonly Transition[]): readonly string[] {
  const kinds = new Set(transitions.map((transition) => faultOf(transition) ?? 'otherwise'));
  return [...faultKinds, 'otherwise' as const].flatMap((kind) => (kinds.has(kind) ? [faultNames[kind]] : []));
}
