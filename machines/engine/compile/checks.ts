import type { Run } from '../journey.ts';
import { operationOf, sameAnswer } from '../lookup.ts';
import { situationOf } from '../memory.ts';
import { both, eventAs, type Guard, type TransitionDraft } from '../transition.ts';
import { asksThis, inHand } from './asking.ts';
import { faultTransitions, outcomeTransitions } from './operation.ts';
import { also, type Part, type States, type UntargetedTransition } from './part.ts';

/** What is pressed while a check runs, and done as soon as it has come back. */
const queueing = (because: string, to?: string): TransitionDraft => ({
  kind: 'event',
  because,
  ...(to === undefined ? {} : { to }),
  actions: [{ type: 'queue' }],
});

/** Another answer is entered to a question on which the operation depends. */
const changesCheck = ({ journey }: Part, run: string): Guard => ({
  words: `changes what ${run} depends on`,
  test: (context, event) => {
    const { question, value } = eventAs<'ANSWER'>(event);
    return (
      operationOf(journey, run).dependsOn.includes(question) &&
      !sameAnswer(journey, question, situationOf(context).answers[question], value)
    );
  },
});

/**
 * Answering while a check runs or is about to: another answer to what it depends on calls it off. One that changes
 * something at the provider is not called off once it runs; the other answer is its next run.
 */
function answeringDuring(part: Part, state: string, { run }: Run, isWaitedFor: boolean) {
  const { path, on } = part;
  const asks = asksThis(part);
  const transition = { kind: 'event', actions: [{ type: 'enterAnswer' }] } as const;
  const guard = both(asks, changesCheck(part, run)) ?? asks;
  return on(state, 'ANSWER', [
    isWaitedFor
      ? { ...transition, guard, because: 'enters another answer, to be checked after this one' }
      : { ...transition, guard, because: 'enters another answer, to be checked instead', to: path('asking') },
    { ...transition, guard: asks, because: 'enters an answer' },
  ]);
}

function check(part: Part, run: Run): States {
  const { journey, path, on, is, waits, open } = part;
  const isWaitedFor = operationOf(journey, run.run).mutates === true;
  const rechecking = `rechecking:${run.run}`;
  const checking = `checking:${run.run}`;
  const settling = `settling:${run.run}`;
  const toArriving = (transition: UntargetedTransition): TransitionDraft[] => [
    { ...transition, to: path('arriving') },
  ];
  const toAsking = (transition: UntargetedTransition): TransitionDraft[] => [
    { ...also(transition, { type: 'sendQueued' }, { type: 'clearQueued' }), to: path('asking') },
  ];
  return {
    [rechecking]: waits(
      { name: rechecking, activity: 'rechecking', operation: run.run },
      outcomeTransitions(part, run.run, toArriving, 'before Continue'),
      faultTransitions(part, run.run, toArriving, 'before Continue'),
    ),
    [checking]: {
      ...waits(
        { name: checking, activity: 'checking', operation: run.run },
        outcomeTransitions(part, run.run, toAsking, 'before Continue'),
        faultTransitions(part, run.run, toAsking, 'before Continue'),
      ),
      entry: [{ type: 'startCheck', params: { operation: run.run } }],
      on: {
        ANSWER: answeringDuring(part, checking, run, isWaitedFor),
        ...inHand(part, checking, isWaitedFor ? queued : undefined),
        CONTINUE: on(checking, 'CONTINUE', [queueing('continues as soon as it is checked')]),
      },
    },
    ...(run.debounceMs
      ? {
          [settling]: {
            ...is('settling', { operation: run.run }),
            after: {
              [run.debounceMs]: on(settling, `after ${run.debounceMs}`, [
                { kind: 'delay', because: `${run.debounceMs} ms after the last change`, to: path(checking) },
              ]),
            },
            on: {
              ANSWER: answeringDuring(part, settling, run, false),
              ...inHand(part, settling),
              OPEN: on(settling, 'OPEN', [open]),
              CONTINUE: on(settling, 'CONTINUE', [
                queueing('continues as soon as it is checked', path(checking)),
              ]),
            },
          },
        }
      : {}),
  };
}

/** A way out of the step that waits until the check has come back. */
const queued = (transition: TransitionDraft): TransitionDraft => ({
  ...queueing(`${transition.because}, as soon as it is checked`),
  ...(transition.guard && { guard: transition.guard }),
});

/** Checks of what was entered: while the questions are on the screen, and again on the way past answered steps. */
export const checks = (part: Part): States =>
  Object.assign({}, ...part.step.check.map((run) => check(part, run)));
