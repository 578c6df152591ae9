import type { FastifyInstance } from 'fastify';
import { trackError, trackNavigation } from '../../contract/tracking.ts';
import { handle } from '../http/routes.ts';

/**
 * Pages opened and calls failed. What a signed-in resident's portal tells is kept, under the customer of the session and
 * never the one that the body names; from strangers it is accepted and dropped, so that nobody can fill the table.
 */
export function trackingRoutes(app: FastifyInstance): void {
  const { platform } = app;

  handle(app, trackNavigation, async ({ customerId, body, db }) => {
    if (customerId === undefined) return {};
    await db
      .insertInto('tracking')
      .values({
        kind: 'navigation',
        customer_id: customerId,
        correlation_id: body.corelationId ?? null,
        page: body.page,
        status: '',
        created_at: platform.now(),
      })
      .execute();
    return {};
  });

  handle(app, trackError, async ({ customerId, body, db }) => {
    if (customerId === undefined) return {};
    await db
      .insertInto('tracking')
      .values({
        kind: 'error',
        customer_id: customerId,
        correlation_id: body.corelationId ?? null,
        page: body.page ?? '',
        status: body.status,
        created_at: platform.now(),
      })
      .execute();
    return {};
  });
}
