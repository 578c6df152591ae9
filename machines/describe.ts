import type { Compiled } from './compile.ts';
import type { Explored, Move, Path } from './explore.ts';
import { faultKindOf } from './fault.ts';
import { operationIn, reload } from './sample-events.ts';
import { placeOf } from './screen.ts';
import type { AnyEvent, Transition } from './transition.ts';

/** The step and state of a situation; nothing for a path that has not moved yet. */
const placeAt = ({ situations }: Explored, situation: string): readonly [string, string] =>
  placeOf(situations.get(situation)?.value ?? '');

/** A path in words that an analyst can follow: what happens, and at which step. */
export function describePath(explored: Explored, path: Path): string {
  const arrows = new Map(explored.compiled.transitions.map((transition) => [transition.id, transition]));
  let at = '';
  const words = path.moves.map((move) => {
    const [step] = placeAt(explored, move.from);
    const place = step === at ? '' : `${step}: `;
    at = step;
    return `${place}${describeMove(explored, move, arrows)}`;
  });
  const [last] = placeAt(explored, path.moves.at(-1)?.to ?? '');
  const beginning = path.circumstance[0]?.toUpperCase() + path.circumstance.slice(1);
  return [beginning, ...words, ...(last === at ? [] : [last.replace(':', ' ')])].join(' → ');
}

function describeMove(
  { compiled, situations }: Explored,
  { event, from, taken }: Move,
  arrows: ReadonlyMap<string, Transition>,
): string {
  if (event === reload) return 'loads the page again';
  const arrow = arrows.get(taken[0] ?? '');
  if (arrow?.kind === 'outcome' || arrow?.kind === 'fault') {
    const operation = operationIn(compiled.journey, placeOf(situations.get(from)?.value)[1]);
    return `${operation} ${outcomeInWords(arrow, event)}`;
  }
  if ('question' in event) return `answers ${event.question}: ${valueInWords(event.value)}`;
  if ('step' in event) return `${arrow?.because ?? event.type}: ${event.step}`;
  return arrow?.because ?? event.type;
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

/** The shortest path from any start to a step at which the questions are on the screen, or to an end. */
export function shortestTo({ situations }: Explored, place: string): string | undefined {
  for (const [id, { value }] of situations) {
    const [step, state] = placeOf(value);
    if (step === `end:${place}` || (step === place && state === 'asking')) return id;
  }
  return undefined;
}

/** The steps and ends to which a way can be asked for. */
export const placesIn = ({ journey }: Compiled): readonly string[] => [
  ...journey.steps.map(({ id }) => id),
  ...Object.keys(journey.ends),
];
