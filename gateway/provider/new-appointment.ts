import { randomUUID } from 'node:crypto';
import { sql } from 'kysely';
import { writtenMessages as words } from '../../content/written-messages.ts';
import type { CommunicationCategory } from '../../contract/communications.ts';
import { adjustmentsSent } from '../adjustments/send.ts';
import { cut, visitInWords } from '../communications/message-templates.ts';
import { type Place, prepared } from '../database/prepared.ts';
import type { Transaction } from '../database/schema.ts';
import { fillMessage } from '../fill.ts';
import type { ContractorAtSite } from './contractor-choice.ts';
import type { WorksOrderRow } from './ownership.ts';

interface NewAppointment {
  readonly order: WorksOrderRow;
  readonly at: ContractorAtSite;
  readonly chosen: {
    readonly availabilityType: string;
    readonly appointmentFromDate: string;
    readonly appointmentToDate: string;
  };
  readonly day: string;
  /** There was another one before. */
  readonly isMoved: boolean;
  readonly now: Date;
}

interface Values {
  readonly id: string;
  readonly worksOrderId: string;
  readonly site: string;
  readonly day: string;
  readonly availabilityType: string;
  readonly startsAt: string;
  readonly endsAt: string;
  readonly isPreference: boolean;
  readonly code: 'APCREATE10' | 'APCREATE01';
  readonly customerId: string;
  readonly premisesId: string;
  readonly subject: string;
  readonly body: string;
  readonly now: Date;
}

const added = prepared((db, place: Place<Values>) =>
  db
    .with('made', (make) =>
      make.insertInto('appointment').values({
        id: place('id'),
        works_order_id: place('worksOrderId'),
        site: place('site'),
        day: place('day'),
        availability_type: place('availabilityType'),
        starts_at: place('startsAt'),
        ends_at: place('endsAt'),
        is_preference: place('isPreference'),
        created_at: place('now'),
      }),
    )
    .with('told', (tell) =>
      tell.insertInto('works_order_event').values({
        works_order_id: place('worksOrderId'),
        code: place('code'),
        appointment_id: place('id'),
        starts_at: place('startsAt'),
        ends_at: place('endsAt'),
        created_at: place('now'),
      }),
    )
    .with('written', (write) =>
      write.insertInto('communication').values({
        customer_id: place('customerId'),
        asset_id: place('premisesId'),
        payment_reference: null,
        category: 'Repairs' satisfies CommunicationCategory,
        subject: place('subject'),
        body: place('body'),
        notification_type: null,
        sender_given_name: words.sender,
        created_at: place('now'),
      }),
    )
    .with('sent', (send) => adjustmentsSent(send, place('worksOrderId'), place('now')))
    .updateTable('works_order')
    .set({ status: 'Appointed', version: sql<number>`version + 1` })
    .where('id', '=', place('worksOrderId')),
);

/**
 * Gives a repair that this transaction holds its appointment, and answers the appointment's id. The repair is Appointed
 * then, its version moves on, and its history and a message tell of it. One trip to the database. The slot must be taken before.
 */
export async function addAppointment(
  transaction: Transaction,
  { order, at, chosen, day, isMoved, now }: NewAppointment,
): Promise<string> {
  const id = randomUUID();
  const isPreference = at.contractor.diary === 'wishes';
  const visit = visitInWords(order, chosen.appointmentFromDate, chosen.appointmentToDate);
  const text = isPreference ? words.asked : isMoved ? words.moved : words.booked;
  await added.rows(transaction, {
    ...cut(fillMessage(text, { ...visit, changes: words.changes })),
    customerId: order.customer_id,
    premisesId: order.premises_id,
    id,
    worksOrderId: order.id,
    site: at.site.code,
    day,
    availabilityType: chosen.availabilityType,
    startsAt: chosen.appointmentFromDate,
    endsAt: chosen.appointmentToDate,
    isPreference,
    code: isPreference ? 'APCREATE10' : 'APCREATE01',
    now,
  });
  return id;
}
