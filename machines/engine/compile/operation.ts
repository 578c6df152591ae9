import { type FaultKind, faultKindOf, faultKinds } from '../fault.ts';
import type { FaultGoTo, GoTo, Journey } from '../journey.ts';
import { operationOf } from '../lookup.ts';
import { returnedOutcome } from '../outcome.ts';
import type { Guard, TransitionDraft } from '../transition.ts';
import { faultsAt, type Moment } from './faults.ts';
import type { Part, UntargetedTransition } from './part.ts';

/** Everywhere that an operation can lead, by an outcome or by a fault. */
export const destinationsOf = (journey: Journey, operation: string): readonly (GoTo | FaultGoTo)[] => [
  ...Object.values(operationOf(journey, operation).outcomes).map((outcome) => outcome.goTo),
  ...Object.values({ ...journey.faults, ...operationOf(journey, operation).faults }),
];

/** Whether an outcome or fault of an operation leads to an error page that tries just this operation again. */
export const retriesOperation = (journey: Journey, operation: string): boolean =>
  destinationsOf(journey, operation).some(
    (goTo) => typeof goTo === 'object' && 'errorPage' in goTo && goTo.retry === 'operation',
  );

/** A way for each outcome of an operation, with the guard that it is the one that came back. */
export const outcomesOf = (
  journey: Journey,
  id: string,
): readonly (UntargetedTransition & {
  readonly outcome: { readonly operation: string; readonly name: string };
})[] => {
  const names = Object.keys(operationOf(journey, id).outcomes);
  return names.map((name) => ({
    kind: 'outcome',
    because: name,
    outcome: { operation: id, name },
    guard: {
      words: `${id} returned ${name}`,
      test: (context, event) => returnedOutcome(journey, id, event, context) === name,
    },
  }));
};

/**
 * One transition for each outcome of an operation. `next` says where the ones lead that let the journey go on. An outcome
 * that blocks goes the same way before Continue (the step itself shows the block), and back to the questions after it.
 */
export function outcomeTransitions(
  { journey, step, path, end, start }: Part,
  id: string,
  next: (transition: UntargetedTransition) => readonly TransitionDraft[],
  moment: Moment = 'after Continue',
): TransitionDraft[] {
  return outcomesOf(journey, id).flatMap((outcome) => {
    const { name } = outcome.outcome;
    const actions = [{ type: 'learn', params: { step: step.id, operation: id, outcome: name } }];
    const transition: UntargetedTransition = { ...outcome, actions };
    const { goTo } = operationOf(journey, id).outcomes[name] ?? { goTo: 'next' };
    if (goTo === 'next') return next(transition);
    if (goTo === 'block') {
      const blocked = { ...transition, because: `${name}: cannot continue` };
      return moment === 'before Continue' ? next(blocked) : [{ ...blocked, to: path('asking') }];
    }
    if (goTo === 'stay') return [{ ...transition, to: path('asking') }];
    if (goTo === 'restart') return [{ ...transition, to: start }];
    return [{ ...transition, to: 'end' in goTo ? end(goTo.end) : path('errorPage') }];
  });
}

const faultGuard = (kind: FaultKind): Guard => ({
  words: `failed with ${kind}`,
  test: (_context, event) => faultKindOf('error' in event ? event.error : undefined) === kind,
});

/** One transition for each way in which an operation can fail: those that are named, then all others. */
export function faultTransitions(
  { journey, step, path, end }: Part,
  id: string,
  next: (transition: UntargetedTransition) => readonly TransitionDraft[],
  moment: Moment = 'after Continue',
): TransitionDraft[] {
  const faults = faultsAt(journey, id, moment);
  const lead = (goTo: FaultGoTo, fault?: FaultKind): readonly TransitionDraft[] => {
    const transition: UntargetedTransition = {
      kind: 'fault',
      because: fault ?? 'any other fault',
      ...(fault && { fault, guard: faultGuard(fault) }),
    };
    if (goTo === 'next') return next(transition);
    const actions = [{ type: 'fail', params: { step: step.id, operation: id, goTo } }];
    const to = 'stay' in goTo ? path('asking') : 'end' in goTo ? end(goTo.end) : path('errorPage');
    return [{ ...transition, actions, to }];
  };
  return [
    ...faultKinds.flatMap((kind) => {
      const goTo = faults[kind];
      return goTo === undefined ? [] : lead(goTo, kind);
    }),
    ...lead(faults.otherwise),
  ];
}
