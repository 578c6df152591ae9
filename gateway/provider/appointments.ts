import { sql } from 'kysely';
import type { Appointment } from '../../contract/works-order.ts';
import type { Database } from '../database/schema.ts';

/** An appointment as the provider keeps it; times are those on the wall. */
export interface AppointmentRow {
  readonly id: string;
  readonly worksOrderId: string;
  readonly site: string;
  readonly day: string;
  readonly availabilityType: string;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly isPreference: boolean;
  readonly createdAt: Date;
}

const wallClock = (column: string) => sql<string>`to_char(${sql.ref(column)}, 'YYYY-MM-DD"T"HH24:MI:SS')`;

/** The appointments that hold, for these repairs. */
export async function readActiveAppointments(
  db: Database,
  worksOrderIds: readonly string[],
): Promise<AppointmentRow[]> {
  if (worksOrderIds.length === 0) return [];
  const rows = await db
    .selectFrom('appointment')
    .where('works_order_id', 'in', worksOrderIds)
    .where('is_standing', '=', true)
    .select(['id', 'works_order_id', 'site', 'availability_type', 'is_preference', 'created_at'])
    .select(sql<string>`to_char(day, 'YYYY-MM-DD')`.as('day'))
    .select([wallClock('starts_at').as('starts'), wallClock('ends_at').as('ends')])
    .execute();
  return rows.map((row) => ({
    id: row.id,
    worksOrderId: row.works_order_id,
    site: row.site,
    day: row.day,
    availabilityType: row.availability_type,
    startsAt: row.starts,
    endsAt: row.ends,
    isPreference: row.is_preference,
    createdAt: row.created_at,
  }));
}

/** The appointment that holds for one repair, if there is one. */
export const readActiveAppointment = async (
  db: Database,
  worksOrderId: string,
): Promise<AppointmentRow | undefined> => (await readActiveAppointments(db, [worksOrderId]))[0];

/** An appointment as it travels. */
export const appointmentToWire = (row: AppointmentRow): Appointment => ({
  identifier: row.id,
  appointmentStartDatetime: row.startsAt,
  appointmentEndDatetime: row.endsAt,
  availabilityType: row.availabilityType,
  isPreference: row.isPreference,
  createDateTime: row.createdAt.toISOString(),
});
