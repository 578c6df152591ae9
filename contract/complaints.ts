import * as v from 'valibot';
import { defineCall } from './call.ts';
import { ContactName } from './cases.ts';
import { CustomerPath } from './customers.ts';
import { Day, filledText, Id, text } from './fields.ts';
import { Instant } from './moments.ts';
import { v1 } from './paths.ts';
import { queryNumber } from './query-fields.ts';

/** What a complaint can be about. */
export const complaintSubjects = ['repair', 'request', 'staff', 'other'] as const;
export type ComplaintSubject = (typeof complaintSubjects)[number];

/** Where the stage that a complaint is at stands. */
const complaintStatuses = ['Received', 'Acknowledged', 'Answered'] as const;
export type ComplaintStatus = (typeof complaintStatuses)[number];

/** The two stages of a complaint: the first answer, and the review that the resident can ask for after it. */
const complaintStages = [1, 2] as const;
export type ComplaintStage = (typeof complaintStages)[number];

/** What the provider owes next. */
const complaintDuties = ['acknowledge', 'answer'] as const;

/** How a resident wants to be answered. */
const complaintChannels = ['email', 'phone', 'letter'] as const;
export type ComplaintChannel = (typeof complaintChannels)[number];

/** Most characters of what went wrong, and of what would put it right. */
export const maxComplaintDetails = 3000;
export const maxComplaintRemedy = 1500;

/** Most characters of why a resident is not satisfied with the first answer. */
export const maxReviewReason = 1500;

/** Most complaints in one answer. */
export const maxComplaints = 100;

const Stage = v.picklist(complaintStages);

/** What the provider must do next, and until when. */
const NextDuty = v.object({
  duty: v.picklist(complaintDuties),
  /** The last day for it; null where the calendar of working days does not reach so far. */
  dueBy: v.nullable(Day),
  /** Whether that day is over. */
  isMissed: v.boolean(),
  /** Whether that day is later than it was at first. */
  isExtended: v.boolean(),
});

export type NextDuty = v.InferOutput<typeof NextDuty>;

export const ComplaintItem = v.object({
  identifiers: v.object({
    complaintIdentifier: Id,
    /** The repair or service request that it is about; null for any other. */
    worksOrderIdentifier: v.nullable(Id),
    caseIdentifier: v.nullable(Id),
  }),
  /** `CMP-100001`. */
  complaintReference: text(20),
  subject: v.picklist(complaintSubjects),
  /** The repair or service request in words, with its number; empty for anything else. */
  about: text(200),
  createdDate: Instant,
  stage: Stage,
  status: v.picklist(complaintStatuses),
  /** Null once the stage is answered. */
  next: v.nullable(NextDuty),
});

export type ComplaintItem = v.InferOutput<typeof ComplaintItem>;

/** What happened to a complaint. */
const complaintEvents = [
  'received',
  'reviewRequested',
  'acknowledged',
  'extended',
  'acknowledgementMissed',
  'answerMissed',
  'answered',
] as const;
export type ComplaintEventKind = (typeof complaintEvents)[number];

const ComplaintEvent = v.object({
  kind: v.picklist(complaintEvents),
  stage: Stage,
  date: Instant,
  /** What the provider wrote, or the reason of an extension; empty where the event says all. */
  text: text(5000),
  /** The new last day after an extension; the day that was missed. */
  dueBy: v.nullable(Day),
});

export type ComplaintEvent = v.InferOutput<typeof ComplaintEvent>;

const StageDates = v.object({
  stage: Stage,
  startedDate: Instant,
  acknowledgeBy: v.nullable(Day),
  acknowledgedDate: v.nullable(Instant),
  /** Null until the complaint is acknowledged, because the working days count from then. */
  answerBy: v.nullable(Day),
  answeredDate: v.nullable(Instant),
});

export type StageDates = v.InferOutput<typeof StageDates>;

export const Complaint = v.object({
  ...ComplaintItem.entries,
  details: text(maxComplaintDetails),
  remedy: text(maxComplaintRemedy),
  /** Why the resident asked for the second stage; empty before, and where no reason was given. */
  reviewReason: text(maxReviewReason),
  /** Whether the resident can ask for the second stage now. */
  canRequestReview: v.boolean(),
  stages: v.array(StageDates),
  /** The oldest first. */
  events: v.array(ComplaintEvent),
});

export type Complaint = v.InferOutput<typeof Complaint>;

const ComplaintContact = v.object({
  channel: v.picklist(complaintChannels),
  /** A saved number as it is saved, or 11 digits of which the first is 0; null unless it is to be called. */
  phoneNumber: v.nullable(filledText(30)),
  /** Both null for a number of the resident’s own that is known already. */
  name: v.nullable(ContactName),
  relation: v.nullable(v.picklist(['Customer', 'Friend or Family', 'Other'])),
});

export type ComplaintContact = v.InferOutput<typeof ComplaintContact>;

const path = `${v1}/customers/:customerId/complaints`;

export const listComplaints = defineCall({
  id: 'listComplaints',
  method: 'GET',
  path,
  params: CustomerPath,
  query: v.object({
    /** `createdDate desc` unless told. */
    order: v.optional(v.picklist(['createdDate desc', 'createdDate asc'])),
    /** 10 unless told. */
    limit: v.optional(queryNumber(maxComplaints)),
    skip: v.optional(queryNumber(1_000_000)),
  }),
  answer: v.object({ complaints: v.array(ComplaintItem), 'total-count': v.number() }),
});

export const createComplaint = defineCall({
  id: 'createComplaint',
  method: 'POST',
  path,
  params: CustomerPath,
  body: v.object({
    subject: v.picklist(complaintSubjects),
    /** A repair or service request of the resident, for the subject of that name; null where it is none of the list. */
    worksOrderIdentifier: v.nullable(Id),
    caseIdentifier: v.nullable(Id),
    details: filledText(maxComplaintDetails),
    remedy: filledText(maxComplaintRemedy),
    contact: ComplaintContact,
  }),
  answer: v.object({
    complaintIdentifier: Id,
    complaintReference: text(20),
    acknowledgeBy: v.nullable(Day),
    /** The last day for the answer if it is acknowledged on its last day. */
    answerBy: v.nullable(Day),
  }),
  status: 201,
  needsIdempotencyKey: true,
});

const ComplaintPath = v.object({ customerId: Id, complaintId: Id });

export const getComplaint = defineCall({
  id: 'getComplaint',
  method: 'GET',
  path: `${path}/:complaintId`,
  params: ComplaintPath,
  answer: Complaint,
  answersEntityTag: true,
});

/** Asks for the second stage. It is refused with 409 unless the first is answered and the second was not asked for. */
export const requestComplaintReview = defineCall({
  id: 'requestComplaintReview',
  method: 'POST',
  path: `${path}/:complaintId/review`,
  params: ComplaintPath,
  /** Nobody has to give a reason: it may be empty. */
  body: v.object({ reason: text(maxReviewReason) }),
  answer: Complaint,
  status: 201,
  needsEntityTag: true,
  needsIdempotencyKey: true,
  answersEntityTag: true,
});
