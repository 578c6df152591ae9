import * as v from 'valibot';
import { Adjustments } from './adjustments.ts';
import { defineCall } from './call.ts';
import { Id, text } from './fields.ts';
import type { HazardDutyKind, HazardSeverity } from './legal-deadlines/hazards.ts';
import { Instant, WallTime } from './moments.ts';
import { v1 } from './paths.ts';

/** An event of an appointment, with the code by which its notice is found. */
const AppointmentEvent = v.object({
  identifier: Id,
  subType: text(20),
  appointmentStartDatetime: v.nullable(WallTime),
  appointmentEndDatetime: v.nullable(WallTime),
  createDateTime: Instant,
});

export const HistoryItem = v.object({
  statusTitle: text(100),
  comments: text(300),
  createDateTime: Instant,
  appointment: v.nullable(AppointmentEvent),
});

export type HistoryItem = v.InferOutput<typeof HistoryItem>;

/** What can come next for a repair. The words are in the catalogue. */
export const nextKinds = [
  /** The draft goes unless it is finished `by`. */
  'finishDraft',
  /** Somebody comes `by` for an emergency. */
  'emergencyVisit',
  /** Somebody comes between `from` and `by`. */
  'visit',
  /** As `visit`, but the contractor has yet to confirm it. */
  'wishedVisit',
  /** Somebody is on the way or at work; `by` is the end of the appointment, where there is one. */
  'work',
  /** The work has begun, and is finished or the next visit arranged `by`. */
  'workReport',
  /** The resident can choose an appointment; the contractor calls `by` otherwise. */
  'choice',
  /** The contractor calls `by` to arrange a visit. */
  'contractorCall',
  /** The managing agent calls `by` to arrange a visit. */
  'agentCall',
  /** Somebody looks at the report and calls `by`. */
  'review',
  /** The provider decides about the work `by`. */
  'approval',
  /** The work waits. The appointment `from` to `by`, which was made before, is in doubt. */
  'hold',
  /** The work waits; the provider tells `by` how it goes on. */
  'holdUpdate',
  /** The resident asked what is happening, and is told `by`. */
  'chaseAnswer',
  /** The work is done. The repair is closed `by`, unless the resident says that it is not fixed. */
  'confirmFixed',
  /** As `confirmFixed`, for an emergency, which is not opened again online. */
  'closing',
  /** Work that fails again `by` is put right under the same reference. */
  'recall',
] as const;

/** The next thing that will happen, by the clock on the wall in England. */
export const NextThing = v.object({
  kind: v.picklist(nextKinds),
  from: v.nullable(WallTime),
  by: v.nullable(WallTime),
  /** What was promised has not happened, and its time has passed. */
  isLate: v.boolean(),
});

export type NextThing = v.InferOutput<typeof NextThing>;

/** Rows of the table of deadlines, which residents' pages have no need to load. */
const hazardDuties = [
  'emergencyInvestigation',
  'madeSafe',
  'investigation',
  'summary',
  'safetyWork',
  'temporaryHome',
  'worksBegun',
  'worksLatest',
] as const satisfies readonly HazardDutyKind[];

/**
 * What the law makes the provider do about a hazard. `waiting`: it is counted from something that has not happened yet;
 * `unknown`: the bank holidays of that time are not known, so nobody can tell the date.
 */
const dutyStates = ['waiting', 'due', 'dueSoon', 'overdue', 'done', 'doneLate', 'unknown'] as const;

const HazardDuty = v.object({
  kind: v.picklist(hazardDuties),
  state: v.picklist(dutyStates),
  /** The last moment at which it is in time; null while it is `waiting` or `unknown`. */
  dueBy: v.nullable(WallTime),
  doneDate: v.nullable(Instant),
});

export type HazardDuty = v.InferOutput<typeof HazardDuty>;

/** The dates that the law of England sets for a hazard, counted from when the report was first received. */
export const Hazard = v.object({
  severity: v.picklist(['emergency', 'significant'] as const satisfies readonly HazardSeverity[]),
  firstReceivedDate: Instant,
  /** In the order in which they are due. */
  duties: v.array(HazardDuty),
});

export type Hazard = v.InferOutput<typeof Hazard>;

export const getWorksOrderHistory = defineCall({
  id: 'getWorksOrderHistory',
  method: 'GET',
  path: `${v1}/works-orders/:worksOrderId/historyItems`,
  params: v.object({ worksOrderId: Id }),
  answer: v.object({
    historyItems: v.array(HistoryItem),
    /** Null when nothing more will happen. */
    next: v.nullable(NextThing),
    /** Null for a repair that is no such hazard, and for one that was cancelled. */
    hazard: v.nullable(Hazard),
    /** The question how the repair went; absent where nobody asks it, or no longer. */
    feedback: v.optional(v.object({ isSatisfied: v.nullable(v.boolean()) })),
    /** What the contractor was told of how to come to the resident; absent before anyone was told. */
    adjustments: v.optional(Adjustments),
  }),
});
