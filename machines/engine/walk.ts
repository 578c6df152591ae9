import { blockedBy, complaintsOf, isAnswered, pendingCheck } from './answered.ts';
import type { Journey, Step } from './journey.ts';
import { stepOf } from './lookup.ts';
import { type Memory, situationOf } from './memory.ts';
import { pending } from './outcome.ts';
import { doneUnless, holds } from './rule.ts';

/** How the walk state a step, and why. */
export type StepState =
  | { readonly as: 'passedOver'; readonly unless: string }
  | { readonly as: 'answered' }
  | { readonly as: 'toLoad'; readonly operation: string }
  | { readonly as: 'open'; readonly missing: readonly string[] }
  | { readonly as: 'blocked'; readonly because: string }
  | { readonly as: 'ahead' };

export interface Trail {
  /** Every step in its order. */
  readonly steps: readonly { readonly step: Step; readonly state: StepState }[];
  /** The first step that is not settled: where the resident is. */
  readonly at: Step;
}

function find(journey: Journey, step: Step, memory: Memory): StepState {
  const situation = situationOf(memory);
  const unless = doneUnless(journey, step, situation);
  if (unless !== undefined) return { as: 'passedOver', unless };
  const needed = pending(journey, step.load, memory);
  if (needed) return { as: 'toLoad', operation: needed.run };
  if (step.when !== undefined && !holds(journey, step.when, situation)) {
    return { as: 'passedOver', unless: step.when };
  }
  if (isAnswered(journey, step, memory)) return { as: 'answered' };
  const blocked = blockedBy(journey, step, memory);
  if (blocked) return { as: 'blocked', because: blocked.because };
  const check = pendingCheck(journey, step, memory);
  if (check) return { as: 'toLoad', operation: check.run };
  return { as: 'open', missing: Object.keys(complaintsOf(journey, step, situation)) };
}

/**
 * The one walk: from the start, over every step that is passed over or answered, to the first that is not, else to the
 * review. Forward, back, editing, reload, deep link, draft and review rows all follow from it.
 */
export function walk(journey: Journey, memory: Memory): Trail {
  const steps: { step: Step; state: StepState }[] = [];
  let at: Step | undefined;
  for (const step of journey.steps) {
    const state: StepState = at ? { as: 'ahead' } : find(journey, step, memory);
    steps.push({ step, state });
    if (!at && state.as !== 'passedOver' && state.as !== 'answered') at = step;
  }
  return { steps, at: at ?? (journey.steps.at(-1) as Step) };
}

/** Whether the resident may be at a step: everything before it is settled, and it is asked. */
function isReachable(journey: Journey, memory: Memory, id: string): boolean {
  const { steps, at } = walk(journey, memory);
  const wanted = stepOf(journey, id);
  if (wanted.index > at.index) return false;
  return steps[wanted.index]?.state.as !== 'passedOver';
}

/** The step to show for an address: the one asked for if it can be reached, else the first that is not settled. */
export const resume = (journey: Journey, memory: Memory, wanted: string | null): Step =>
  wanted !== null && isReachable(journey, memory, wanted)
    ? stepOf(journey, wanted)
    : walk(journey, memory).at;

/** A step whose answers a review lists. */
export interface Reviewed {
  readonly step: Step;
  /** Whether its answers can be changed: it was asked, and is not read-only. */
  readonly isAsked: boolean;
}

/** The steps whose answers a review lists: on the way, with something to show, and asked unless they are said anyway. */
export const reviewed = (journey: Journey, memory: Memory): readonly Reviewed[] =>
  walk(journey, memory).steps.flatMap(({ step, state }): readonly Reviewed[] => {
    if (step.asks.length === 0) return [];
    if (state.as === 'answered') return [{ step, isAsked: !step.readOnly }];
    return state.as === 'passedOver' && step.reviewWhenSkipped ? [{ step, isAsked: false }] : [];
  });
