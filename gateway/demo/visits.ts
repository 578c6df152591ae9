import type { MoveKind } from '../../contract/tracking.ts';

/** How some of the visits to a journey went: made up, but possible in every move. */
interface DemonstrationWay {
  readonly journey: 'repair' | 'appointment';
  /** How many of a thousand visits. */
  readonly share: number;
  /** The places in their order. A way without an end is one that was broken off. */
  readonly places: readonly string[];
  readonly ended?: Extract<MoveKind, 'done' | 'left' | 'saved'>;
  /** Why the last step let nobody go on. */
  readonly stoppedBy?: string;
}

const toDetails = ['asset', 'reason', 'duplicate', 'details'];
const toContact = [...toDetails, 'media', 'vulnerability', 'covid', 'contact'];
const toReview = [...toContact, 'confirmation'];
const emergency = [
  'asset',
  'reason',
  'emergency',
  'duplicate',
  'details',
  'media',
  'contact',
  'confirmation',
];
const shared = ['asset', 'reason', 'duplicate', 'details', 'media', 'contact', 'confirmation'];

/** How the demonstration's residents used the portal. */
export const paths: readonly DemonstrationWay[] = [
  { journey: 'repair', share: 212, places: [...toReview, 'end:scheduler'], ended: 'done' },
  { journey: 'repair', share: 61, places: ['property', ...toReview, 'end:scheduler'], ended: 'done' },
  {
    journey: 'repair',
    share: 34,
    places: [...toReview, 'details', 'confirmation', 'end:scheduler'],
    ended: 'done',
  },
  { journey: 'repair', share: 46, places: [...toReview, 'end:home'], ended: 'done' },
  { journey: 'repair', share: 38, places: [...emergency, 'end:home'], ended: 'done' },
  {
    journey: 'repair',
    share: 9,
    places: emergency.slice(0, 3),
    stoppedBy: 'nobody can give access',
  },
  { journey: 'repair', share: 29, places: [...shared, 'end:scheduler'], ended: 'done' },
  { journey: 'repair', share: 14, places: ['asset'], stoppedBy: 'checkAsset: refused with E5' },
  {
    journey: 'repair',
    share: 58,
    places: ['asset', 'reason'],
    stoppedBy: 'checkReason: refused for another reason',
  },
  {
    journey: 'repair',
    share: 16,
    places: ['asset', 'reason', 'end:home'],
    ended: 'left',
    stoppedBy: 'no repair has these words',
  },
  {
    journey: 'repair',
    share: 12,
    places: ['asset', 'reason', 'followUp'],
    stoppedBy: 'the follow-up question is answered no',
  },
  {
    journey: 'repair',
    share: 22,
    places: ['asset', 'reason', 'followUp', ...toReview.slice(2), 'end:scheduler'],
    ended: 'done',
  },
  {
    journey: 'repair',
    share: 19,
    places: ['asset', 'reason', 'duplicate', 'reason', 'duplicate', 'details'],
  },
  {
    journey: 'repair',
    share: 31,
    places: ['asset', 'reason', 'duplicate', 'end:home'],
    ended: 'left',
    stoppedBy: 'it is a repair that is open already',
  },
  { journey: 'repair', share: 11, places: toDetails },
  { journey: 'repair', share: 37, places: [...toDetails, 'media', 'end:home'], ended: 'saved' },
  { journey: 'repair', share: 24, places: [...toDetails, 'media'] },
  { journey: 'repair', share: 13, places: [...toContact, 'end:home'], ended: 'left' },
  {
    journey: 'repair',
    share: 9,
    places: [...toReview, 'halt:failed', 'confirmation', 'end:scheduler'],
    ended: 'done',
  },
  { journey: 'repair', share: 6, places: [...toReview, 'halt:failed'] },
  {
    journey: 'repair',
    share: 15,
    places: toReview,
    stoppedBy: 'chooseContractor: no contractor can take it',
  },
  { journey: 'appointment', share: 214, places: ['slot', 'end:home'], ended: 'done' },
  {
    journey: 'appointment',
    share: 48,
    places: ['slot'],
    stoppedBy: 'bookSlot: somebody took the slot first',
  },
  { journey: 'appointment', share: 13, places: ['slot', 'end:repair'], ended: 'done' },
  { journey: 'appointment', share: 9, places: ['slot', 'halt:failed'] },
];

/** Seconds that somebody in no hurry needs at a place. */
const usualSeconds: Readonly<Record<string, number>> = {
  property: 11,
  asset: 9,
  reason: 52,
  followUp: 21,
  emergency: 16,
  duplicate: 19,
  details: 64,
  media: 43,
  vulnerability: 17,
  covid: 7,
  contact: 18,
  confirmation: 37,
  slot: 49,
  'halt:failed': 14,
};

/** A move as it is repeated for many visits. */
export interface DemonstrationMove {
  readonly number: number;
  readonly from: string | null;
  readonly to: string;
  readonly kind: MoveKind;
  readonly seconds: number | null;
}

function kindOf(way: DemonstrationWay, index: number): MoveKind {
  const to = way.places[index] ?? '';
  const from = way.places[index - 1] ?? '';
  if (to.startsWith('end:')) return way.ended ?? 'done';
  if (to.startsWith('halt:')) return 'halted';
  return from.startsWith('halt:') || isBefore(to, from) ? 'back' : 'on';
}

const order = Object.keys(usualSeconds);
const isBefore = (one: string, other: string): boolean => order.indexOf(one) < order.indexOf(other);

/** The moves of a way. */
export const movesOf = (way: DemonstrationWay): readonly DemonstrationMove[] =>
  way.places.map((to, index) => {
    const from = way.places[index - 1] ?? null;
    return {
      number: index + 1,
      from,
      to,
      kind: kindOf(way, index),
      seconds: from === null ? null : (usualSeconds[from] ?? 0),
    };
  });

/** Where a way was stopped: at the last of its steps. */
export function stopOf({ places, stoppedBy }: DemonstrationWay) {
  const place = places.findLast((each) => !each.includes(':'));
  return place === undefined || stoppedBy === undefined ? null : { place, reason: stoppedBy };
}
