import { faultsAt, momentIn } from '../../../machines/compile/faults.ts';
import { type FaultKind, faultKinds } from '../../../machines/fault.ts';
import type { FaultGoTo, GoTo, Journey } from '../../../machines/journey.ts';
import { operationIn } from '../../../machines/sample-events.ts';
import type { Transition } from '../../../machines/transition.ts';

/** Where an arrow starts or leads: a state of a step, or an end. */
export type Spot = { readonly step: string; readonly state: string } | { readonly end: string };

function spotAt(path: string): Spot {
  if (path.startsWith('end:')) return { end: path.slice('end:'.length) };
  const dot = path.indexOf('.');
  return { step: path.slice(0, dot), state: path.slice(dot + 1) };
}

/** Where an arrow starts. */
export function startOf({ from }: Transition): { readonly step: string; readonly state: string } {
  const spot = spotAt(from);
  if ('end' in spot) throw new Error(`the arrow ${from} starts at an end`);
  return spot;
}

/** Where an arrow leads; one that changes no state has no target. */
export const targetOf = (journey: Journey, { to }: Transition): Spot | undefined =>
  to === undefined ? undefined : spotAt(to.slice(`#${journey.id}.`.length));

/** What the definition says about where an operation's outcome or fault leads, for the arrow that stands for it. */
export function leadsOf(journey: Journey, arrow: Transition): GoTo | FaultGoTo | undefined {
  if (arrow.outcome) {
    return journey.operations[arrow.outcome.operation]?.outcomes[arrow.outcome.name]?.goTo;
  }
  if (arrow.kind !== 'fault') return undefined;
  const { state } = startOf(arrow);
  return faultsAt(journey, operationIn(journey, state), momentIn(state))[faultOf(arrow) ?? 'otherwise'];
}

/** The kind of fault that an arrow stands for; none for the arrow that takes all others. */
export const faultOf = ({ because }: Transition): FaultKind | undefined =>
  faultKinds.find((kind) => because === kind || because.startsWith(`${kind},`));
