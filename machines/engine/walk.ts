import { type Decision, decideStep } from './decide.ts';
import type { Journey, Step } from './journey.ts';
import type { Memory } from './memory.ts';

/** What was decided on a step; `ahead` are those after the one where the resident is. */
export type WalkedDecision = Decision | { readonly kind: 'ahead' };

export interface Trail {
  /** Every step in its order. */
  readonly steps: readonly { readonly step: Step; readonly decision: WalkedDecision }[];
  /** The first step that is not settled: where the resident is. */
  readonly at: Step;
}

/** From the start over every step that is passed over or answered, to the first that is not, else to the review. */
export function walk(journey: Journey, memory: Memory): Trail {
  let at: Step | undefined;
  const steps = journey.steps.map((step): Trail['steps'][number] => {
    if (at) return { step, decision: { kind: 'ahead' } };
    const decision = decideStep(journey, step, memory);
    if (decision.kind !== 'passedOver' && decision.kind !== 'answered') at = step;
    return { step, decision };
  });
  return { steps, at: at ?? (journey.steps.at(-1) as Step) };
}

/** A step whose answers a review lists. */
export interface Reviewed {
  readonly step: Step;
  /** Whether its answers can be changed: it was asked, and is not read-only. */
  readonly isAsked: boolean;
}

/** The steps whose answers a review lists: on the way, with something to show, and asked unless they are said anyway. */
export const reviewed = (journey: Journey, memory: Memory): readonly Reviewed[] =>
  walk(journey, memory).steps.flatMap(({ step, decision: { kind } }): readonly Reviewed[] => {
    const isAnswered = kind === 'answered';
    const isSaid = kind === 'passedOver' && step.reviewWhenSkipped;
    // An empty list is no answer.
    const isShown = step.asks.some(
      ({ question }) => isAnswered || (isSaid && [memory.answers[question] ?? []].flat().length > 0),
    );
    return isShown ? [{ step, isAsked: isAnswered && !step.readOnly }] : [];
  });
