import type { Run } from '../journey.ts';
import { operationOf, sameAnswer } from '../lookup.ts';
import { type Context, situationOf } from '../memory.ts';
import type { AnyEvent, JourneyEvent, Way } from '../transition.ts';
import { inHand } from './asking.ts';
import { faultWays, outcomeWays } from './operation.ts';
import { type Aimless, answering, as, isAsked, type Part, type States } from './part.ts';

/** What is pressed while a check runs, and done as soon as it has come back. */
const queueing = (because: string, to?: string): Way => ({
  kind: 'event',
  because,
  ...(to === undefined ? {} : { to }),
  change: (_context, event) => ({ submitQueued: event as JourneyEvent }),
});

/**
 * Answering while a check runs or is about to: another answer to what it reads calls it off. One that changes something
 * at the provider is not called off once it runs; the other answer is its next run.
 */
function answeringDuring(part: Part, state: string, run: Run, isWaitedFor: boolean) {
  const { journey, path, on } = part;
  const { dependsOn } = operationOf(journey, run.run);
  const asked = isAsked(part);
  const touches = (context: Context, event: AnyEvent) => {
    const { question, value } = as<'ANSWER'>(event);
    return (
      asked(context, event) &&
      dependsOn.includes(question) &&
      !sameAnswer(journey, question, situationOf(context).answers[question], value)
    );
  };
  const change = answering(part);
  return on(state, 'ANSWER', [
    {
      kind: 'event',
      ...(isWaitedFor
        ? { because: 'enters another answer, to be checked after this one' }
        : { because: 'enters another answer, to be checked instead', to: path('asking') }),
      when: touches,
      change,
    },
    { kind: 'event', because: 'enters an answer', when: asked, change },
  ]);
}

/** The situation that a check was started with: other answers may have been entered since. */
const startedWith = (context: Context) => ({
  ...situationOf(context),
  answers: context.checked ?? situationOf(context).answers,
});

function check(part: Part, run: Run): States {
  const { journey, path, on, waits, transitions, open } = part;
  const isWaitedFor = operationOf(journey, run.run).mutates === true;
  const rechecking = `rechecking:${run.run}`;
  const checking = `checking:${run.run}`;
  const settling = `settling:${run.run}`;
  const toArriving = (way: Aimless): Way[] => [{ ...way, to: path('arriving') }];
  const toAsking = (way: Aimless): Way[] => [{ ...way, to: path('asking'), doesQueued: true }];
  return {
    [rechecking]: waits(
      rechecking,
      run.run,
      outcomeWays(part, run.run, toArriving, 'before Continue'),
      faultWays(part, run.run, toArriving, 'before Continue'),
    ),
    [checking]: {
      ...waits(
        checking,
        run.run,
        outcomeWays(part, run.run, toAsking, 'before Continue', startedWith),
        faultWays(part, run.run, toAsking, 'before Continue'),
      ),
      entry: transitions.enter((context) => ({ checked: situationOf(context).answers })),
      on: {
        ANSWER: answeringDuring(part, checking, run, isWaitedFor),
        ...inHand(part, checking, isWaitedFor ? queued : undefined),
        CONTINUE: on(checking, 'CONTINUE', [queueing('continues as soon as it is checked')]),
      },
    },
    ...(run.debounceMs
      ? {
          [settling]: {
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
const queued = (way: Way): Way => ({
  ...queueing(`${way.because}, as soon as it is checked`),
  ...(way.when ? { when: way.when } : {}),
});

/** Checks of what was entered: while the questions are on the screen, and again on the way past answered steps. */
export const checks = (part: Part): States =>
  Object.assign({}, ...part.step.check.map((run) => check(part, run)));
