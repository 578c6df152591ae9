import type { Database } from '../../gateway/database/schema.ts';

/**
 * Books a visit for a repair, as the provider would: Brightside, in the morning.
 * @param day as ISO 8601, in London
 * @param bookedAt when it was booked
 */
export async function addVisit(
  db: Database,
  worksOrderId: string,
  day: string,
  bookedAt: Date,
): Promise<void> {
  const slot = { site: 'BRIGHT-01', day, availability_type: 'AM' };
  await db
    .insertInto('appointment_slot')
    .values({ ...slot, capacity: 9, taken: 1 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await db
    .insertInto('appointment')
    .values({
      ...slot,
      works_order_id: worksOrderId,
      starts_at: `${day}T08:00:00`,
      ends_at: `${day}T12:00:00`,
      is_preference: false,
      created_at: bookedAt,
    })
    .execute();
}
