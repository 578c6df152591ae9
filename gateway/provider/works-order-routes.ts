import type { FastifyInstance } from 'fastify';
import { checkCancellationEligibility } from '../../contract/cancellation.ts';
import { getWorksOrderHistory } from '../../contract/history.ts';
import { v1 } from '../../contract/paths.ts';
import type { WorksOrderChange } from '../../contract/works-order-change.ts';
import {
  addNote,
  createWorksOrder,
  deleteWorksOrder,
  getWorksOrder,
  searchWorksOrders,
  sendCommunication,
  updateWorksOrder,
} from '../../contract/works-orders.ts';
import type { Transaction } from '../database/schema.ts';
import { entityTag, requireCurrent } from '../http/entity-tags.ts';
import { conflict } from '../http/problem.ts';
import { handle } from '../http/routes.ts';
import { cancelOrder, readCancellationRefusal, requireAssetType } from './cancellation.ts';
import { readOutlook } from './next-step-reader.ts';
import type { WorksOrderRow } from './ownership.ts';
import { lockOrder, requireOrder, requireSelf } from './ownership.ts';
import { findWorksOrders } from './search.ts';
import { submitOrder } from './submit.ts';
import { readOwnWorksOrder, readWorksOrder } from './works-order-read.ts';
import { createDraft, saveDraft } from './works-order-save.ts';

const isSubmission = (change: WorksOrderChange): boolean =>
  change.statuses?.isSubmitted === true && change.statuses.isDraft === false;

/** Repairs: reporting, reading, changing, cancelling. */
export function worksOrderRoutes(app: FastifyInstance): void {
  const { platform } = app;

  const applyChange = async (
    transaction: Transaction,
    order: WorksOrderRow,
    change: WorksOrderChange,
  ): Promise<WorksOrderRow> => {
    const now = platform.now();
    if (change.statuses?.status === 'Cancelled') {
      await requireAssetType(transaction, order, change.asset?.type.assetTypeId);
      return cancelOrder(transaction, order, now);
    }
    const saved = await saveDraft(transaction, order, change, now);
    return isSubmission(change) ? submitOrder(transaction, platform, saved) : saved;
  };

  // A repair counts where it begins: nobody should be told at the last step that it was one too many.
  handle(
    app,
    createWorksOrder,
    async ({ customerId, body, once }) =>
      once(async (transaction) => {
        const order = await createDraft(transaction, customerId, body, platform.now());
        return {
          body: await readWorksOrder(transaction, order),
          eTag: entityTag(order.version),
          location: `${v1}/works-orders/${order.id}`,
        };
      }),
    { limit: 'submit' },
  );

  handle(app, getWorksOrder, async ({ customerId, params }) => {
    const { worksOrderId } = params;
    const { body, version } = await readOwnWorksOrder(
      platform.reads,
      customerId,
      worksOrderId,
      platform.now(),
    );
    return { body, eTag: entityTag(version) };
  });

  handle(app, updateWorksOrder, async ({ customerId, params, body, eTag, once }) =>
    once(async (transaction) => {
      const order = await lockOrder(transaction, customerId, params.worksOrderId, platform.now());
      requireCurrent(eTag, order.version);
      const changed = await applyChange(transaction, order, body);
      return { body: await readWorksOrder(transaction, changed), eTag: entityTag(changed.version) };
    }),
  );

  handle(app, deleteWorksOrder, async ({ customerId, params, eTag, once }) =>
    once(async (transaction) => {
      const order = await lockOrder(transaction, customerId, params.worksOrderId, platform.now());
      requireCurrent(eTag, order.version);
      if (!order.is_draft) throw conflict('This repair was sent already; it can be cancelled');
      await transaction.deleteFrom('works_order').where('id', '=', order.id).execute();
      return {};
    }),
  );

  handle(app, getWorksOrderHistory, async ({ customerId, params, db }) => {
    const order = await requireOrder(db, customerId, params.worksOrderId, platform.now());
    return { body: await readOutlook(db, order, platform.now()) };
  });

  handle(
    app,
    searchWorksOrders,
    async ({ customerId, query, db }) => ({
      body: await findWorksOrders(db, customerId, query, platform.now()),
    }),
    { limit: 'search' },
  );

  handle(app, checkCancellationEligibility, async ({ customerId, body, db }) => {
    const now = platform.now();
    const order = await requireOrder(db, customerId, body.worksOrderIdentifier, now);
    const errorCode = await readCancellationRefusal(db, order, now);
    return { body: { isEligible: errorCode === null, errorCode } };
  });

  handle(app, addNote, async ({ customerId, params, body, once }) => {
    requireSelf(customerId, params.customerId);
    return once(async (transaction) => {
      const now = platform.now();
      const order = await requireOrder(transaction, customerId, params.worksOrderId, now);
      await transaction
        .insertInto('note')
        .values({ works_order_id: order.id, ...body, created_at: now })
        .execute();
      return {};
    });
  });

  handle(app, sendCommunication, async ({ customerId, params, body, once }) =>
    once(async (transaction) => {
      const now = platform.now();
      const order = await requireOrder(transaction, customerId, params.worksOrderId, now);
      await transaction
        .insertInto('repair_communication')
        .values({
          works_order_id: order.id,
          template: body.communicationTemplateIdentifier,
          content: JSON.stringify(body.content),
          created_at: now,
        })
        .execute();
      return {};
    }),
  );
}
