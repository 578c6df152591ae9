import { askedAgain } from './asked-again.ts';
import { blockOf } from './decide.ts';
import type { Journey, Route, Step } from './journey.ts';
import { questionOf, stepOf } from './lookup.ts';
import { type Context, type Failure, type Flash, situationOf } from './memory.ts';
import { currentOutcome } from './outcome.ts';
import type { Complaint, NoticeKey, Question } from './question.ts';
import { holds } from './rule.ts';

/** What the resident is doing, or waiting for, at a step. */
export type Phase =
  | 'waiting' // on the way to a step; an operation decides which
  | 'asking'
  | 'checking' // questions may still be answered
  | 'doing' // what Continue does
  | 'confirmingBack'
  | 'exiting'
  | 'leaving'
  | 'aside'
  | 'halted'
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
  /** A change has removed answers. */
  readonly hasReset: boolean;
  /** Questions that are asked again on the way on, because a change has removed their answers. */
  readonly resetQuestions: readonly string[];
  readonly secondaryActions: readonly string[];
  readonly failure: Failure | null;
  /** The address of this screen. */
  readonly route: string;
}

interface StateOf {
  readonly value: unknown;
  readonly context: Context;
}

/** The step and state that a machine is in, as `[step, state]`; an end is `['end:x', '']`. */
export function statePath(value: unknown): readonly [string, string] {
  if (typeof value === 'string') return [value, ''];
  const [entry] = Object.entries(value as Record<string, unknown>);
  return entry ? [entry[0], String(entry[1])] : ['', ''];
}

function phaseOf(state: string): Phase {
  const [name] = state.split(':', 1) as [string];
  if (state === 'asking' || state === 'confirmingBack' || state === 'exiting' || state === 'halted')
    return state;
  if (name === 'settling') return 'asking';
  if (name === 'checking') return 'checking';
  if (name === 'doing' || name === 'saving') return 'doing';
  if (name === 'leaving') return 'leaving';
  if (name === 'aside') return state.split(':').length > 2 ? 'doing' : 'aside';
  return 'waiting';
}

/** What is on the screen. */
export function screenOf(journey: Journey, { value, context }: StateOf): Screen {
  const [stepId, state] = statePath(value);
  if (stepId.startsWith('end:')) return ended(journey, stepId.slice('end:'.length), context);
  const step = stepOf(journey, stepId);
  const phase = phaseOf(state);
  const situation = situationOf(context);
  const blocked = blockOf(journey, step, context)?.notices ?? insistence(step, context);
  const halt = phase === 'halted' ? context.failure : null;
  return {
    step,
    phase,
    operation:
      /^(?:needing|rechecking|checking|doing|aside:[^:]+):(.+)$/.exec(state)?.[1] ??
      exitOperation(journey, state),
    secondaryAction: phase === 'aside' ? state.slice('aside:'.length) : undefined,
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
    hasReset: context.resetQuestions.length > 0,
    resetQuestions: askedAgain(journey, context),
    secondaryActions: Object.entries(step.secondaryActions)
      .filter(([, aside]) => holds(journey, aside.when, situation))
      .map(([name]) => name),
    failure: halt,
    route: halt ? (journey.errorPages[halt.errorPage] as Route).route : step.route,
  };
}

/** Why Continue is off while something that it found wrong is not put right. */
const insistence = (
  { disableWhileInvalid }: Step,
  { complaints }: Context,
): readonly NoticeKey[] | undefined =>
  disableWhileInvalid && Object.keys(complaints).length > 0 ? [disableWhileInvalid] : undefined;

const exitOperation = (journey: Journey, state: string): string | undefined =>
  state === 'saving' ? journey.exit?.save : state === 'leaving' ? journey.exit?.leave : undefined;

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
    hasReset: false,
    resetQuestions: [],
    secondaryActions: [],
    failure: null,
    route: (journey.ends[end] as Route).route,
  };
}
