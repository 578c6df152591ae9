import type { FastifyInstance } from 'fastify';
import { answerFeedback } from '../../contract/feedback.ts';
import { awaitsConfirmation } from '../../contract/repair-progress.ts';
import type { Transaction } from '../database/schema.ts';
import { Problem } from '../http/problem.ts';
import { handle } from '../http/routes.ts';
import { lockOrder, type WorksOrderRow } from '../provider/ownership.ts';
import { recordEvent } from '../provider/timeline.ts';
import { updateOrder } from '../provider/works-order-save.ts';
import { readFeedback, saveFeedback } from './feedback.ts';
import { feedbackPages } from './page-routes.ts';

/** Closes a finished repair that this transaction holds, because the resident says that it is fixed; once. */
async function closeFixed(transaction: Transaction, order: WorksOrderRow, now: Date): Promise<void> {
  const completedDate = order.completed_at?.toISOString() ?? null;
  if (!awaitsConfirmation({ status: order.status, completedDate }, now)) return;
  await recordEvent(transaction, { worksOrderId: order.id, code: 'CLOSED01', at: now });
  await updateOrder(transaction, order.id, { status: 'Closed' });
}

/** Answering the question about a repair: signed in, and by the link in the e-mail. */
export function feedbackRoutes(app: FastifyInstance): void {
  const { platform } = app;
  feedbackPages(app);

  handle(app, answerFeedback, async ({ customerId, params, body, once }) =>
    once(async (transaction) => {
      const now = platform.now();
      const order = await lockOrder(transaction, customerId, params.worksOrderId, now);
      const question = await readFeedback(transaction, order.id, now);
      if (question === undefined) throw new Problem(412, 'Nobody asked about this repair');
      await saveFeedback(transaction, question.id, body, now);
      if (body.isFixed) await closeFixed(transaction, order, now);
      return {};
    }),
  );
}
