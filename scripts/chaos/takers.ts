import { randomUUID } from 'node:crypto';
import type pg from 'pg';
import { bookAppointment } from '../../contract/appointments.ts';
import type { Claims } from './claims.ts';
import { isDone, type Resident } from './resident.ts';
import { refuse } from './submits.ts';

/** A repair that waits for an appointment. */
export interface Taker {
  readonly resident: Resident;
  readonly worksOrderId: string;
  readonly jobNumber: string;
}

interface Slot {
  readonly site: string;
  /** Day that appointments are offered for, `YYYY-MM-DD`. */
  readonly day: string;
}

/** A kind of appointment that nobody but takers chooses. */
const kind = { type: 'ASR', from: '09:30:00', to: '14:30:00' } as const;
/** Places that takers at once may have. */
const places = 1;

/** Opens the last place of a slot: one more than are taken, however often it is asked for. */
export const openLastPlace = (sql: pg.Client, { site, day }: Slot): Promise<unknown> =>
  sql.query(
    `insert into appointment_slot (site, day, availability_type, capacity, taken) values ($1, $2, $3, $4, 0)
     on conflict (site, day, availability_type) do update set capacity = appointment_slot.taken + $4`,
    [site, day, kind.type, places],
  );

/** Lets all of them ask for the last place of a slot at once. Answers those who did not get it. */
export async function takeLastPlace(
  { site, day }: Slot,
  takers: readonly Taker[],
  claims: Claims,
): Promise<readonly Taker[]> {
  const book = ({ resident, worksOrderId, jobNumber }: Taker) =>
    resident.send(
      bookAppointment,
      {
        params: { worksOrderId },
        query: {},
        body: {
          ...{ isPreferences: false, jobNumber, diaryCode: site, isInsideSla: true, metadata: [] },
          ...{ appointmentFromDate: `${day}T${kind.from}`, appointmentToDate: `${day}T${kind.to}` },
          ...{
            availabilityType: kind.type,
            reasonCode: 'NEW_APPOINTMENT' as const,
            remarks: 'Booked online by resident',
          },
          ...{ externalCreateDateTime: '2026-11-20T10:00:00', externalReferenceId: randomUUID() },
        },
      },
      { key: randomUUID() },
    );
  const replies = await Promise.all(takers.map(book));
  const winners = takers.filter((_, at) => replies[at] !== undefined && isDone(replies[at]));
  const wrong = replies.find((reply) => !isDone(reply) && reply.status !== 412);
  if (wrong) refuse(claims, bookAppointment, wrong);
  claims.takings.push({
    ...{ slot: `${day} ${kind.type}`, places, takers: takers.length },
    winners: winners.map(({ worksOrderId }) => worksOrderId),
  });
  return takers.filter((taker) => !winners.includes(taker));
}
