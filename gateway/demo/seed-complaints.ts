import { DateTime } from 'luxon';
import type { ComplaintEventKind, ComplaintStage } from '../../contract/complaints.ts';
import { dayOf } from '../../contract/dates.ts';
import type { Database } from '../database/schema.ts';
import { complaintAnswerDay, complaintDays, complaintExtensionDay } from '../legal-deadlines/complaint.ts';
import { zone } from '../provider/clock.ts';
import { rememberSeededComplaints } from './complaint-round.ts';
import {
  complaintAnswers,
  type DemonstrationComplaint,
  demonstrationComplaints,
  manyComplaints,
} from './complaints.ts';
import { demoId } from './ids.ts';
import { residents } from './residents.ts';

interface Event {
  readonly stage: ComplaintStage;
  readonly kind: ComplaintEventKind;
  readonly text: string;
  readonly due_by: string | null;
  readonly created_at: Date;
}

/** Shortly after the end of a day, when the resident was told that it is over; null while it is not. */
function missedSince(day: string | null, now: Date): Date | null {
  if (day === null || day >= dayOf(now)) return null;
  return DateTime.fromISO(day, { zone }).plus({ days: 1, minutes: 5 }).toJSDate();
}

/** A stage with its days, and what happened in it, in order. */
function stageOf(complaint: DemonstrationComplaint, index: number, now: Date) {
  const ago = (days: number): Date => new Date(now.getTime() - days * 86_400_000);
  const stage: ComplaintStage = index === 0 ? 1 : 2;
  const { startedDaysAgo, acknowledgedDaysAgo, isExtended, answeredDaysAgo } = complaint.stages[
    index
  ] as DemonstrationComplaint['stages'][number];
  const started = ago(startedDaysAgo);
  const acknowledged = acknowledgedDaysAgo === undefined ? null : ago(acknowledgedDaysAgo);
  const answered = answeredDaysAgo === undefined ? null : ago(answeredDaysAgo);
  const { acknowledgeBy } = complaintDays(stage, started);
  const firstAnswerBy = acknowledged && complaintAnswerDay(stage, acknowledged);
  const extendedTo = isExtended && firstAnswerBy ? complaintExtensionDay(stage, firstAnswerBy) : null;
  const answerBy = extendedTo ?? firstAnswerBy;
  const acknowledgeMissed = acknowledged ? null : missedSince(acknowledgeBy, now);
  const answerMissed = answered ? null : missedSince(answerBy, now);
  const event = (
    kind: ComplaintEventKind,
    at: Date | null,
    text: string,
    due_by: string | null = null,
  ): readonly Event[] => (at === null ? [] : [{ stage, kind, text, due_by, created_at: at }]);
  return {
    row: {
      stage,
      reason: stage === 2 ? (complaint.reviewReason ?? '') : '',
      started_at: started,
      acknowledge_by: acknowledgeBy,
      acknowledged_at: acknowledged,
      acknowledge_missed_at: acknowledgeMissed,
      answer_by: answerBy,
      is_extended: isExtended === true,
      answered_at: answered,
      answer_missed_at: answerMissed,
    },
    events: [
      ...event(stage === 1 ? 'received' : 'reviewRequested', started, ''),
      ...event('acknowledgementMissed', acknowledgeMissed, '', acknowledgeBy),
      ...event('acknowledged', acknowledged, complaintAnswers.acknowledgement),
      ...event('extended', extendedTo === null ? null : ago(2), complaintAnswers.extension, extendedTo),
      ...event('answerMissed', answerMissed, '', answerBy),
      ...event('answered', answered, complaintAnswers.answer),
    ],
  };
}

const residentId = (key: string): string => residents.find((one) => one.key === key)?.customerId ?? '';

/** The repair or service request that a complaint is about. */
async function itemAbout(db: Database, { who, subject, item }: DemonstrationComplaint) {
  if (item === undefined) return { works_order_id: null, service_request_id: null, about: '' };
  const customerId = residentId(who);
  if (subject === 'repair') {
    const { id, job_number } = await db
      .selectFrom('works_order')
      .select(['id', 'job_number'])
      .where('customer_id', '=', customerId)
      .where('repair_reason', '=', item)
      .orderBy('raised_at')
      .limit(1)
      .executeTakeFirstOrThrow();
    return { works_order_id: id, service_request_id: null, about: `${item}, ${job_number}` };
  }
  const { id, reference } = await db
    .selectFrom('service_request')
    .select(['id', 'reference'])
    .where('customer_id', '=', customerId)
    .where('case_type', '=', item)
    .orderBy('created_at', 'desc')
    .limit(1)
    .executeTakeFirstOrThrow();
  return { works_order_id: null, service_request_id: id, about: `${item}, ${reference}` };
}

/** Adds the complaints of the demonstration; the older one has the lower number. They are about what is there already. */
export async function seedComplaints(db: Database, now: Date): Promise<void> {
  const all = [...demonstrationComplaints, ...manyComplaints]
    .map((complaint, index) => ({ complaint, id: demoId(`complaint ${index} ${complaint.who}`) }))
    .sort(
      (a, b) => (b.complaint.stages[0]?.startedDaysAgo ?? 0) - (a.complaint.stages[0]?.startedDaysAgo ?? 0),
    );
  for (const { complaint, id } of all) {
    const stages = complaint.stages.map((_, index) => stageOf(complaint, index, now));
    const events = stages.flatMap((stage) => stage.events);
    await db
      .insertInto('complaint')
      .values({
        id,
        customer_id: residentId(complaint.who),
        subject: complaint.subject,
        ...(await itemAbout(db, complaint)),
        details: complaint.details,
        remedy: complaint.remedy,
        contact_channel: 'letter',
        contact_phone: null,
        contact_name: null,
        contact_relation: null,
        version: events.length,
        created_at: stages[0]?.row.started_at ?? now,
      })
      .execute();
    await db
      .insertInto('complaint_stage')
      .values(stages.map(({ row }) => ({ ...row, complaint_id: id })))
      .execute();
    await db
      .insertInto('complaint_event')
      .values(events.map((event) => ({ ...event, complaint_id: id })))
      .execute();
  }
  await rememberSeededComplaints(db);
}
