import { blockedBy, complaintsOf, initialEntries, pendingCheck } from '../answered.ts';
import { exitOf } from '../lookup.ts';
import { situationOf } from '../memory.ts';
import { outcomesAt } from '../outcome.ts';
import { commit } from '../remember.ts';
import { holds } from '../rule.ts';
import type { Way } from '../transition.ts';
import { onward } from './doing.ts';
import { choosingAside } from './leaving.ts';
import { destinationsOf } from './operation.ts';
import { answering, as, isAsked, operationsOf, type Part, type States } from './part.ts';

/**
 * What may happen besides answering while the questions are on the screen.
 * @param taken how each of these ways is taken there; at once, unless told
 */
export function inHand(part: Part, state: string, taken: (way: Way) => Way = (way) => way): States {
  const { journey, step, path, goBack } = part;
  const on: Part['on'] = (from, event, ways) => part.on(from, event, ways.map(taken));
  const asides = Object.entries(step.secondaryActions);
  const isOver = step.confirmation !== undefined;
  const back: Way =
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
    ...(asides.length > 0
      ? {
          ASIDE: on(
            state,
            'ASIDE',
            asides.flatMap(([name, aside]) =>
              choosingAside(part, name, aside, {
                kind: 'event',
                because: aside.when ? `${name}, because ${aside.when}` : name,
                when: (context, event) =>
                  as<'ASIDE'>(event).aside === name && holds(journey, aside.when, situationOf(context)),
              }),
            ),
          ),
        }
      : {}),
  };
}

/** Continue: blocked, wrong, or onward. */
function continuing(part: Part): Way[] {
  const { journey, step } = part;
  const canBeBlocked =
    step.blocks.length > 0 ||
    operationsOf(step).some(({ run }) => destinationsOf(journey, run).includes('block'));
  const blocked: Way = {
    kind: 'event',
    because: 'cannot continue: stopped',
    when: (context) => blockedBy(journey, step, context) !== undefined,
    change: (context) => ({ attempts: context.attempts + 1, submitQueued: null }),
  };
  const wrong: Way = {
    kind: 'event',
    because: 'cannot continue: an answer is missing or wrong',
    when: (context) => Object.keys(complaintsOf(journey, step, situationOf(context))).length > 0,
    change: (context) => ({
      complaints: complaintsOf(journey, step, situationOf(context)),
      attempts: context.attempts + 1,
      submitQueued: null,
    }),
  };
  return [
    ...(canBeBlocked ? [blocked] : []),
    ...(step.asks.length > 0 ? [wrong] : []),
    ...onward(part, {
      kind: 'event',
      because: 'continues',
      change: (context) => ({
        ...commit(journey, step, context),
        complaints: {},
        attempts: 0,
        flashes: [],
        submitQueued: null,
      }),
    }),
  ];
}

/** From the review to a step, and back when that is settled again. */
const editing = ({ step, start }: Part): Way => ({
  kind: 'event',
  because: 'changes an answer',
  to: start,
  change: (_context, event) => ({
    requested: as<'EDIT'>(event).step,
    returnTo: step.id,
    flashes: [],
    resetQuestions: [],
  }),
});

/** The questions are on the screen. */
export function asking(part: Part): States {
  const { journey, step, path, on, transitions, newKey, open } = part;
  const toBeChecked = step.check.map(
    (run): Way => ({
      kind: 'gate',
      because: `to be checked: ${run.run}`,
      to: path(`${run.debounceMs ? 'settling' : 'checking'}:${run.run}`),
      when: (context) => pendingCheck(journey, step, context)?.run === run.run,
    }),
  );
  const answered: Way = {
    kind: 'event',
    because: 'enters an answer',
    when: isAsked(part),
    change: answering(part),
  };
  return {
    asking: {
      entry: transitions.enter((context) => ({
        at: step.id,
        requested: null,
        failure: null,
        drafts: initialEntries(journey, step, context),
        returnTo: context.returnTo === step.id ? null : context.returnTo,
        outcomes: outcomesAt(journey, step, context),
        keys: context.keys[step.id] ? context.keys : { ...context.keys, [step.id]: newKey() },
      })),
      ...(toBeChecked.length > 0 ? { always: on('asking', 'always', toBeChecked) } : {}),
      on: {
        ...(step.asks.length > 0 ? { ANSWER: on('asking', 'ANSWER', [answered]) } : {}),
        CONTINUE: on('asking', 'CONTINUE', continuing(part)),
        ...(step.id === journey.review ? { EDIT: on('asking', 'EDIT', [editing(part)]) } : {}),
        ...inHand(part, 'asking'),
        OPEN: on('asking', 'OPEN', [open]),
      },
    },
  };
}
