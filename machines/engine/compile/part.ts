import { type AnswersDecision, decideAnswers } from '../decide.ts';
import type { Journey, Step } from '../journey.ts';
import { operationOf } from '../lookup.ts';
import { situationOf } from '../memory.ts';
import { holds } from '../rule.ts';
import { type Activity, described, type JourneyState } from '../state.ts';
import type { Action, Guard, TransitionConfig, TransitionDraft, Transitions } from '../transition.ts';

/** A way out of a state that does not know yet where it leads. */
export type UntargetedTransition = Omit<TransitionDraft, 'to'>;

export type States = Record<string, object>;

/** What the parts of a step are built with: where things are, and what several of them share. */
export interface Part {
  readonly journey: Journey;
  readonly step: Step;
  readonly next: Step | undefined;
  readonly previous: Step | undefined;
  /** The id of a state of this step, or of another one. */
  path(state: string, step?: string): string;
  end(id: string): string;
  /** Where a walk from the start begins. */
  readonly start: string;
  /** The transitions out of one of the step's states for an event. */
  on(state: string, event: string, ways: readonly TransitionDraft[]): readonly TransitionConfig[];
  /** What one of the step's states is. */
  is(activity: Activity, more?: Pick<JourneyState, 'operation' | 'action'>): object;
  /** A state that waits for an operation. */
  waits(
    state: Waiting,
    done: readonly TransitionDraft[],
    failed: readonly TransitionDraft[],
  ): { invoke: object };
  /** A way that ends the journey, with all that was learnt on it. */
  ending(transition: UntargetedTransition, end: string): TransitionDraft;
  readonly goBack: TransitionDraft;
  readonly open: TransitionDraft;
}

/** A state that waits for an operation. */
export interface Waiting {
  readonly name: string;
  readonly activity: Activity;
  readonly operation: string;
  readonly action?: string;
}

/** A rule as a guard, or that it does not hold. */
export const ruleGuard = (journey: Journey, rule: string): Guard => ({
  words: rule,
  test: (context) => holds(journey, rule, situationOf(context)),
});

export const notGuard = (journey: Journey, rule: string): Guard => ({
  words: `not ${rule}`,
  test: (context) => !holds(journey, rule, situationOf(context)),
});

/** What the step's answers lead to, as a guard. */
export const answersGuard = (
  { journey, step }: Pick<Part, 'journey' | 'step'>,
  words: string,
  test: (decision: AnswersDecision) => boolean,
): Guard => ({ words, test: (context) => test(decideAnswers(journey, step, context)) });

/** The same way, with more to do. */
export const also = <W extends UntargetedTransition>(transition: W, ...actions: readonly Action[]): W => ({
  ...transition,
  actions: [...(transition.actions ?? []), ...actions],
});

export function partOf(journey: Journey, step: Step, transitions: Transitions): Part {
  const path = (state: string, of = step.id) => `#${journey.id}.${of}.${state}`;
  const end = (id: string) => `#${journey.id}.end:${id}`;
  const first = journey.steps[0] as Step;
  const previous = journey.steps[step.index - 1];
  const start = path('arriving', first.id);
  const on: Part['on'] = (state, event, ways) => transitions.of(`${step.id}.${state}`, event, ways);
  const is: Part['is'] = (activity, more) => described({ step: step.id, activity, ...more });
  const ending: Part['ending'] = (transition, to) => ({
    ...also(transition, { type: 'end', params: { end: to } }),
    to: end(to),
  });
  const slowness = (state: string, operation: string) => {
    const { slow } = operationOf(journey, operation);
    if (!slow) return {};
    const { afterMs, notice } = slow;
    const tell: TransitionDraft = {
      kind: 'delay',
      because: `takes longer than ${afterMs} ms`,
      actions: [{ type: 'tellSlow', params: { notice } }],
    };
    return {
      after: { [afterMs]: on(state, `after ${afterMs}`, [tell]) },
      exit: [{ type: 'clearFlashes' }],
    };
  };
  const leavesStep: UntargetedTransition = {
    kind: 'event',
    because: 'goes back',
    actions: [{ type: 'goBack', params: { step: step.id } }],
  };
  return {
    journey,
    step,
    path,
    end,
    start,
    next: journey.steps[step.index + 1],
    previous,
    on,
    is,
    waits: ({ name, activity, operation, action }, done, failed) => ({
      ...is(activity, { operation, ...(action === undefined ? {} : { action }) }),
      ...slowness(name, operation),
      invoke: {
        id: `${step.id}.${name}`,
        src: operation,
        input: { step: step.id },
        onDone: on(name, 'done', done),
        onError: on(name, 'fault', failed),
      },
    }),
    ending,
    goBack: previous
      ? { ...leavesStep, to: path('returning', previous.id) }
      : ending(leavesStep, journey.backEnd),
    open: { kind: 'event', because: 'an address was opened', to: start, actions: [{ type: 'open' }] },
  };
}
