import type { Aside, Exit } from '../journey.ts';
import { operationOf } from '../lookup.ts';
import { situationOf } from '../memory.ts';
import { classify } from '../outcome.ts';
import { learn } from '../remember.ts';
import type { Way } from '../transition.ts';
import { faultWays, outcomeWays } from './operation.ts';
import type { Aimless, Part, States } from './part.ts';

const stay = ({ on, path }: Part, state: string) =>
  on(state, 'STAY', [{ kind: 'event', because: 'stays', to: path('asking') }]);

/** The question that stands before going back. */
export const confirmingBack = (part: Part): States =>
  part.journey.back === 'confirmed' && part.step.concludes === undefined
    ? {
        confirmingBack: {
          on: {
            STAY: stay(part, 'confirmingBack'),
            GO_BACK: part.on('confirmingBack', 'GO_BACK', [part.goBack]),
          },
        },
      }
    : {};

/** Whatever comes of what leaving does, the journey ends; each outcome has its arrow all the same. */
function leftBy({ journey }: Part, id: string, left: Way): Way[] {
  const operation = operationOf(journey, id);
  return Object.keys(operation.outcomes).map((name) => ({
    ...left,
    kind: 'outcome',
    because: `${left.because}: ${name}`,
    outcome: { operation: id, name },
    when: (context, event) =>
      classify(operation, 'output' in event ? event.output : undefined, situationOf(context)) === name,
    // What became of it is for those who come after the end.
    change: (context, event) => ({
      ...left.change?.(context, event),
      facts: learn(journey, id, name, 'output' in event ? event.output : undefined, context).facts,
    }),
  }));
}

/** Leaving the journey: without saving, saving first, or not at all. */
export function exiting(part: Part): States {
  const { journey, step } = part;
  return journey.exit && step.concludes === undefined ? leavingBy(part, journey.exit) : {};
}

function leavingBy(part: Part, { leave, save, end }: Exit): States {
  const { journey, path, on, waits, ending, goBack } = part;
  const left = ending({ kind: 'event', because: 'leaves' }, end);
  const ended = (way: Aimless): Way[] => [ending(way, end)];
  const saves: Way = { kind: 'event', because: 'saves and leaves', to: path('saving') };
  const leaves: Way = leave ? { kind: 'event', because: 'leaves without saving', to: path('leaving') } : left;
  return {
    exiting: {
      on: {
        STAY: stay(part, 'exiting'),
        ...(journey.back === 'none' ? {} : { GO_BACK: on('exiting', 'GO_BACK', [goBack]) }),
        LEAVE: on('exiting', 'LEAVE', [leaves]),
        ...(save ? { SAVE: on('exiting', 'SAVE', [saves]) } : {}),
      },
    },
    ...(leave
      ? {
          leaving: waits('leaving', leave, leftBy(part, leave, left), [
            { ...left, kind: 'fault', because: 'leaves all the same' },
          ]),
        }
      : {}),
    ...(save
      ? { saving: waits('saving', save, outcomeWays(part, save, ended), faultWays(part, save, ended)) }
      : {}),
  };
}

/** Choosing another way on: the question before it; where none is asked, what it does first, or the end that it leads to. */
export function choosingAside(
  { path, ending }: Part,
  name: string,
  { notice, does: [run], end }: Aside,
): Way {
  const to = notice ? `aside:${name}` : run && `aside:${name}:${run.run}`;
  const way: Way = { kind: 'event', because: name };
  return to ? { ...way, to: path(to) } : ending(way, end);
}

function asideStates(part: Part, name: string, aside: Aside): States {
  const { on, waits, ending } = part;
  const { notice, ...unasked } = aside;
  const {
    does: [run],
    end,
  } = aside;
  const state = `aside:${name}`;
  const ended = (way: Aimless): Way[] => [ending(way, end)];
  const doing = `${state}:${run?.run}`;
  return {
    ...(notice && {
      [state]: {
        on: {
          STAY: stay(part, state),
          GO: on(state, 'GO', [choosingAside(part, name, unasked)]),
        },
      },
    }),
    ...(run && {
      [doing]: waits(doing, run.run, outcomeWays(part, run.run, ended), faultWays(part, run.run, ended)),
    }),
  };
}

/** The questions before the other ways on that a step offers, and what these do. */
export const asides = (part: Part): States =>
  Object.assign(
    {},
    ...Object.entries(part.step.asides).map(([name, aside]) => asideStates(part, name, aside)),
  );
