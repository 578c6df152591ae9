import { sql } from 'kysely';
import { dates } from '../../content/dates.ts';
import { timeline } from '../../content/timeline.ts';
import { dayInWords, windowInWords } from '../../contract/dates.ts';
import type { HistoryItem } from '../../contract/history.ts';
import type { EventCode } from '../../contract/timeline.ts';
import { timelineNotice } from '../../contract/timeline.ts';
import type { Database, Transaction } from '../database/schema.ts';

interface NewEvent {
  readonly worksOrderId: string;
  readonly code: EventCode;
  readonly at: Date;
  readonly appointment?: { readonly id: string; readonly startsAt: string; readonly endsAt: string };
}

/** Adds to the history of a repair. */
export async function recordEvent(transaction: Transaction, event: NewEvent): Promise<void> {
  await transaction
    .insertInto('works_order_event')
    .values({
      works_order_id: event.worksOrderId,
      code: event.code,
      appointment_id: event.appointment?.id ?? null,
      starts_at: event.appointment?.startsAt ?? null,
      ends_at: event.appointment?.endsAt ?? null,
      created_at: event.at,
    })
    .execute();
}

const wall = (column: string) => sql<string | null>`to_char(${sql.ref(column)}, 'YYYY-MM-DD"T"HH24:MI:SS')`;

/** Something that happened to a repair; times of appointments are those on the wall. */
export interface TimelineEvent {
  readonly code: string;
  readonly at: Date;
  readonly appointment: {
    readonly id: string;
    readonly startsAt: string | null;
    readonly endsAt: string | null;
  } | null;
}

/** What happened to a repair, the newest first. */
export async function readEvents(db: Database, worksOrderId: string): Promise<TimelineEvent[]> {
  const rows = await db
    .selectFrom('works_order_event')
    .where('works_order_id', '=', worksOrderId)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .select([
      'code',
      'appointment_id',
      'created_at',
      wall('starts_at').as('starts'),
      wall('ends_at').as('ends'),
    ])
    .execute();
  return rows.map((row) => ({
    code: row.code,
    at: row.created_at,
    appointment:
      row.appointment_id === null ? null : { id: row.appointment_id, startsAt: row.starts, endsAt: row.ends },
  }));
}

/** The last thing that happened to a repair. */
export type LastEvent = Pick<TimelineEvent, 'at' | 'code'>;

/** What is taken for the last thing that happened to a repair of which nothing is written down. */
export const eventOfReport = ({ raised_at }: { readonly raised_at: Date }): LastEvent => ({
  at: raised_at,
  code: 'CREATED',
});

/** The last thing that happened to each of these repairs, by their identifiers. */
export async function readLastEvents(
  db: Database,
  worksOrderIds: readonly string[],
): Promise<ReadonlyMap<string, LastEvent>> {
  if (worksOrderIds.length === 0) return new Map();
  const rows = await db
    .selectFrom('works_order_event')
    .where('works_order_id', 'in', worksOrderIds)
    .distinctOn('works_order_id')
    .orderBy('works_order_id')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .select(['works_order_id', 'created_at', 'code'])
    .execute();
  return new Map(rows.map((row) => [row.works_order_id, { at: row.created_at, code: row.code }]));
}

/** An event as residents read it. */
export function historyItemOf({ code, at, appointment }: TimelineEvent): HistoryItem {
  const words = timeline[timelineNotice(code)];
  const createDateTime = at.toISOString();
  return {
    statusTitle: words.title,
    comments: fillTimes(words.comment, appointment?.startsAt ?? null, appointment?.endsAt ?? null),
    createDateTime,
    appointment:
      appointment === null
        ? null
        : {
            identifier: appointment.id,
            subType: code,
            appointmentStartDatetime: appointment.startsAt,
            appointmentEndDatetime: appointment.endsAt,
            createDateTime,
          },
  };
}

function fillTimes(comment: string, starts: string | null, ends: string | null): string {
  // The title says enough when the times did not come along.
  if (starts === null || ends === null) return comment.includes('{') ? '' : comment;
  return comment
    .replace('{date}', dayInWords(starts))
    .replace('{window}', windowInWords(starts, ends, dates));
}
