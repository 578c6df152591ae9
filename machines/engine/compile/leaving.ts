import type { Exit, Run, SecondaryAction } from '../journey.ts';
import { exitOf } from '../lookup.ts';
import type { TransitionDraft } from '../transition.ts';
import { faultTransitions, outcomesOf, outcomeTransitions } from './operation.ts';
import { also, type Part, type States, type UntargetedTransition } from './part.ts';
import { nextOf, statesOf } from './submitting.ts';

const stay = ({ on, path }: Part, state: string) =>
  on(state, 'STAY', [{ kind: 'event', because: 'stays', to: path('asking') }]);

/** The question that stands before going back. */
export const confirmingBack = (part: Part): States =>
  part.journey.back === 'confirmed' && part.step.confirmation === undefined
    ? {
        confirmingBack: {
          ...part.is('confirmingBack'),
          on: {
            STAY: stay(part, 'confirmingBack'),
            GO_BACK: part.on('confirmingBack', 'GO_BACK', [part.goBack]),
          },
        },
      }
    : {};

/** Leaving the journey: without saving, saving first, or not at all. */
export function exiting(part: Part): States {
  const exit = exitOf(part.journey, part.step);
  return exit ? leavingBy(part, exit) : {};
}

/** Whatever comes of what leaving does, the journey ends; what became of it is for those who come after the end. */
const leftBy = (part: Part, id: string, left: TransitionDraft): readonly TransitionDraft[] =>
  outcomesOf(part.journey, id).map((outcome) => ({
    ...also(left, { type: 'learnFacts', params: { operation: id, outcome: outcome.outcome.name } }),
    ...outcome,
    because: `${left.because}: ${outcome.because}`,
  }));

function leavingBy(part: Part, { leave, save, end }: Exit): States {
  const { journey, path, on, waits, ending, goBack } = part;
  const left = ending({ kind: 'event', because: 'leaves' }, end);
  const ended = (transition: UntargetedTransition): TransitionDraft[] => [ending(transition, end)];
  const saves: TransitionDraft = { kind: 'event', because: 'saves and leaves', to: path('saving') };
  const leaves: TransitionDraft = leave
    ? { kind: 'event', because: 'leaves without saving', to: path('leaving') }
    : left;
  return {
    exiting: {
      ...part.is('exiting'),
      on: {
        STAY: stay(part, 'exiting'),
        ...(journey.back === 'none' ? {} : { GO_BACK: on('exiting', 'GO_BACK', [goBack]) }),
        LEAVE: on('exiting', 'LEAVE', [leaves]),
        ...(save ? { SAVE: on('exiting', 'SAVE', [saves]) } : {}),
      },
    },
    ...(leave
      ? {
          leaving: waits(
            { name: 'leaving', activity: 'leaving', operation: leave },
            leftBy(part, leave, left),
            [{ ...left, kind: 'fault', because: 'leaves all the same' }],
          ),
        }
      : {}),
    ...(save
      ? {
          saving: waits(
            { name: 'saving', activity: 'saving', operation: save },
            outcomeTransitions(part, save, ended),
            faultTransitions(part, save, ended),
          ),
        }
      : {}),
  };
}

/** What a secondary action does, one operation after the other, and the end that it leads to. */
const sequenceOf = ({ ending }: Part, name: string, { submit, end }: SecondaryAction) => ({
  runs: submit,
  stateOf: ({ run }: Run) => ({
    name: `action:${name}:${run}`,
    activity: 'acting' as const,
    operation: run,
    action: name,
  }),
  after: (transition: UntargetedTransition): TransitionDraft[] => [ending(transition, end)],
});

/** Choosing another way on: the question before it; where none is asked, what it does first, or the end that it leads to. */
export const choosingAction = (
  part: Part,
  name: string,
  action: SecondaryAction,
  transition: UntargetedTransition,
): TransitionDraft[] =>
  action.notice
    ? [{ ...transition, to: part.path(`action:${name}`) }]
    : nextOf(part, sequenceOf(part, name, action), 0, transition);

function statesOfAction(part: Part, name: string, action: SecondaryAction): States {
  const { notice, ...unasked } = action;
  const state = `action:${name}`;
  const chosen: UntargetedTransition = { kind: 'event', because: name };
  return {
    ...(notice && {
      [state]: {
        ...part.is('confirmingAction', { action: name }),
        on: {
          STAY: stay(part, state),
          GO: part.on(state, 'GO', choosingAction(part, name, unasked, chosen)),
        },
      },
    }),
    ...statesOf(part, sequenceOf(part, name, action)),
  };
}

/** The questions before the other ways on that a step offers, and what these do. */
export const secondaryActionStates = (part: Part): States =>
  Object.assign(
    {},
    ...Object.entries(part.step.secondaryActions).map(([name, action]) => statesOfAction(part, name, action)),
  );
