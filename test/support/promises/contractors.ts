import { sql } from 'kysely';
import { dayOf } from '../../../contract/dates.ts';
import type { EventCode } from '../../../contract/timeline.ts';
import type { WorksOrderStatus } from '../../../contract/works-order.ts';
import type { Transaction } from '../../../gateway/database/schema.ts';
import { recordEvent } from '../../../gateway/provider/timeline.ts';
import { type Chance, oneOf } from '../../../scripts/chance.ts';

/** A repair as the simulation follows it. */
export interface SimulatedRepair {
  readonly id: string;
  status: WorksOrderStatus;
}

type Deed = readonly [code: EventCode, status: WorksOrderStatus];

/** What a contractor or the provider may do next, by where the repair stands. Good deeds and bad ones are as likely. */
const deeds: Partial<Readonly<Record<WorksOrderStatus, readonly Deed[]>>> = {
  'In Diagnosis': [
    ['CHASED02', 'In Diagnosis'],
    ['CREATED', 'Unappointed'],
  ],
  'Pending Approval': [
    ['CHASED02', 'Pending Approval'],
    ['CREATED', 'Unappointed'],
  ],
  'Reported to EMA': [
    ['CHASED02', 'Reported to EMA'],
    ['ENGOS01', 'In progress'],
  ],
  Unappointed: [
    ['APCREATE01', 'Appointed'],
    ['APCREATE01', 'Appointed'],
    ['ENGOS06', 'On Hold'],
    ['ENGOS01', 'In progress'],
  ],
  Appointed: [
    ['AUPDATE02', 'Unappointed'],
    ['NOACCESS', 'Unappointed'],
    ['ENGOS01', 'In progress'],
    ['ENGOS06', 'On Hold'],
  ],
  'In progress': [
    ['ENGOS05', 'Unappointed'],
    ['ENGOS06', 'On Hold'],
    ['HZINV01', 'In progress'],
    ['ENGOS07', 'Completed'],
  ],
  'On Hold': [
    ['CHASED02', 'On Hold'],
    ['APCREATE01', 'Appointed'],
    ['ENGOS01', 'In progress'],
  ],
};

async function appoint(transaction: Transaction, id: string, day: string, at: Date): Promise<void> {
  await transaction
    .insertInto('appointment_slot')
    .values({ site: 'BRIGHT-01', day, availability_type: 'AM', capacity: 1_000_000, taken: 1 })
    .onConflict((conflict) => conflict.doNothing())
    .execute();
  await transaction
    .insertInto('appointment')
    .values({
      works_order_id: id,
      site: 'BRIGHT-01',
      day,
      availability_type: 'AM',
      starts_at: `${day}T08:00:00`,
      ends_at: `${day}T12:00:00`,
      is_preference: false,
      created_at: at,
    })
    .execute();
}

/** Does one thing about a repair, whatever was promised. */
export async function actOn(
  transaction: Transaction,
  repair: SimulatedRepair,
  chance: Chance,
  at: Date,
): Promise<void> {
  const possible = deeds[repair.status];
  if (!possible) return;
  const [code, status] = oneOf(chance, possible);
  await transaction
    .updateTable('appointment')
    .set({ is_standing: false })
    .where('works_order_id', '=', repair.id)
    // An appointment that was made stays in the diary while the work is only put on hold.
    .where(sql<boolean>`${status !== 'On Hold'}`)
    .execute();
  if (status === 'Appointed') {
    await appoint(
      transaction,
      repair.id,
      dayOf(new Date(at.getTime() + (1 + chance(10)) * 24 * 3_600_000)),
      at,
    );
  }
  await recordEvent(transaction, { worksOrderId: repair.id, code, at });
  await transaction
    .updateTable('works_order')
    .set({ status, ...(status === 'Completed' ? { completed_at: at } : {}) })
    .where('id', '=', repair.id)
    .execute();
  repair.status = status;
}
