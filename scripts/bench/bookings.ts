import { randomUUID } from 'node:crypto';
import { Kysely, PostgresDialect, sql } from 'kysely';
import { machineClock } from '../../gateway/clock.ts';
import { createPool } from '../../gateway/database/named-pool.ts';
import type { Database, Schema } from '../../gateway/database/schema.ts';
import { appointmentKinds, offeredDays } from '../../gateway/provider/diary.ts';
import { readBankHolidays } from '../../gateway/provider/working-hours.ts';
import type { BareBooking } from './bare-booking.ts';

const site = 'BRIGHT-01';
/** More than any run can book. */
const places = 1_000_000;
/** Repairs added by one statement, which must end within the time that statements have. */
const batch = 5_000;

interface Repair {
  readonly id: string;
  readonly jobNumber: string;
}

/** A booking to make, and the job number that its repair has. */
export type Booking = BareBooking & { readonly jobNumber: string };

/** Adds repairs that wait for an appointment, with places enough for all. Gives one booking for each, once. */
export async function prepareBookings(
  databaseUrl: string,
  customerId: string,
  count: number,
): Promise<() => Booking> {
  const pool = createPool({ url: databaseUrl, max: 1 });
  const db: Database = new Kysely<Schema>({ dialect: new PostgresDialect({ pool }) });
  try {
    const repairs: Repair[] = [];
    for (let first = 1; first <= count; first += batch) {
      repairs.push(...(await addRepairs(db, customerId, first, Math.min(first + batch - 1, count))));
    }
    await db.updateTable('contractor_site').set({ places }).where('code', '=', site).execute();
    await sql`analyze works_order`.execute(db);
    const slots = await slotsOf(db);
    let taken = 0;
    return () => {
      const repair = repairs[taken];
      const slot = slots[taken % slots.length];
      taken += 1;
      if (repair === undefined || slot === undefined) throw new Error(`only ${count} repairs to book for`);
      return { ...slot, customerId, key: randomUUID(), worksOrderId: repair.id, jobNumber: repair.jobNumber };
    };
  } finally {
    await db.destroy();
  }
}

async function addRepairs(
  db: Database,
  customerId: string,
  first: number,
  last: number,
): Promise<readonly Repair[]> {
  const { rows } = await sql<Repair>`
    insert into works_order (customer_id, premises_id, asset_id, job_number, status, is_draft, is_submitted,
      contractor_site, raised_at, saved_at)
    select ${customerId}::uuid, home.asset_id, home.asset_id, 'R-9' || lpad(n::text, 8, '0'), 'Unappointed',
      false, true, ${site}, clock_now(), clock_now()
    from generate_series(${first}::integer, ${last}::integer) n
    cross join (
      select asset_id from tenancy_premises join tenancy on tenancy.id = tenancy_id
      where customer_id = ${customerId}::uuid limit 1
    ) home
    returning id, job_number as "jobNumber"`.execute(db);
  return rows;
}

async function slotsOf(
  db: Database,
): Promise<readonly Omit<BareBooking, 'customerId' | 'key' | 'worksOrderId'>[]> {
  // The last days first: what the demonstration has booked already lies near, with other numbers of places.
  const days = offeredDays(machineClock(), await readBankHolidays(db)).slice(-12);
  const slots = days.flatMap((day) =>
    appointmentKinds.map(({ availabilityType, start, end }) => ({
      site,
      places,
      day,
      availabilityType,
      startsAt: `${day}T${start}:00`,
      endsAt: `${day}T${end}:00`,
    })),
  );
  for (const slot of slots) {
    await db
      .insertInto('appointment_slot')
      .values({
        site,
        day: slot.day,
        availability_type: slot.availabilityType,
        capacity: places,
        taken: 0,
      })
      .onConflict((conflict) =>
        conflict.columns(['site', 'day', 'availability_type']).doUpdateSet({ capacity: places }),
      )
      .execute();
  }
  return slots;
}
