import type { Run } from '../journey.ts';
import { operationOf, sameAnswer } from '../lookup.ts';
import { type Context, situationOf } from '../memory.ts';
import type { AnyEvent, Way } from '../transition.ts';
import { inHand } from './asking.ts';
import { faultWays, outcomeWays } from './operation.ts';
import { type Aimless, answering, as, isAsked, type Part, type States } from './part.ts';

/** Answering while a check runs: another answer to what it reads calls it off. */
function answeringDuring(part: Part, state: string, run: Run) {
  const { journey, path, on } = part;
  const { reads } = operationOf(journey, run.run);
  const asked = isAsked(part);
  const touches = (context: Context, event: AnyEvent) => {
    const { question, value } = as<'ANSWER'>(event);
    return (
      asked(context, event) &&
      reads.includes(question) &&
      !sameAnswer(journey, question, situationOf(context).answers[question], value)
    );
  };
  const change = answering(part);
  return on(state, 'ANSWER', [
    {
      kind: 'event',
      because: 'enters another answer, to be checked instead',
      to: path('asking'),
      when: touches,
      change,
    },
    { kind: 'event', because: 'enters an answer', when: asked, change },
  ]);
}

function check(part: Part, run: Run): States {
  const { path, on, waits } = part;
  const rechecking = `rechecking:${run.run}`;
  const checking = `checking:${run.run}`;
  const settling = `settling:${run.run}`;
  const toArriving = (way: Aimless): Way[] => [{ ...way, to: path('arriving') }];
  const toAsking = (way: Aimless): Way[] => [{ ...way, to: path('asking'), pressAgain: true }];
  const during = (state: string) => ({
    ANSWER: answeringDuring(part, state, run),
    ...inHand(part, state),
  });
  const pressed = (to?: string): Way => ({
    kind: 'event',
    because: 'continues as soon as it is checked',
    ...(to === undefined ? {} : { to }),
    change: () => ({ pressed: true }),
  });
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
        outcomeWays(part, run.run, toAsking, 'before Continue'),
        faultWays(part, run.run, toAsking, 'before Continue'),
      ),
      on: { ...during(checking), CONTINUE: on(checking, 'CONTINUE', [pressed()]) },
    },
    ...(run.after
      ? {
          [settling]: {
            after: {
              [run.after]: on(settling, `after ${run.after}`, [
                { kind: 'delay', because: `${run.after} ms after the last change`, to: path(checking) },
              ]),
            },
            on: { ...during(settling), CONTINUE: on(settling, 'CONTINUE', [pressed(path(checking))]) },
          },
        }
      : {}),
  };
}

/** Checks of what was entered: while the questions are on the screen, and again on the way past answered steps. */
export const checks = (part: Part): States =>
  Object.assign({}, ...part.step.checks.map((run) => check(part, run)));
