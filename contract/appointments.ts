import * as v from 'valibot';
import { defineCall } from './call.ts';
import { Day, Id, KeyValue, text } from './fields.ts';
import { WallTime } from './moments.ts';
import { v1 } from './paths.ts';
import { QueryFlag } from './query-fields.ts';

/** Capacity of a slot that has no place left. */
export const slotNotAvailable = 'Not Available';

const clock = v.pipe(v.string(), v.regex(/^([01]\d|2[0-3]):[0-5]\d$/));
const metadata = v.pipe(v.array(KeyValue), v.maxLength(10));

const Slot = v.object({
  date: Day,
  insideSla: v.boolean(),
  capacity: v.picklist(['Available', slotNotAvailable]),
  metadata,
});

/** One kind of appointment, such as mornings, with its dates. */
export const Availability = v.object({
  availabilityDetails: v.object({
    /** Clock time, `HH:mm`. */
    start: clock,
    end: clock,
    availabilityTypeLabel: text(40),
    availabilityType: text(10),
  }),
  slots: v.array(Slot),
});

export type Slot = v.InferOutput<typeof Slot>;
export type Availability = v.InferOutput<typeof Availability>;

const OrderPath = v.object({ worksOrderId: Id });

export const getAvailability = defineCall({
  id: 'getAvailability',
  method: 'GET',
  path: `${v1}/works-orders/:worksOrderId/appointments/availability`,
  params: OrderPath,
  query: v.object({
    /** The job number. */
    referenceNumber: text(20),
    IsExternalWorkOrderRequired: v.optional(QueryFlag),
    contractorName: v.optional(text(100)),
  }),
  answer: v.object({
    availabilities: v.array(Availability),
    /** The contractor takes wishes and confirms later. */
    isPreferences: v.boolean(),
    statusCode: v.number(),
  }),
  timeout: 30_000,
  failure: 'appointment',
  alsoRefuses: [409, 412],
});

export const bookAppointment = defineCall({
  id: 'bookAppointment',
  method: 'POST',
  path: `${v1}/works-orders/:worksOrderId/appointments`,
  params: OrderPath,
  query: v.object({ contractorName: v.optional(text(100)) }),
  body: v.object({
    isPreferences: v.boolean(),
    jobNumber: text(20),
    diaryCode: text(20),
    appointmentFromDate: WallTime,
    appointmentToDate: WallTime,
    externalCreateDateTime: WallTime,
    availabilityType: text(10),
    isInsideSla: v.boolean(),
    reasonCode: v.literal('NEW_APPOINTMENT'),
    remarks: text(200),
    externalReferenceId: Id,
    metadata,
  }),
  answer: v.object({
    appointmentId: Id,
    isPreferences: v.boolean(),
    appointmentFromDate: WallTime,
    appointmentToDate: WallTime,
  }),
  status: 201,
  needsIdempotencyKey: true,
  failure: 'appointment',
  alsoRefuses: [412],
});

export const rescheduleAppointment = defineCall({
  id: 'rescheduleAppointment',
  method: 'PATCH',
  path: `${v1}/works-orders/:worksOrderId/appointments`,
  params: OrderPath,
  body: v.object({
    status: v.literal('RESCHEDULE'),
    reasonCode: v.literal('RESCHEDULE_APPOINTMENT'),
    remarks: text(200),
    isPreferred: v.boolean(),
    jobNumber: text(20),
    appointmentFromDate: WallTime,
    appointmentToDate: WallTime,
    externalCreateDateTime: WallTime,
    availabilityType: text(10),
    isInsideSla: v.boolean(),
    contractorSiteCode: text(20),
  }),
  /** Without an appointmentId the contractor did not take the change: the old appointment stands. */
  answer: v.object({ appointmentId: v.optional(Id) }),
  needsIdempotencyKey: true,
  failure: 'appointment',
  alsoRefuses: [412],
});

/** Why an appointment is not moved online, as far as the portal has words of its own for it. */
export const rescheduleCodes = ['CR165', 'CR166', 'SSR070', 'SSR065', 'SSR075'] as const;

export const checkRescheduleEligibility = defineCall({
  id: 'checkRescheduleEligibility',
  method: 'POST',
  path: `${v1}/works-orders/:worksOrderId/appointments/reschedule-eligibility`,
  params: OrderPath,
  /** A provider may refuse with a code besides `rescheduleCodes`; the resident is told to phone then. */
  answer: v.object({ isEligible: v.boolean(), errorCode: v.nullable(text(20)) }),
});
