import type { FastifyInstance } from 'fastify';
import { type JourneyMove, trackError, trackNavigation } from '../../contract/tracking.ts';
import type { Database } from '../database/schema.ts';
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
    if (body.moves && body.moves.length > 0) await keepMoves(db, body.moves, platform.now());
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

/** Keeps moves apart from everything that says whose they are. */
async function keepMoves(db: Database, moves: readonly JourneyMove[], at: Date): Promise<void> {
  await db
    .insertInto('journey_move')
    .values(
      moves.map(({ visit, number, journey, from, to, kind, seconds }) => ({
        visit,
        number,
        journey,
        from_place: from ?? null,
        to_place: to,
        kind,
        seconds: seconds ?? null,
        created_at: at,
      })),
    )
    .onConflict((conflict) => conflict.columns(['visit', 'number']).doNothing())
    .execute();
}
