import type { FastifyInstance } from 'fastify';
import { sql } from 'kysely';
import {
  type Adjustments,
  adjustmentNeeds,
  getAdjustments,
  updateAdjustments,
} from '../../contract/adjustments.ts';
import type { Database, Transaction } from '../database/schema.ts';
import { entityTag, requireCurrent } from '../http/entity-tags.ts';
import { invalid } from '../http/problem.ts';
import { handle } from '../http/routes.ts';
import { requireSelf } from '../provider/ownership.ts';
import { sendAdjustments } from './send.ts';

const ofCustomer = (db: Database, customerId: string) =>
  db
    .selectFrom('customer')
    .where('id', '=', customerId)
    .select(['adjustments', 'adjustments_version as version']);

/** In the order in which it is asked, each once. Throws 400 for an interpreter of no language, and for a language alone. */
function tidied({ needs, language }: Adjustments): Adjustments {
  const entered = language.trim();
  if (needs.includes('interpreter') !== (entered !== '')) {
    throw invalid({ language: ['belongs to an interpreter'] });
  }
  return { needs: adjustmentNeeds.filter((need) => needs.includes(need)), language: entered };
}

/**
 * Holds the repairs of a resident that are not over, drafts among them. A booking holds its repair as well, so that each of the
 * two sees what the other one did.
 */
async function lockRepairs(
  transaction: Transaction,
  customerId: string,
): Promise<readonly { readonly id: string; readonly is_draft: boolean }[]> {
  return transaction
    .selectFrom('works_order')
    .where('customer_id', '=', customerId)
    .where('status', 'not in', ['Completed', 'Closed', 'Cancelled'])
    .orderBy('id')
    .select(['id', 'is_draft'])
    .forUpdate()
    .execute();
}

/** What residents need from whoever comes to them. */
export function adjustmentRoutes(app: FastifyInstance): void {
  const { platform } = app;

  handle(app, getAdjustments, async ({ customerId, params, db }) => {
    requireSelf(customerId, params.customerId);
    const { adjustments, version } = await ofCustomer(db, customerId).executeTakeFirstOrThrow();
    return { body: { ...adjustments, isAnswered: version > 0 }, eTag: entityTag(version) };
  });

  handle(app, updateAdjustments, async ({ customerId, params, body, eTag, once }) => {
    requireSelf(customerId, params.customerId);
    const adjustments = tidied(body);
    return once(async (transaction) => {
      const now = platform.now();
      const repairs = await lockRepairs(transaction, customerId);
      const before = await ofCustomer(transaction, customerId).forNoKeyUpdate().executeTakeFirstOrThrow();
      requireCurrent(eTag, before.version);
      const { version } = await transaction
        .updateTable('customer')
        .set({
          adjustments: JSON.stringify(adjustments),
          adjustments_version: sql<number>`adjustments_version + 1`,
        })
        .where('id', '=', customerId)
        .returning('adjustments_version as version')
        .executeTakeFirstOrThrow();
      for (const { id, is_draft: isDraft } of repairs) {
        if (!isDraft) await sendAdjustments(transaction, id, now);
      }
      return { body: { ...adjustments, isAnswered: true }, eTag: entityTag(version) };
    });
  });
}
