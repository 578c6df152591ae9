import { sql } from 'kysely';
import { reminders as words } from '../../content/reminders.ts';
import { wallTime } from '../../contract/dates.ts';
import { repairInWords, visitInWords } from '../communications/message-templates.ts';
import type { Transaction } from '../database/schema.ts';
import { inTransaction } from '../database/transactions.ts';
import { fillMessage, type MessageText } from '../fill.ts';
import type { Platform } from '../platform.ts';
import { type AppointmentRow, readActiveAppointment } from '../provider/appointments.ts';
import { instantOf } from '../provider/clock.ts';
import type { WorksOrderRow } from '../provider/ownership.ts';
import { tellByChannels } from './channels.ts';

/** Repairs that one round tells of, at most. */
const maxAtOnce = 1000;

const hourMs = 3_600_000;
const hoursBefore = { dayBefore: 24, hourBefore: 1 } as const;

type Reminder = Pick<Platform, 'db' | 'jobs' | 'config' | 'now'>;

/**
 * The reminder of an appointment that is due; undefined where none is, or where the appointment was made when it was due
 * already: whoever has just chosen a time knows it.
 */
export function reminderDue(
  { startsAt, createdAt, isPreference }: Pick<AppointmentRow, 'startsAt' | 'createdAt' | 'isPreference'>,
  now: Date,
): keyof typeof hoursBefore | undefined {
  const start = instantOf(startsAt).getTime();
  if (isPreference || now.getTime() >= start) return undefined;
  const isHourBefore = now.getTime() >= start - hoursBefore.hourBefore * hourMs;
  const kind = isHourBefore ? 'hourBefore' : 'dayBefore';
  const due = start - hoursBefore[kind] * hourMs;
  return now.getTime() >= due && createdAt.getTime() < due ? kind : undefined;
}

/** The time on the wall at an instant, as the database compares it. */
const onWall = (instant: Date) => sql<Date>`${wallTime(instant)}::timestamp`;

/**
 * Reminds residents of appointments, and tells them of what happened to one; each thing once, and nothing of an appointment
 * that does not hold any more. Any number of processes may do it at the same time. Answers how many were told.
 */
export async function remind(reminder: Reminder): Promise<number> {
  const { db, now } = reminder;
  const from = now();
  // A day in which the clocks change has an hour more.
  const to = new Date(from.getTime() + 25 * hourMs);
  const toCome = await db
    .selectFrom('appointment')
    .where('is_standing', '=', true)
    .where('starts_at', '>', onWall(from))
    .where('starts_at', '<=', onWall(to))
    .orderBy('starts_at')
    .limit(maxAtOnce)
    .select('works_order_id')
    .execute();
  const news = await db
    .selectFrom('appointment_notice')
    .where('notified_at', 'is', null)
    .limit(maxAtOnce)
    .select('works_order_id')
    .execute();
  let told = 0;
  for (const id of new Set([...news, ...toCome].map(({ works_order_id }) => works_order_id))) {
    told += await inTransaction(db, (transaction) => remindOne(transaction, id, reminder));
  }
  return told;
}

async function remindOne(transaction: Transaction, id: string, reminder: Reminder): Promise<number> {
  const order = await transaction
    .selectFrom('works_order')
    .where('id', '=', id)
    .selectAll()
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (order === undefined) return 0;
  const appointment = await readActiveAppointment(transaction, id);
  const texts = await takeNews(transaction, order, appointment, reminder.now());
  const before = appointment && (await takeReminder(transaction, order, appointment, reminder.now()));
  if (before) texts.push(before);
  for (const text of texts) await tellByChannels(transaction, reminder, order.customer_id, text);
  return texts.length;
}

const appointmentInWords = (order: WorksOrderRow, { startsAt, endsAt }: AppointmentRow) => ({
  ...visitInWords(order, startsAt, endsAt),
  change: words.change,
});

/** The reminder of an appointment, the first time that it is due. */
async function takeReminder(
  transaction: Transaction,
  order: WorksOrderRow,
  appointment: AppointmentRow,
  now: Date,
): Promise<MessageText | undefined> {
  const kind = order.status === 'Appointed' ? reminderDue(appointment, now) : undefined;
  if (kind === undefined) return undefined;
  const added = await transaction
    .insertInto('appointment_notice')
    .values({ works_order_id: order.id, kind, about: appointment.id, notified_at: now })
    .onConflict((conflict) => conflict.doNothing())
    .returning('about')
    .execute();
  return added.length === 0 ? undefined : fillMessage(words[kind], appointmentInWords(order, appointment));
}

/** What happened to the appointments of a repair and was told to nobody, as far as it still holds. */
async function takeNews(
  transaction: Transaction,
  order: WorksOrderRow,
  appointment: AppointmentRow | undefined,
  now: Date,
): Promise<MessageText[]> {
  const news = await transaction
    .updateTable('appointment_notice')
    .set({ notified_at: now })
    .where('works_order_id', '=', order.id)
    .where('notified_at', 'is', null)
    .returning('kind')
    .execute();
  const texts = [...new Set(news.map(({ kind }) => kind))].map((kind) =>
    newsInWords(kind, order, appointment),
  );
  return texts.filter((text) => text !== undefined);
}

function newsInWords(
  kind: string,
  order: WorksOrderRow,
  appointment: AppointmentRow | undefined,
): MessageText | undefined {
  const named = repairInWords(order);
  switch (kind) {
    case 'ENGOS01':
      return order.status === 'In progress' ? fillMessage(words.onTheWay, named) : undefined;
    case 'AUPDATE03':
      return appointment && fillMessage(words.moved, appointmentInWords(order, appointment));
    case 'AUPDATE02':
      return appointment === undefined && order.status !== 'Cancelled'
        ? fillMessage(words.calledOff, named)
        : undefined;
    case 'CANCELLED':
      return order.status === 'Cancelled' ? fillMessage(words.cancelled, named) : undefined;
    default:
      return undefined;
  }
}
