import {
  type AnyEvent,
  type Compiled,
  faultKindOf,
  stateOf,
  statePath,
  type Transition,
} from '../engine/index.ts';
import type { AnyExplored, Edge, Explored, ExploredMachine, Path } from './explore.ts';
import { reload } from './sample-events.ts';
import type { Snapshot } from './state-key.ts';
import { pathOfState, spaced } from './state-name.ts';

/** The step of a journey, or the state of another machine; nothing for a path that has not moved yet. */
function placeAt(explored: AnyExplored, situation: string): string {
  const value: unknown = explored.states.get(situation)?.value ?? '';
  return 'compiled' in explored ? statePath(value)[0] : spaced(pathOfState(value));
}

/** A path in words that an analyst can follow: what happens, and at which step. */
export function describePath(explored: AnyExplored, path: Path): string {
  const transitions = new Map(explored.transitions.map((transition) => [transition.id, transition]));
  let at = '';
  const words = path.edges.map((move) => {
    const step = placeAt(explored, move.from);
    const place = step === at ? '' : `${step}: `;
    at = step;
    return `${place}${describeMove(explored, move, transitions)}`;
  });
  const last = placeAt(explored, path.edges.at(-1)?.to ?? '');
  const beginning = path.scenario[0]?.toUpperCase() + path.scenario.slice(1);
  return [beginning, ...words, ...(last === at ? [] : [last.replace(':', ' ')])].join(' → ');
}

function describeMove(
  explored: AnyExplored,
  move: Edge,
  transitions: ReadonlyMap<string, Transition>,
): string {
  const transition = transitions.get(move.taken[0] ?? '');
  if ('compiled' in explored) return describeJourneyMove(explored, move, transition);
  return transition?.because ?? `${spaced(move.event.type)} comes to nothing`;
}

function describeJourneyMove(
  { states }: Explored,
  { event, from }: Edge,
  transition: Transition | undefined,
): string {
  if (event === reload) return 'loads the page again';
  if (transition?.kind === 'outcome' || transition?.kind === 'fault') {
    const snapshot = states.get(from);
    const state = snapshot && stateOf(snapshot);
    return `${state?.operation} ${outcomeInWords(transition, event)}`;
  }
  if ('question' in event) return `answers ${event.question}: ${valueInWords(event.value)}`;
  if ('step' in event) return `${transition?.because ?? event.type}: ${event.step}`;
  return transition?.because ?? event.type;
}

const outcomeInWords = ({ kind, because }: Transition, event: AnyEvent): string =>
  kind === 'fault'
    ? `fails: ${faultKindOf('error' in event ? event.error : undefined)}`
    : `says “${because}”`;

/** An answer, short enough to stand in a sentence. */
function valueInWords(value: unknown): string {
  const text = typeof value === 'string' ? value : (textIn(value) ?? JSON.stringify(value) ?? 'nothing');
  return text.length > 40 ? `“${text.slice(0, 37)}…”` : `“${text}”`;
}

function textIn(value: unknown): string | undefined {
  if (Array.isArray(value)) return value.length === 1 ? '1 item' : `${value.length} items`;
  if (typeof value !== 'object' || value === null) return undefined;
  const texts = Object.values(value).filter((part) => typeof part === 'string');
  return texts[0];
}

/** The shortest path from any start to a step at which the questions are on the screen, to an end, or to a state. */
export function shortestTo(explored: AnyExplored, place: string): string | undefined {
  const first = <S>(states: ReadonlyMap<string, S>, isThere: (snapshot: S) => boolean) =>
    [...states].find(([, snapshot]) => isThere(snapshot))?.[0];
  return 'compiled' in explored
    ? first(explored.states, isStep(place))
    : first(explored.states, isState(place));
}

const isStep = (place: string) => (snapshot: Snapshot) => {
  const { step, activity, end } = stateOf(snapshot);
  return end === place || (step === place && activity === 'asking');
};

const isState =
  (place: string) =>
  ({ value }: { readonly value: unknown }) =>
    pathOfState(value).split(', ').includes(place);

/** The steps and ends, or the states, to which a way can be asked for. */
export const placesIn = (it: Compiled | ExploredMachine): readonly string[] =>
  'journey' in it
    ? [...it.journey.steps.map(({ id }) => id), ...Object.keys(it.journey.ends)]
    : it.machineStates.filter(({ type }) => type === 'atomic' || type === 'final').map(({ name }) => name);
