import { writtenMessages as words } from '../../content/written-messages.ts';
import { dayOf } from '../../contract/dates.ts';
import { assetTypeIds } from '../../contract/priority.ts';
import { type CancellationCode, cancellationRefusal } from '../../contract/repair-actions.ts';
import { repairInWords, writeMessage } from '../communications/message-templates.ts';
import type { Database, Transaction } from '../database/schema.ts';
import { fillMessage } from '../fill.ts';
import { invalid, unprocessable } from '../http/problem.ts';
import { actionFactsOf } from './action-facts.ts';
import { readActiveAppointment } from './appointments.ts';
import { readContractorAt } from './contractor-choice.ts';
import type { WorksOrderRow } from './ownership.ts';
import { releaseSlot } from './slots.ts';
import { recordEvent } from './timeline.ts';
import { updateOrder } from './works-order-save.ts';

/** Why a repair cannot be cancelled online; null when it can. */
export async function readCancellationRefusal(
  db: Database,
  order: WorksOrderRow,
  now: Date,
): Promise<CancellationCode | null> {
  const appointment = await readActiveAppointment(db, order.id);
  const at = order.contractor_site === null ? undefined : await readContractorAt(db, order.contractor_site);
  return cancellationRefusal(actionFactsOf(order, appointment, at), dayOf(now));
}

/** Throws 400 when the asset type that came along with a cancellation is not that of the repair. */
export async function requireAssetType(
  db: Database,
  order: WorksOrderRow,
  assetTypeId: number | undefined,
): Promise<void> {
  if (assetTypeId === undefined) return;
  const { asset_type } = await db
    .selectFrom('asset')
    .select('asset_type')
    .where('id', '=', order.asset_id ?? order.premises_id)
    .executeTakeFirstOrThrow();
  if (assetTypeIds[asset_type] === assetTypeId) return;
  throw invalid({ 'asset.type.assetTypeId': ['is not that of this repair'] });
}

/**
 * Cancels a repair that this transaction holds, gives its slot back and leaves the resident a message; one that is cancelled already stays as it is.
 * Throws 422 when it cannot be cancelled online.
 */
export async function cancelOrder(
  transaction: Transaction,
  order: WorksOrderRow,
  now: Date,
): Promise<WorksOrderRow> {
  if (order.status === 'Cancelled') return order;
  const refusal = await readCancellationRefusal(transaction, order, now);
  if (refusal !== null) {
    throw unprocessable('This repair cannot be cancelled online', { 'statuses.status': [refusal] });
  }
  const appointment = await readActiveAppointment(transaction, order.id);
  if (appointment !== undefined) {
    await transaction
      .updateTable('appointment')
      .set({ is_standing: false })
      .where('id', '=', appointment.id)
      .execute();
    await releaseSlot(transaction, appointment);
  }
  await recordEvent(transaction, { worksOrderId: order.id, code: 'CANCELLED', at: now });
  await writeMessage(
    transaction,
    {
      customerId: order.customer_id,
      assetId: order.premises_id,
      category: 'Repairs',
      text: fillMessage(
        appointment === undefined ? words.cancelled : words.cancelledWithAppointment,
        repairInWords(order),
      ),
    },
    now,
  );
  return updateOrder(transaction, order.id, { status: 'Cancelled' });
}
