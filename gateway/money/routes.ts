import type { FastifyInstance } from 'fastify';
import { accountRoutes } from './account-routes.ts';

/** Every call about money. */
export function moneyRoutes(app: FastifyInstance): void {
  accountRoutes(app);
}
