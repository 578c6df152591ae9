import { blockOf } from './decide.ts';
import type { Journey, Route, Step } from './journey.ts';
import { questionOf, stepOf } from './lookup.ts';
import { type Context, type Failure, type Flash, situationOf } from './memory.ts';
import { currentOutcome } from './outcome.ts';
import type { Complaint, NoticeKey, Question } from './question.ts';
import { holds } from './rule.ts';
import { type Activity, isBusy, stateOf } from './state.ts';

/** What the resident is doing, or waiting for, at a step. */
export type Phase =
  | 'waiting' // on the way to a step; an operation decides which
  | 'asking'
  | 'checking' // questions may still be answered
  | 'doing' // what Continue does
  | 'confirmingBack'
  | 'exiting'
  | 'leaving'
  | 'confirmingAction'
  | 'failed'
  | 'ended';

export interface AskedQuestion {
  readonly id: string;
  readonly question: Question<unknown, string, unknown>;
  readonly value: unknown;
  readonly complaints: readonly Complaint[];
  /** It is on the screen, switched off, because it is not asked now. */
  readonly isDisabled: boolean;
}

export interface ShownNotice extends Flash {
  readonly tone: 'blocked' | 'warning' | 'information' | 'returned';
}

/** Everything that a screen of a journey shows, derived from the machine's state. */
export interface Screen {
  readonly step: Step;
  readonly phase: Phase;
  /** The operation that is waited for. */
  readonly operation: string | undefined;
  readonly secondaryAction: string | undefined;
  readonly questions: readonly AskedQuestion[];
  readonly notices: readonly ShownNotice[];
  /** Continue is off, and a notice says why (unless the definition is silent on purpose). */
  readonly blocked: boolean;
  readonly attempts: number;
  /** Questions whose answers the last change removed; `askedAgain` tells which of them are certain to be asked again. */
  readonly resetQuestions: readonly string[];
  readonly secondaryActions: readonly string[];
  readonly failure: Failure | null;
  /** The address of this screen. */
  readonly route: string;
}

interface StateOf {
  readonly context: Context;
  getMeta(): object;
}

/** The step and state that a machine is in, as `[step, state]`; an end is `['end:x', '']`. */
export function statePath(value: unknown): readonly [string, string] {
  if (typeof value === 'string') return [value, ''];
  const [entry] = Object.entries(value as Record<string, unknown>);
  return entry ? [entry[0], String(entry[1])] : ['', ''];
}

const phases: Readonly<Record<Activity, Phase>> = {
  arriving: 'waiting',
  returning: 'waiting',
  loading: 'waiting',
  rechecking: 'waiting',
  asking: 'asking',
  settling: 'asking',
  checking: 'checking',
  submitting: 'doing',
  saving: 'doing',
  acting: 'doing',
  confirmingBack: 'confirmingBack',
  exiting: 'exiting',
  leaving: 'leaving',
  confirmingAction: 'confirmingAction',
  failed: 'failed',
  ended: 'ended',
};

/** What is on the screen. */
export function screenOf(journey: Journey, snapshot: StateOf): Screen {
  const { context } = snapshot;
  const state = stateOf(snapshot);
  if (state.end !== undefined) return ended(journey, state.end, context);
  const step = stepOf(journey, state.step);
  const phase = phases[state.activity];
  const situation = situationOf(context);
  const blocked = blockOf(journey, step, context)?.notices ?? insistence(step, context);
  const failure = phase === 'failed' ? context.failure : null;
  return {
    step,
    phase,
    operation: isBusy(state) ? state.operation : undefined,
    secondaryAction: phase === 'confirmingAction' ? state.action : undefined,
    questions: step.asks.flatMap(({ question: id, when, otherwise }) => {
      const isAsked = holds(journey, when, situation);
      if (!isAsked && !otherwise) return [];
      const question = questionOf(journey, id);
      const complaints = (isAsked && context.complaints[id]) || [];
      return { id, question, value: situation.answers[id], complaints, isDisabled: !isAsked };
    }),
    notices: noticesOf(journey, step, context, blocked ?? []),
    blocked: blocked !== undefined,
    attempts: context.attempts,
    resetQuestions: context.resetQuestions,
    secondaryActions: Object.entries(step.secondaryActions)
      .filter(([, action]) => holds(journey, action.when, situation))
      .map(([name]) => name),
    failure,
    route: failure ? (journey.errorPages[failure.errorPage] as Route).route : step.route,
  };
}

/** Why Continue is off while something that it found wrong is not put right. */
const insistence = (
  { disableWhileInvalid }: Step,
  { complaints }: Context,
): readonly NoticeKey[] | undefined =>
  disableWhileInvalid && Object.keys(complaints).length > 0 ? [disableWhileInvalid] : undefined;

function noticesOf(
  journey: Journey,
  step: Step,
  context: Context,
  blocking: readonly NoticeKey[],
): readonly ShownNotice[] {
  const situation = situationOf(context);
  const values = journey.placeholders(situation);
  const shown = (tone: ShownNotice['tone']) => (notice: NoticeKey) => ({ tone, notice, values });
  const informing = step.notices.filter((inform) => holds(journey, inform.when, situation));
  const told = [...step.load, ...step.check].flatMap(({ run }) => {
    const outcome = currentOutcome(journey, run, context);
    const tone =
      outcome && journey.operations[run]?.outcomes[outcome.name]?.tone === 'warning'
        ? 'warning'
        : 'information';
    return outcome?.notices.map(shown(tone)) ?? [];
  });
  return [
    ...blocking.map(shown('blocked')),
    ...informing.map((inform) => inform.notice).map(shown('information')),
    ...told.filter(({ notice }) => !blocking.includes(notice)),
    ...context.flashes.map(
      ({ isSlow: isLate, ...said }): ShownNotice => ({
        tone: isLate ? 'information' : 'returned',
        ...said,
        values: { ...values, ...said.values },
      }),
    ),
  ];
}

function ended(journey: Journey, end: string, context: Context): Screen {
  return {
    step: stepOf(journey, context.at ?? (journey.steps[0] as Step).id),
    phase: 'ended',
    operation: undefined,
    secondaryAction: undefined,
    questions: [],
    notices: [],
    blocked: false,
    attempts: 0,
    resetQuestions: [],
    secondaryActions: [],
    failure: null,
    route: (journey.ends[end] as Route).route,
  };
}
