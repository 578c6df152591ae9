import {
  type FaultGoTo,
  type FaultKind,
  faultKinds,
  faultsAt,
  type GoTo,
  type Journey,
  momentIn,
  type Transition,
} from '../../../machines/engine/index.ts';
import { operationIn } from '../../../machines/exploration/index.ts';

/** Where a transition starts or leads: a state of a step, or an end. */
export type Spot = { readonly step: string; readonly state: string } | { readonly end: string };

function spotAt(path: string): Spot {
  if (path.startsWith('end:')) return { end: path.slice('end:'.length) };
  const dot = path.indexOf('.');
  return { step: path.slice(0, dot), state: path.slice(dot + 1) };
}

/** Where a transition starts. */
export function sourceOf({ from }: Transition): { readonly step: string; readonly state: string } {
  const spot = spotAt(from);
  if ('end' in spot) throw new Error(`the transition ${from} starts at an end`);
  return spot;
}

/** Where a transition leads; one that changes no state has no target. */
export const targetOf = (journey: Journey, { to }: Transition): Spot | undefined =>
  to === undefined ? undefined : spotAt(to.slice(`#${journey.id}.`.length));

/** What the definition says about where an operation's outcome or fault leads, for the transition that stands for it. */
export function leadsOf(journey: Journey, transition: Transition): GoTo | FaultGoTo | undefined {
  if (transition.outcome) {
    return journey.operations[transition.outcome.operation]?.outcomes[transition.outcome.name]?.goTo;
  }
  if (transition.kind !== 'fault') return undefined;
  const { state } = sourceOf(transition);
  return faultsAt(journey, operationIn(journey, state), momentIn(state))[faultOf(transition) ?? 'otherwise'];
}

/** The kind of fault that a transition stands for; none for the transition that takes all others. */
export const faultOf = ({ because }: Transition): FaultKind | undefined =>
  faultKinds.find((kind) => because === kind || because.startsWith(`${kind},`));
