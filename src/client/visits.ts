import { type JourneyMove, longestStay, type MoveKind, mostMoves } from '../../contract/tracking.ts';
import type { Journey, Screen } from '../../machines/engine/index.ts';
import { now } from './clock.ts';
import type { Store } from './identifiers.ts';

/** One run through a journey, as far as it has come. */
interface Visit {
  readonly id: string;
  /** How many moves it has made. */
  readonly number: number;
  /** The place where it is. */
  readonly at: string;
  /** When it came there, in milliseconds since 1970. */
  readonly since: number;
  /** Where it stood still and why, as far as that was told. */
  readonly trackedStops?: readonly string[];
}

/** The key under which the visit to a journey is kept. No answer and nothing about the resident is in it. */
const visitKey = (journey: string) => `visit:${journey}`;
const untoldKey = visitKey('*');

function kept<T>(store: Store, key: string): T | undefined {
  try {
    return (JSON.parse(store.getItem(key) ?? 'null') as T | null) ?? undefined;
  } catch {
    return undefined;
  }
}

/** Lets a journey begin a new visit. */
export const forgetVisit = (store: Store, journey: string): void => store.removeItem(visitKey(journey));

/** Moves that were noted and not told of. They are forgotten here: nothing is told twice. */
export function takeUntold(store: Store): readonly JourneyMove[] {
  const moves = kept<readonly JourneyMove[]>(store, untoldKey) ?? [];
  store.removeItem(untoldKey);
  return moves;
}

/**
 * Notes that a journey shows a screen, or that it came from this screen to an end. The visit begins with the first
 * screen, lasts over reloads, and is forgotten at an end, unless the journey can be carried on from there.
 */
export function noteMove(store: Store, journey: Journey, screen: Screen, end?: string): void {
  const visit = kept<Visit>(store, visitKey(journey.id));
  const to = end === undefined ? screenId(screen) : `end:${end}`;
  if (visit?.at === to) return;
  const since = now().getTime();
  const next: Visit = {
    id: visit?.id ?? crypto.randomUUID(),
    number: (visit?.number ?? 0) + 1,
    at: to,
    since,
    ...(visit?.trackedStops && { trackedStops: visit.trackedStops }),
  };
  if (end !== undefined && journey.ends[end]?.preserves !== true) store.removeItem(visitKey(journey.id));
  else store.setItem(visitKey(journey.id), JSON.stringify(next));
  if (next.number > mostMoves) return;
  const move: JourneyMove = {
    visit: next.id,
    number: next.number,
    journey: journey.id,
    ...(visit && { from: visit.at, seconds: secondsBetween(visit.since, since) }),
    to,
    kind: end === undefined ? kindOfStep(journey, screen, visit?.at) : kindOfEnd(journey, screen, end),
  };
  store.setItem(untoldKey, JSON.stringify([...(kept<JourneyMove[]>(store, untoldKey) ?? []), move]));
}

/**
 * Notes that the visit to a journey stands still at a step for a reason. Answers the id of the visit, to tell of it; nothing
 * where that was told before, and where no visit has begun.
 */
export function noteStop(store: Store, journey: string, step: string, reason: string): string | undefined {
  const visit = kept<Visit>(store, visitKey(journey));
  const stop = `${step} ${reason}`;
  if (visit === undefined || visit.trackedStops?.includes(stop)) return undefined;
  const trackedStops = [...(visit.trackedStops ?? []), stop];
  store.setItem(visitKey(journey), JSON.stringify({ ...visit, trackedStops }));
  return visit.id;
}

const screenId = ({ failure, step }: Screen): string => (failure ? `halt:${failure.errorPage}` : step.id);

// The clock of a phone may be set back in between.
const secondsBetween = (since: number, until: number): number =>
  Math.min(longestStay, Math.max(0, Math.round((until - since) / 1000)));

function kindOfStep(journey: Journey, screen: Screen, before: string | undefined): MoveKind {
  if (screen.failure) return 'halted';
  if (before === undefined) return 'on';
  const from = journey.steps.find(({ id }) => id === before);
  return from && from.index < screen.step.index ? 'on' : 'back';
}

function kindOfEnd(journey: Journey, { phase, operation, step }: Screen, end: string): MoveKind {
  if (journey.ends[end]?.preserves) return 'halted';
  if (phase === 'doing' && operation === journey.exit?.save) return 'saved';
  if (step.confirmation !== undefined) return 'done';
  return ['waiting', 'checking', 'doing', 'confirmingAction'].includes(phase) ? 'done' : 'left';
}
