import {
  type FaultGoTo,
  type FaultKind,
  faultsAt,
  type GoTo,
  type Journey,
  type JourneyState,
  momentIn,
  type Transition,
} from '../../../machines/engine/index.ts';

/** The state in which a transition of a journey starts. */
export function sourceOf({ id, source }: Transition): JourneyState {
  if (!source) throw new Error(`the transition ${id} is not one of a journey`);
  return source;
}

/** A dialog or an operation on the way out of the journey. */
export const isExit = ({ activity }: JourneyState): boolean =>
  activity === 'exiting' || activity === 'leaving' || activity === 'saving';

/** What the definition says about where an operation's outcome or fault leads, for the transition that stands for it. */
export function leadsOf(journey: Journey, transition: Transition): GoTo | FaultGoTo | undefined {
  if (transition.outcome) {
    return journey.operations[transition.outcome.operation]?.outcomes[transition.outcome.name]?.goTo;
  }
  if (transition.kind !== 'fault') return undefined;
  const source = sourceOf(transition);
  return faultsAt(journey, source.operation ?? '', momentIn(source))[faultOf(transition) ?? 'otherwise'];
}

/** The kind of fault that a transition stands for; none for the transition that takes all others. */
export const faultOf = ({ fault }: Transition): FaultKind | undefined => fault;
