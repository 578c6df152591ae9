import { type Decision, decideStep } from '../decide.ts';
import { exitOf } from '../lookup.ts';
import type { Context } from '../memory.ts';
import type { Guard, TransitionDraft } from '../transition.ts';
import { destinationsOf } from './operation.ts';
import { notGuard, type Part, type States } from './part.ts';

/** Whether the journey is on its way to another step than this one, so that answered steps are passed over. */
const isPassing = (context: Context, { step }: Part): boolean => {
  const goal = context.requested ?? context.returnTo;
  return goal !== null && goal !== step.id;
};

const leadsToErrorPage =
  ({ journey }: Part) =>
  (run: string): boolean =>
    destinationsOf(journey, run).some((goTo) => typeof goTo === 'object' && 'errorPage' in goTo);

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
export const hasErrorPage = (part: Part): boolean =>
  comesBackToErrorPage(part) || part.step.load.map(({ run }) => run).some(leadsToErrorPage(part));

const when = <T>(condition: unknown, ...items: T[]): T[] => (condition ? items : []);

/** Forwards: is it known whether the step is asked, is it, and is it answered already? */
function arriving(part: Part): TransitionDraft[] {
  const { journey, step, next, path } = part;
  const onwards = next ? path('arriving', next.id) : '';
  const conclusion = step.confirmation ? undefined : journey.steps.at(-1)?.confirmation?.unless;
  const decides = (words: string, test: (decision: Decision) => boolean): Guard => ({
    words,
    test: (context) => test(decideStep(journey, step, context)),
  });
  const passing = (guard: Guard): Guard => ({
    words: guard.words,
    test: (context, event) => isPassing(context, part) && guard.test(context, event),
  });
  const passedOver = (rule: string): TransitionDraft => ({
    kind: 'gate',
    because: `passed over, unless ${rule}`,
    to: onwards,
    guard: notGuard(journey, rule),
  });
  return [
    ...when(conclusion !== undefined, passedOver(conclusion ?? '')),
    ...step.load.map(
      ({ run }): TransitionDraft => ({
        kind: 'gate',
        because: `needs to know: ${run}`,
        to: path(`loading:${run}`),
        guard: decides(
          `${step.id} needs ${run}`,
          (decision) => decision.kind === 'load' && decision.operation === run,
        ),
      }),
    ),
    ...when(step.when !== undefined && step.when !== conclusion && next, passedOver(step.when ?? '')),
    ...when<TransitionDraft>(comesBackToErrorPage(part), {
      kind: 'gate',
      because: 'came back to an error page',
      to: path('errorPage'),
      guard: { words: `failed at ${step.id}`, test: ({ failure }) => failure?.step === step.id },
    }),
    ...when<TransitionDraft>(next && step.id !== journey.review, {
      kind: 'gate',
      because: 'already answered',
      to: onwards,
      guard: passing(decides(`${step.id} is answered`, ({ kind }) => kind === 'answered')),
    }),
    ...step.check.map(
      ({ run }): TransitionDraft => ({
        kind: 'gate',
        because: `already answered, to be checked again: ${run}`,
        to: path(`rechecking:${run}`),
        guard: passing(
          decides(
            `passing ${step.id} must check ${run}`,
            (decision) => decision.kind === 'check' && decision.operation === run,
          ),
        ),
      }),
    ),
    { kind: 'gate', because: 'asked', to: path('asking') },
  ];
}

/** Backwards: the step before is passed over by the same rule. */
function returning({ journey, step, previous, path, ending }: Part): TransitionDraft[] {
  const forgets: Omit<TransitionDraft, 'to'> = {
    kind: 'gate',
    because: `passed over, unless ${step.when}`,
    guard: notGuard(journey, step.when ?? ''),
    actions: [{ type: 'forgetFrom', params: { step: step.id } }],
  };
  return [
    ...when<TransitionDraft>(
      step.when !== undefined,
      previous ? { ...forgets, to: path('returning', previous.id) } : ending(forgets, journey.backEnd),
    ),
    { kind: 'gate', because: 'asked', to: path('asking') },
  ];
}

/** The gates of a step: next and previous are found by them, never by lists of targets. */
export const gates = (part: Part): States => ({
  arriving: { ...part.is('arriving'), always: part.on('arriving', 'always', arriving(part)) },
  ...(part.next && !part.next.confirmation
    ? { returning: { ...part.is('returning'), always: part.on('returning', 'always', returning(part)) } }
    : {}),
});
