import type { FastifyInstance } from 'fastify';
import { chaseWorksOrder, confirmVisit } from '../../contract/promises.ts';
import { handle } from '../http/routes.ts';
import { lockOrder } from '../provider/ownership.ts';
import { chase, confirm } from './resident-says.ts';

/** What residents can do about a promise that is late. */
export function promiseRoutes(app: FastifyInstance): void {
  const { platform } = app;

  handle(app, chaseWorksOrder, async ({ customerId, params, once }) =>
    once(async (transaction) => {
      const now = platform.now();
      const order = await lockOrder(transaction, customerId, params.worksOrderId, now);
      return { body: { next: await chase(transaction, order, now) } };
    }),
  );

  handle(app, confirmVisit, async ({ customerId, params, once }) =>
    once(async (transaction) => {
      const now = platform.now();
      const order = await lockOrder(transaction, customerId, params.worksOrderId, now);
      return { body: { next: await confirm(transaction, order, now) } };
    }),
  );
}
