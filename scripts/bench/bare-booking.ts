import { randomUUID } from 'node:crypto';
import type pg from 'pg';

export interface BareBooking {
  readonly customerId: string;
  readonly key: string;
  readonly worksOrderId: string;
  readonly site: string;
  readonly places: number;
  readonly day: string;
  readonly availabilityType: string;
  readonly startsAt: string;
  readonly endsAt: string;
}

const statements = {
  key: `insert into idempotency (customer_id, key, fingerprint, status, headers, body)
    values ($1, $2, '', 201, '{}', $3)`,
  slot: `insert into appointment_slot (site, day, availability_type, capacity, taken) values ($1, $2, $3, $4, 1)
    on conflict (site, day, availability_type) do update set taken = appointment_slot.taken + 1
    where appointment_slot.taken < appointment_slot.capacity`,
  appointment: `insert into appointment
      (id, works_order_id, site, day, availability_type, starts_at, ends_at, is_preference, created_at)
    values ($1, $2, $3, $4, $5, $6, $7, false, clock_now())`,
  event: `insert into works_order_event (works_order_id, code, appointment_id, starts_at, ends_at, created_at)
    values ($1, 'APCREATE01', $2, $3, $4, clock_now())`,
  order: `update works_order set status = 'Appointed', version = version + 1 where id = $1`,
} as const;

/** What a booking writes, in one transaction sent in one go. */
export async function bookBare(pool: pg.Pool, booking: BareBooking): Promise<{ appointmentId: string }> {
  const answer = { appointmentId: randomUUID() };
  const { worksOrderId, site, day, availabilityType, startsAt, endsAt } = booking;
  const client = await pool.connect();
  const send = (name: keyof typeof statements, values: unknown[]) =>
    client.query({ name, text: statements[name], values });
  try {
    const id = answer.appointmentId;
    const sent = [
      client.query('begin'),
      send('key', [booking.customerId, booking.key, JSON.stringify(answer)]),
      send('slot', [site, day, availabilityType, booking.places]),
      send('appointment', [id, worksOrderId, site, day, availabilityType, startsAt, endsAt]),
      send('event', [worksOrderId, id, startsAt, endsAt]),
      send('order', [worksOrderId]),
      client.query('commit'),
    ];
    await Promise.all(sent);
    return answer;
  } finally {
    client.release();
  }
}
