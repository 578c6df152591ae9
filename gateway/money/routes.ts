import type { FastifyInstance } from 'fastify';
import { accountRoutes } from './account-routes.ts';
import { paymentRoutes } from './payment-routes.ts';
import { statementRoutes } from './statement-routes.ts';

/** Every call about money. */
export function moneyRoutes(app: FastifyInstance): void {
  accountRoutes(app);
  statementRoutes(app);
  paymentRoutes(app);
}
