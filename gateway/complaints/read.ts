import { type Selectable, sql } from 'kysely';
import type {
  Complaint,
  ComplaintItem,
  ComplaintStatus,
  NextDuty,
  StageDates,
} from '../../contract/complaints.ts';
import { dayOf } from '../../contract/dates.ts';
import type { Database, Transaction } from '../database/schema.ts';
import { notFound } from '../http/problem.ts';
import type { ComplaintTables } from './tables.ts';

export type ComplaintRow = Selectable<ComplaintTables['complaint']>;

/** A day as it travels, `2026-11-21`. */
const dayText = (column: string) => sql<string | null>`to_char(${sql.ref(column)}, 'YYYY-MM-DD')`;

/** A stage with its days as text. */
const stageColumns = [
  'complaint_stage.complaint_id',
  'complaint_stage.stage',
  'complaint_stage.reason',
  'complaint_stage.started_at',
  'complaint_stage.acknowledged_at',
  'complaint_stage.is_extended',
  'complaint_stage.answered_at',
] as const;

const days = [
  dayText('complaint_stage.acknowledge_by').as('acknowledgeBy'),
  dayText('complaint_stage.answer_by').as('answerBy'),
] as const;

/** The stages of these complaints, the first one first. */
export const readStages = (db: Database, complaintIds: readonly string[]) =>
  complaintIds.length === 0
    ? Promise.resolve([])
    : db
        .selectFrom('complaint_stage')
        .where('complaint_id', 'in', complaintIds)
        .orderBy('stage')
        .select(stageColumns)
        .select(days)
        .execute();

export type StageRow = Awaited<ReturnType<typeof readStages>>[number];

const statusOf = ({ acknowledged_at, answered_at }: StageRow): ComplaintStatus =>
  answered_at ? 'Answered' : acknowledged_at ? 'Acknowledged' : 'Received';

/** What the provider must do next in a stage; null once it is answered. */
export function nextDutyOf(stage: StageRow, now: Date): NextDuty | null {
  if (stage.answered_at) return null;
  const duty = stage.acknowledged_at ? 'answer' : 'acknowledge';
  const dueBy = duty === 'answer' ? stage.answerBy : stage.acknowledgeBy;
  const isMissed = dueBy !== null && dueBy < dayOf(now);
  return { duty, dueBy, isMissed, isExtended: duty === 'answer' && stage.is_extended };
}

/** A complaint as the list tells of it, by its stages. */
export function complaintItemOf(row: ComplaintRow, stages: readonly StageRow[], now: Date): ComplaintItem {
  const current = stages.findLast(({ complaint_id }) => complaint_id === row.id);
  if (!current) throw new Error('a complaint without a stage');
  return {
    identifiers: {
      complaintIdentifier: row.id,
      worksOrderIdentifier: row.works_order_id,
      caseIdentifier: row.service_request_id,
    },
    complaintReference: row.reference,
    subject: row.subject,
    about: row.about,
    createdDate: row.created_at.toISOString(),
    stage: current.stage,
    status: statusOf(current),
    next: nextDutyOf(current, now),
  };
}

const stageDatesOf = (row: StageRow): StageDates => ({
  stage: row.stage,
  startedDate: row.started_at.toISOString(),
  acknowledgeBy: row.acknowledgeBy,
  acknowledgedDate: row.acknowledged_at?.toISOString() ?? null,
  answerBy: row.answerBy,
  answeredDate: row.answered_at?.toISOString() ?? null,
});

const ownComplaint = (db: Database, customerId: string, complaintId: string) =>
  db.selectFrom('complaint').selectAll().where('id', '=', complaintId).where('customer_id', '=', customerId);

/** A complaint of the customer. Throws 404 for any other. */
export async function requireComplaint(
  db: Database,
  customerId: string,
  complaintId: string,
): Promise<ComplaintRow> {
  const row = await ownComplaint(db, customerId, complaintId).executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** As `requireComplaint`, and nobody else changes it until the transaction ends. */
export async function lockComplaint(
  transaction: Transaction,
  customerId: string,
  complaintId: string,
): Promise<ComplaintRow> {
  const row = await ownComplaint(transaction, customerId, complaintId).forUpdate().executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** A complaint as it travels, with everything that happened to it. */
export async function readComplaint(db: Database, row: ComplaintRow, now: Date): Promise<Complaint> {
  const stages = await readStages(db, [row.id]);
  const events = await db
    .selectFrom('complaint_event')
    .where('complaint_id', '=', row.id)
    .orderBy('id')
    .select(['stage', 'kind', 'text', 'created_at'])
    .select(dayText('due_by').as('dueBy'))
    .execute();
  const item = complaintItemOf(row, stages, now);
  return {
    ...item,
    details: row.details,
    remedy: row.remedy,
    reviewReason: stages.find(({ stage }) => stage === 2)?.reason ?? '',
    canRequestReview: item.stage === 1 && item.status === 'Answered',
    stages: stages.map(stageDatesOf),
    events: events.map(({ stage, kind, text, created_at, dueBy }) => ({
      stage,
      kind,
      text,
      date: created_at.toISOString(),
      dueBy,
    })),
  };
}
