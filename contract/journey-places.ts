import { blockingRule, enabledQuestions, questionName } from './case-questions.ts';
import type { CaseType } from './case-types.ts';
import places from './journey-places.json' with { type: 'json' };
import type { JourneyMove, JourneyStop } from './tracking.ts';

interface Places {
  readonly steps: readonly string[];
  /** Names of error pages. */
  readonly errorPages: readonly string[];
  readonly ends: readonly string[];
  /** By step, for which reasons residents are stopped there. */
  readonly stopReasons: Readonly<Partial<Record<string, readonly string[]>>>;
}

/**
 * The places of every journey, for a gateway that counts moves and stops. It knows no journeys, so a test writes them to the
 * file that is read here, and fails where that is not what the journeys say. The questions of service requests come from the
 * catalogue: see `isKnownMove`.
 */
export const journeyPlaces = places satisfies Readonly<Record<string, Places>>;

/** The name of a journey. */
export type JourneyName = keyof typeof journeyPlaces;

/** The journey that also has a step for each question of the catalogue. */
export const journeyOfCatalogue = 'case';

const placesByJourney: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries<Places>(journeyPlaces).map(([journey, { steps, errorPages: halts, ends }]) => [
    journey,
    new Set([...steps, ...halts.map((name) => `halt:${name}`), ...ends.map((name) => `end:${name}`)]),
  ]),
);

const reasonsByPlace: ReadonlyMap<string, ReadonlySet<string>> = new Map(
  Object.entries<Places>(journeyPlaces).flatMap(([journey, { stopReasons }]) =>
    Object.entries(stopReasons).map(([step, reasons]): [string, ReadonlySet<string>] => [
      `${journey} ${step}`,
      new Set(reasons),
    ]),
  ),
);

const isQuestionOf = (types: readonly CaseType[], place: string): boolean =>
  types.some((type) => enabledQuestions(type).some((question) => questionName(type, question) === place));

/**
 * Whether both places of a move exist in its journey. Nobody goes on from an end, unless the journey can be carried on
 * from there, so an end may stand on either side.
 */
export function isKnownMove({ journey, from, to }: JourneyMove, types: readonly CaseType[]): boolean {
  const places = placesByJourney.get(journey);
  const isKnown = (place: string): boolean =>
    places?.has(place) === true || (journey === journeyOfCatalogue && isQuestionOf(types, place));
  return isKnown(to) && (from === undefined || isKnown(from));
}

/** Whether residents can be stopped at this step for this reason. */
export function isKnownStop(
  { journey, place, reason }: Omit<JourneyStop, 'visit'>,
  types: readonly CaseType[],
): boolean {
  if (reasonsByPlace.get(`${journey} ${place}`)?.has(reason)) return true;
  if (journey !== journeyOfCatalogue) return false;
  return types.some((type) =>
    enabledQuestions(type).some(
      (question) =>
        question.blocking !== undefined &&
        questionName(type, question) === place &&
        blockingRule(type, question) === reason,
    ),
  );
}
