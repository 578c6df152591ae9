import { enabledQuestions, questionName } from './case-questions.ts';
import type { CaseType } from './case-types.ts';
import type { JourneyMove } from './tracking.ts';

interface Places {
  readonly steps: readonly string[];
  /** Names of error pages. */
  readonly errorPages: readonly string[];
  readonly ends: readonly string[];
}

/**
 * The places of every journey, for a gateway that counts moves. It knows no journeys, so they are listed here; a test
 * compares the list with the journeys. The questions of service requests come from the catalogue: see `isKnownMove`.
 */
export const journeyPlaces = {
  repair: {
    steps: [
      'property',
      'asset',
      'reason',
      'followUp',
      'emergency',
      'duplicate',
      'details',
      'media',
      'vandalism',
      'vulnerability',
      'covid',
      'contact',
      'confirmation',
    ],
    errorPages: ['failed', 'workOrderError'],
    ends: ['home', 'scheduler', 'signedOut'],
  },
  payment: {
    steps: ['amount', 'card'],
    errorPages: ['failed'],
    ends: ['account', 'result', 'advice', 'signedOut'],
  },
  appointment: {
    steps: ['slot'],
    errorPages: ['failed'],
    ends: ['home', 'repair', 'settled', 'genericError', 'signedOut'],
  },
  case: {
    steps: ['property', 'type', 'contact', 'review'],
    errorPages: ['failed'],
    ends: ['home', 'sent', 'unavailable', 'broken', 'signedOut'],
  },
  cancellation: {
    steps: ['confirm'],
    errorPages: ['failed'],
    ends: ['kept', 'cancelled', 'genericError', 'signedOut'],
  },
  chase: {
    steps: ['ask'],
    errorPages: [],
    ends: ['kept', 'signedOut', 'asked', 'noted', 'overtaken'],
  },
  recall: {
    steps: ['problem'],
    errorPages: [],
    ends: ['kept', 'signedOut', 'slots', 'sent', 'overtaken'],
  },
  feedback: {
    steps: ['question'],
    errorPages: [],
    ends: ['kept', 'signedOut', 'satisfied', 'unsatisfied', 'tooLate'],
  },
  adjustments: { steps: ['needs'], errorPages: [], ends: ['kept', 'signedOut', 'saved', 'overtaken'] },
  reminders: { steps: ['channel'], errorPages: [], ends: ['kept', 'signedOut', 'saved', 'overtaken'] },
  profile: {
    steps: ['edit'],
    errorPages: ['failed'],
    ends: ['profile', 'saved', 'customerError', 'signedOut'],
  },
  enquiry: {
    steps: ['consent', 'reason', 'details', 'contact', 'review', 'confirmation'],
    errorPages: ['failed'],
    ends: ['home', 'signedOut'],
  },
  complaint: {
    steps: ['subject', 'item', 'details', 'remedy', 'channel', 'contact', 'review'],
    errorPages: ['failed'],
    ends: ['home', 'sent', 'signedOut'],
  },
  complaintReview: {
    steps: ['reason'],
    errorPages: ['failed'],
    ends: ['complaint', 'requested', 'signedOut'],
  },
  statementRequest: { steps: ['request'], errorPages: ['failed'], ends: ['kept', 'sent', 'signedOut'] },
  rescheduling: { steps: ['refused'], errorPages: ['failed'], ends: ['kept', 'slots', 'signedOut'] },
} satisfies Readonly<Record<string, Places>>;

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
