import * as v from 'valibot';
import { defineCall } from './call.ts';
import { filledText, Id, text } from './fields.ts';
import { v1 } from './paths.ts';

const tracked = { customerId: v.optional(text(60)), corelationId: v.optional(text(60)) };

/**
 * How a visit to a journey went on: `on` to a step that comes later or is the first, `back` to one that comes earlier or
 * from an error page, `halted` on an error page; ended because it was `done`, `left` with nothing kept, or `saved`.
 */
export const moveKinds = ['on', 'back', 'halted', 'done', 'left', 'saved'] as const;
export type MoveKind = (typeof moveKinds)[number];

/** A step of a journey by its name, `halt:` and the name of an error page, or `end:` and that of an end. */
const JourneyPlace = v.pipe(v.string(), v.regex(/^(?:(?:halt|end):)?[a-zA-Z][\w-]{0,59}$/));

const JourneyId = v.pipe(v.string(), v.regex(/^[a-zA-Z][\w-]{0,39}$/));

/** Longest time at a place that is told apart, in seconds: who stays longer does something else. */
export const longestStay = 3600;
/** Most moves of one visit that are told. */
export const mostMoves = 500;

const wholeNumber = (least: number, max: number) =>
  v.pipe(v.number(), v.integer(), v.minValue(least), v.maxValue(max));

/** One move of a visit: a single run through a journey, from its first step to an end, by one tab of a browser. */
export const JourneyMove = v.object({
  /** Made for this visit alone; it says nothing about who the resident is. */
  visit: Id,
  /** The first move of the visit is 1. The same move told twice counts once. */
  number: wholeNumber(1, mostMoves),
  journey: JourneyId,
  /** Absent for the first move. */
  from: v.optional(JourneyPlace),
  to: JourneyPlace,
  kind: v.picklist(moveKinds),
  /** Seconds at the place that was left. */
  seconds: v.optional(wholeNumber(0, longestStay)),
});

export type JourneyMove = v.InferOutput<typeof JourneyMove>;

export const trackNavigation = defineCall({
  id: 'trackNavigation',
  method: 'POST',
  path: `${v1}/tracking/navigation`,
  body: v.object({
    ...tracked,
    page: text(200),
    /** The state of a journey that shows an error page: journey, step, operation and error page, by their names. */
    state: v.optional(v.pipe(v.string(), v.maxLength(200), v.regex(/^[\w-]+(?:\/[\w-]+){3}$/))),
    moves: v.optional(v.pipe(v.array(JourneyMove), v.maxLength(10))),
  }),
  status: 202,
  public: true,
  outlivesPage: true,
});

/** A step on which a visit stood still for a reason of the journey's definition: a rule, or an operation and its outcome. */
export const JourneyStop = v.object({
  /** The visit of its moves. */
  visit: Id,
  journey: JourneyId,
  /** The step. */
  place: JourneyPlace,
  /** As the definition names it; nothing that was answered or shown is in it. */
  reason: filledText(400),
});

export type JourneyStop = v.InferOutput<typeof JourneyStop>;

export const trackStop = defineCall({
  id: 'trackStop',
  offer: 'tracking/stops',
  method: 'POST',
  path: `${v1}/tracking/stops`,
  body: JourneyStop,
  status: 202,
  public: true,
  outlivesPage: true,
});

export const trackError = defineCall({
  id: 'trackError',
  method: 'POST',
  path: `${v1}/tracking/errors`,
  body: v.object({
    ...tracked,
    sessionId: v.optional(text(60)),
    channel: v.optional(text(40)),
    /** Such as `500 Server Error`. */
    status: text(60),
    page: v.optional(text(200)),
  }),
  status: 202,
  public: true,
});
