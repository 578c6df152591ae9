import type { FastifyInstance } from 'fastify';
import { writtenMessages as words } from '../../content/written-messages.ts';
import type { NextThing } from '../../contract/history.ts';
import { type Recall, recallWorksOrder } from '../../contract/recall.ts';
import { sendAdjustments } from '../adjustments/send.ts';
import { repairInWords, writeMessage } from '../communications/message-templates.ts';
import type { Transaction } from '../database/schema.ts';
import { fillMessage } from '../fill.ts';
import { Problem } from '../http/problem.ts';
import { handle } from '../http/routes.ts';
import { sendRecallFiles } from './documents.ts';
import { isReopenable } from './file-purpose.ts';
import { nextStep } from './next-step.ts';
import { readNextFacts } from './next-step-reader.ts';
import { lockOrder, type WorksOrderRow } from './ownership.ts';
import { recordEvent } from './timeline.ts';
import { updateOrder } from './works-order-save.ts';

/**
 * Opens a finished repair that this transaction holds again, under the same reference, with what is still wrong as a note
 * and the files that show it. Answers what comes next. Throws 412 where it is not finished, or was finished too long ago,
 * and 422 where a file is not there.
 */
async function recallOrder(
  transaction: Transaction,
  order: WorksOrderRow,
  { stillWrong, documents }: Recall,
  now: Date,
): Promise<NextThing | null> {
  if (!isReopenable(order, now)) throw new Problem(412, 'This repair cannot be opened again');
  await sendRecallFiles(transaction, order, { documents, now });
  await transaction
    .updateTable('appointment')
    .set({ is_standing: false })
    .where('works_order_id', '=', order.id)
    .where('is_standing', '=', true)
    .execute();
  const note = { type: 'NotFixed', description: stillWrong.trim(), created_at: now };
  await transaction
    .insertInto('note')
    .values({ works_order_id: order.id, ...note })
    .execute();
  await sendAdjustments(transaction, order.id, now);
  await recordEvent(transaction, { worksOrderId: order.id, code: 'RECALL01', at: now });
  const { customer_id: customerId, premises_id: assetId } = order;
  const text = fillMessage(words.recalled, repairInWords(order));
  await writeMessage(transaction, { customerId, assetId, category: 'Repairs', text }, now);
  const opened = await updateOrder(transaction, order.id, { status: 'Unappointed', completed_at: null });
  return nextStep(await readNextFacts(transaction, opened, now));
}

/** Opening finished repairs again. */
export function recallRoutes(app: FastifyInstance): void {
  const { platform } = app;

  handle(app, recallWorksOrder, async ({ customerId, params, body, once }) =>
    once(async (transaction) => {
      const now = platform.now();
      const order = await lockOrder(transaction, customerId, params.worksOrderId, now);
      return { body: { next: await recallOrder(transaction, order, body, now) } };
    }),
  );
}
