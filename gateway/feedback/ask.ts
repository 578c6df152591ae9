import { dates } from '../../content/dates.ts';
import { feedback as words } from '../../content/feedback.ts';
import { momentInWords, wallTime } from '../../contract/dates.ts';
import { closesAt } from '../../contract/repair-progress.ts';
import { repairInWords } from '../communications/message-templates.ts';
import { notifyResident } from '../communications/notify.ts';
import type { Transaction } from '../database/schema.ts';
import { inTransaction } from '../database/transactions.ts';
import { fill, fillMessage } from '../fill.ts';
import type { Platform } from '../platform.ts';
import { feedbackUntil } from './feedback.ts';
import { feedbackPath } from './link.ts';

/** Residents that are asked in one round at most. */
const maxAtOnce = 500;

type Asker = Pick<Platform, 'db' | 'jobs' | 'config' | 'now'>;

/**
 * Tells residents that the work is done and until when they can say that it is not fixed, and asks how it went; each of them
 * once. Any number of processes may do it at the same time. Answers how many were asked.
 */
export async function askForFeedback(asker: Asker): Promise<number> {
  const rows = await asker.db
    .selectFrom('repair_feedback')
    .where('asked_at', 'is', null)
    .limit(maxAtOnce)
    .select('id')
    .execute();
  let asked = 0;
  for (const { id } of rows) {
    if (await inTransaction(asker.db, (transaction) => askOne(transaction, id, asker))) asked += 1;
  }
  return asked;
}

async function askOne(transaction: Transaction, id: string, asker: Asker): Promise<boolean> {
  const now = asker.now();
  const question = await transaction
    .selectFrom('repair_feedback')
    .where('id', '=', id)
    .where('asked_at', 'is', null)
    .selectAll()
    .forUpdate()
    .skipLocked()
    .executeTakeFirst();
  if (question === undefined) return false;
  await transaction.updateTable('repair_feedback').set({ asked_at: now }).where('id', '=', id).execute();
  const order = await transaction
    .selectFrom('works_order')
    .where('id', '=', question.works_order_id)
    .select(['customer_id', 'premises_id', 'status', 'repair_reason', 'job_number'])
    .executeTakeFirstOrThrow();
  // Opened again meanwhile: it is asked about once it is finished.
  if (order.status !== 'Completed' && order.status !== 'Closed') return false;
  const closes = wallTime(closesAt(question.completed_at.toISOString()));
  const text = order.status === 'Completed' ? words.messageWhileOpen : words.message;
  const path = await feedbackPath(transaction, id, feedbackUntil(question.completed_at));
  await notifyResident(
    transaction,
    asker,
    {
      customerId: order.customer_id,
      assetId: order.premises_id,
      category: 'Repairs',
      text: fillMessage(text, { ...repairInWords(order), closes: momentInWords(closes, dates) }),
      onlyInEmail: fill(words.link, { address: `${asker.config.publicUrl}${path}` }),
    },
    now,
  );
  return true;
}
