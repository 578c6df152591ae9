import * as v from 'valibot';
import { defineCall } from './call.ts';
import { Day, text } from './fields.ts';
import { v1 } from './paths.ts';
import { moveKinds } from './tracking.ts';

/** Counts are rounded down to a multiple of this, so that nobody is found by comparing two of them. */
export const roundedTo = 5;

/** How often something happened, rounded down: 0 stands for fewer than five times, also for never. */
const Count = v.pipe(v.number(), v.integer(), v.minValue(0), v.multipleOf(roundedTo));

/** What became of the arrivals at one place: a step, or `halt:` and the name of an error page. */
export const PlaceTraffic = v.object({
  place: text(70),
  arrivals: Count,
  ...v.entriesFromList(moveKinds, Count),
  /** Nothing was heard of the visit any more: the page was closed, or is still open. */
  gone: Count,
  /** Half of those who moved on stayed at most so many seconds; null for fewer than five. */
  medianSeconds: v.nullable(v.pipe(v.number(), v.minValue(0))),
});

export type PlaceTraffic = v.InferOutput<typeof PlaceTraffic>;

/** How often a visit moved from one place to another. */
export const MoveTraffic = v.object({
  /** Null where visits began. */
  from: v.nullable(text(70)),
  to: text(70),
  kind: v.picklist(moveKinds),
  count: Count,
});

export type MoveTraffic = v.InferOutput<typeof MoveTraffic>;

/** How many visits stood still at a step for one reason. */
export const StopTraffic = v.object({
  place: text(70),
  /** The rule, or the operation and its outcome, as the journey's definition names them. */
  reason: text(400),
  count: Count,
});

export type StopTraffic = v.InferOutput<typeof StopTraffic>;

/** What happened in one journey. */
export const JourneyTraffic = v.object({
  journey: text(40),
  visits: Count,
  moves: v.array(MoveTraffic),
  places: v.array(PlaceTraffic),
  /** Absent where a gateway does not count them, and in files that were saved before it did. */
  stops: v.optional(v.array(StopTraffic)),
});

export type JourneyTraffic = v.InferOutput<typeof JourneyTraffic>;

/** How residents judged the repairs of one contractor. */
export const ContractorSatisfaction = v.object({
  contractor: text(100),
  satisfied: Count,
  unsatisfied: Count,
});

export type ContractorSatisfaction = v.InferOutput<typeof ContractorSatisfaction>;

/** What happened in all journeys in a period; also the form in which it is saved as a file. */
export const Traffic = v.object({
  /** The first day of the period. */
  from: Day,
  /** The day after its last. */
  to: Day,
  /** Some of it was made up for the demonstration. */
  containsDemonstration: v.boolean(),
  journeys: v.array(JourneyTraffic),
  /** Absent in files that were saved before residents were asked. */
  satisfaction: v.optional(v.array(ContractorSatisfaction)),
});

export type Traffic = v.InferOutput<typeof Traffic>;

/** Most days of one period. */
export const longestPeriod = 400;

/** Where an analyst's browser goes to sign in; `at`, what stands after # in the atlas, is where it comes back to. */
export const analystSignIn = `${v1}/analysts/authorize`;

export const getTraffic = defineCall({
  id: 'getTraffic',
  method: 'GET',
  path: `${v1}/traffic`,
  query: v.object({ from: Day, to: Day }),
  answer: Traffic,
  role: 'analyst',
});

export const signOutAnalyst = defineCall({
  id: 'signOutAnalyst',
  method: 'DELETE',
  path: `${v1}/analysts/session`,
  status: 204,
  role: 'analyst',
});
