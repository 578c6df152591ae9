import { isAsked } from '../decide.ts';
import type { Journey } from '../journey.ts';
import { exitOf, operationsOf, questionOf, stepOf } from '../lookup.ts';
import { isBlockingOutcome } from '../outcome.ts';
import { type AnyEvent, both, eventAs, type Guard, type TransitionDraft } from '../transition.ts';
import { choosingAction } from './leaving.ts';
import { answersGuard, type Part, ruleGuard, type States } from './part.ts';
import { onward } from './submitting.ts';

/** The step on the screen asks the question that an event answers. */
export const asksThis = ({ journey }: Part): Guard => ({
  words: 'asks this question',
  test: (context, event) =>
    isAsked(journey, stepOf(journey, context.at ?? ''), context, eventAs<'ANSWER'>(event).question),
});

const chooses = (name: string): Guard => ({
  words: `chose ${name}`,
  test: (_context, event: AnyEvent) => eventAs<'SECONDARY_ACTION'>(event).action === name,
});

/**
 * What may happen besides answering while the questions are on the screen.
 * @param taken how each of these ways is taken there; at once, unless told
 */
export function inHand(
  part: Part,
  state: string,
  taken: (transition: TransitionDraft) => TransitionDraft = (transition) => transition,
): States {
  const { journey, step, path, goBack } = part;
  const on: Part['on'] = (from, event, ways) => part.on(from, event, ways.map(taken));
  const secondaryActions = Object.entries(step.secondaryActions);
  const isOver = step.confirmation !== undefined;
  const back: TransitionDraft =
    journey.back === 'confirmed'
      ? { kind: 'event', because: 'asks whether to go back', to: path('confirmingBack') }
      : goBack;
  return {
    ...(journey.back === 'none' || isOver
      ? {}
      : {
          ...(step.back === 'none' ? {} : { BACK: on(state, 'BACK', [back]) }),
          GO_BACK: on(state, 'GO_BACK', [{ ...goBack, because: 'goes back with the browser’s own Back' }]),
        }),
    ...(exitOf(journey, step)
      ? { EXIT: on(state, 'EXIT', [{ kind: 'event', because: 'asks how to leave', to: path('exiting') }]) }
      : {}),
    ...(secondaryActions.length > 0
      ? {
          SECONDARY_ACTION: on(
            state,
            'SECONDARY_ACTION',
            secondaryActions.flatMap(([name, action]) => {
              const guard = both(chooses(name), action.when ? ruleGuard(journey, action.when) : undefined);
              return choosingAction(part, name, action, {
                kind: 'event',
                because: action.when ? `${name}, because ${action.when}` : name,
                ...(guard && { guard }),
              });
            }),
          ),
        }
      : {}),
  };
}

/** A way for each reason why Continue is blocked: the rules of the step, then what its operations came back with. */
function blocked(part: Part): TransitionDraft[] {
  const { journey, step } = part;
  const blocks = (because: string, guard: Guard): TransitionDraft => ({
    kind: 'event',
    because: `cannot continue: ${because}`,
    guard,
    actions: [{ type: 'countAttempt' }],
  });
  const runs = [...new Set(operationsOf(step).map(({ run }) => run))];
  return [
    ...[...new Set(step.blocks.map((block) => block.when))].map((rule) =>
      blocks(rule, ruleGuard(journey, rule)),
    ),
    ...runs.flatMap((run) =>
      Object.keys(journey.operations[run]?.outcomes ?? {})
        .filter((name) => isBlockingOutcome(journey, run, name))
        .map((name) =>
          blocks(
            name,
            answersGuard(
              part,
              `${step.id} is blocked by ${run} ${name}`,
              (decision) =>
                decision.kind === 'blocked' &&
                decision.block.operation === run &&
                decision.block.because === name,
            ),
          ),
        ),
    ),
  ];
}

/** Continue: blocked, wrong, or onward. */
function continuing(part: Part): TransitionDraft[] {
  const wrong: TransitionDraft = {
    kind: 'event',
    because: 'cannot continue: an answer is missing or wrong',
    guard: answersGuard(
      part,
      `${part.step.id} has an answer missing or wrong`,
      (decision) => decision.kind === 'open' && decision.missing.length > 0,
    ),
    actions: [{ type: 'complain' }],
  };
  return [
    ...blocked(part),
    ...(part.step.asks.length > 0 ? [wrong] : []),
    ...onward(part, { kind: 'event', because: 'continues', actions: [{ type: 'saveAnswers' }] }),
  ];
}

/** From the review to a step, and back when that is settled again. */
const editing = ({ start }: Part): TransitionDraft => ({
  kind: 'event',
  because: 'changes an answer',
  to: start,
  actions: [{ type: 'edit' }],
});

const hasBackgroundQuestion = ({ questions }: Journey): boolean =>
  Object.values(questions).some(({ isBackground }) => isBackground);

/** At the review: an answer that changed in the background, with the checks that depend on it, and back. */
const updating = ({ journey, start }: Part): TransitionDraft => ({
  kind: 'event',
  because: 'an answer changed in the background',
  to: start,
  guard: {
    words: 'the answer may change in the background',
    test: (_context, event) =>
      questionOf(journey, eventAs<'UPDATE_ANSWER'>(event).question).isBackground === true,
  },
  actions: [{ type: 'updateAnswer' }],
});

/** The questions are on the screen. */
export function asking(part: Part): States {
  const { journey, step, path, on, open } = part;
  const toBeChecked = step.check.map(
    ({ run, debounceMs }): TransitionDraft => ({
      kind: 'gate',
      because: `to be checked: ${run}`,
      to: path(`${debounceMs ? 'settling' : 'checking'}:${run}`),
      guard: answersGuard(
        part,
        `${step.id} must check ${run}`,
        (decision) => decision.kind === 'check' && decision.operation === run,
      ),
    }),
  );
  const answers: TransitionDraft = {
    kind: 'event',
    because: 'enters an answer',
    guard: asksThis(part),
    actions: [{ type: 'enterAnswer' }],
  };
  return {
    asking: {
      ...part.is('asking'),
      entry: [{ type: 'enterStep', params: { step: step.id } }],
      ...(toBeChecked.length > 0 ? { always: on('asking', 'always', toBeChecked) } : {}),
      on: {
        ...(step.asks.length > 0 ? { ANSWER: on('asking', 'ANSWER', [answers]) } : {}),
        CONTINUE: on('asking', 'CONTINUE', continuing(part)),
        ...(step.id === journey.review ? { EDIT: on('asking', 'EDIT', [editing(part)]) } : {}),
        ...(step.id === journey.review && hasBackgroundQuestion(journey)
          ? { UPDATE_ANSWER: on('asking', 'UPDATE_ANSWER', [updating(part)]) }
          : {}),
        ...inHand(part, 'asking'),
        OPEN: on('asking', 'OPEN', [open]),
      },
    },
  };
}
