import * as v from 'valibot';
import { Id, PersonName, text } from './fields.ts';
import { NextThing } from './history.ts';
import { Instant } from './moments.ts';
import { channels } from './order-values.ts';
import { priorityCodes } from './priority.ts';
import { Appointment, WorksOrderAsset, WorksOrderStatusName } from './works-order.ts';

/** A repair as lists show it. */
export const WorksOrderSummary = v.object({
  identifiers: v.object({
    worksOrderIdentifier: Id,
    jobNumber: v.nullable(text(20)),
    siteIdentifier: v.nullable(text(20)),
  }),
  statuses: v.object({
    status: WorksOrderStatusName,
    isDraft: v.boolean(),
    isPotentialDuplicate: v.boolean(),
    isVulnerable: v.nullable(v.boolean()),
    isSubmitted: v.boolean(),
    isEmergency: v.boolean(),
    isOutOfHours: v.boolean(),
    isRaisedAsTriage: v.boolean(),
    isRecall: v.boolean(),
  }),
  job: v.object({
    sorCode: text(20),
    description: text(500),
    trade: text(40),
    repairReason: text(100),
    additionalInformation: text(188),
    location: text(60),
    priority: v.picklist(priorityCodes),
  }),
  asset: WorksOrderAsset,
  contractor: v.nullable(
    v.object({
      name: text(100),
      phoneNumber: text(30),
      /** Its appointments can be chosen online at present. */
      takesOnlineBookings: v.boolean(),
    }),
  ),
  appointments: v.array(Appointment),
  /** The next thing that will happen; null when nothing more will. */
  next: v.nullable(NextThing),
  raisedBy: v.object({ personName: PersonName }),
  channel: v.picklist(channels),
  raisedDate: Instant,
  completedDate: v.nullable(Instant),
});

export type WorksOrderSummary = v.InferOutput<typeof WorksOrderSummary>;
