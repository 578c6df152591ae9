import { isAnswered, pendingCheck } from '../answered.ts';
import { exitOf } from '../lookup.ts';
import { type Context, situationOf } from '../memory.ts';
import { pending } from '../outcome.ts';
import { retreat } from '../remember.ts';
import { doneUnless, holds } from '../rule.ts';
import type { Way } from '../transition.ts';
import { destinationsOf } from './operation.ts';
import type { Part, States } from './part.ts';

/** Whether the journey is on its way to another step than this one, so that answered steps are passed over. */
const isPassing = (context: Context, { step }: Part): boolean => {
  const goal = context.requested ?? context.returnTo;
  return goal !== null && goal !== step.id;
};

const leadsToErrorPage =
  ({ journey }: Part) =>
  (run: string): boolean =>
    destinationsOf(journey, run).some((lead) => typeof lead === 'object' && 'errorPage' in lead);

/**
 * Whether something that comes after the questions can leave the step on an error page. What a step needs is asked for
 * anew when its page is loaded again.
 */
function comesBackToErrorPage(part: Part): boolean {
  const { journey, step } = part;
  const save = exitOf(journey, step)?.save;
  return [
    ...[...step.check, ...step.submit].map(({ run }) => run),
    ...Object.values(step.secondaryActions).flatMap(({ submit }) => submit.map(({ run }) => run)),
    ...(save ? [save] : []),
  ].some(leadsToErrorPage(part));
}

/** Whether anything can leave the step on an error page. */
export const canBeHalted = (part: Part): boolean =>
  comesBackToErrorPage(part) || part.step.load.map(({ run }) => run).some(leadsToErrorPage(part));

const when = <T>(condition: unknown, ...items: T[]): T[] => (condition ? items : []);

/** Forwards: is it known whether the step is asked, is it, and is it answered already? */
function arriving(part: Part): Way[] {
  const { journey, step, next, path } = part;
  const onwards = next ? path('arriving', next.id) : '';
  const conclusion = step.confirmation ? undefined : journey.steps.at(-1)?.confirmation;
  return [
    ...when<Way>(conclusion, {
      kind: 'gate',
      because: `passed over, unless ${conclusion?.unless}`,
      to: onwards,
      when: (context) => doneUnless(journey, step, situationOf(context)) !== undefined,
    }),
    ...step.load.map(
      (run): Way => ({
        kind: 'gate',
        because: `needs to know: ${run.run}`,
        to: path(`needing:${run.run}`),
        when: (context) => pending(journey, step.load, context)?.run === run.run,
      }),
    ),
    ...when<Way>(step.when !== undefined && next, {
      kind: 'gate',
      because: `passed over, unless ${step.when}`,
      to: onwards,
      when: (context) => !holds(journey, step.when, situationOf(context)),
    }),
    ...when<Way>(comesBackToErrorPage(part), {
      kind: 'gate',
      because: 'came back to an error page',
      to: path('halted'),
      when: (context) => context.failure?.step === step.id,
    }),
    ...when<Way>(next && step.id !== journey.review, {
      kind: 'gate',
      because: 'already answered',
      to: onwards,
      when: (context) => isPassing(context, part) && isAnswered(journey, step, context),
    }),
    ...step.check.map(
      (run): Way => ({
        kind: 'gate',
        because: `already answered, to be checked again: ${run.run}`,
        to: path(`rechecking:${run.run}`),
        when: (context) => isPassing(context, part) && pendingCheck(journey, step, context)?.run === run.run,
      }),
    ),
    { kind: 'gate', because: 'asked', to: path('asking') },
  ];
}

/** Backwards: the step before is passed over by the same rule. */
function returning({ journey, step, previous, path, end }: Part): Way[] {
  return [
    ...when<Way>(step.when !== undefined, {
      kind: 'gate',
      because: `passed over, unless ${step.when}`,
      to: previous ? path('returning', previous.id) : end(journey.backEnd),
      when: (context) => !holds(journey, step.when, situationOf(context)),
      change: (context) => ({
        ...retreat(journey, step, context),
        ...(previous ? {} : { ended: { end: journey.backEnd, notice: null } }),
      }),
    }),
    { kind: 'gate', because: 'asked', to: path('asking') },
  ];
}

/** The gates of a step: next and previous are found by them, never by lists of targets. */
export const gates = (part: Part): States => ({
  arriving: { always: part.on('arriving', 'always', arriving(part)) },
  ...(part.next && !part.next.confirmation
    ? { returning: { always: part.on('returning', 'always', returning(part)) } }
    : {}),
});
