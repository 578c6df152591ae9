import type { FastifyInstance } from 'fastify';
import type { CaseType } from '../../contract/case-types.ts';
import {
  isKnownMove,
  isKnownStop,
  journeyOfCatalogue,
  journeyPlaces,
} from '../../contract/journey-places.ts';
import { type JourneyMove, trackError, trackNavigation, trackStop } from '../../contract/tracking.ts';
import { readCatalogue } from '../cases/catalogue.ts';
import type { Database } from '../database/schema.ts';
import { handle } from '../http/routes.ts';
import type { Platform } from '../platform.ts';

/**
 * Pages opened, stops in journeys and calls failed. What a signed-in resident's portal tells is kept: under the customer of the
 * session and never the one that the body names, and moves and stops under nobody. From strangers it is accepted and
 * dropped, so that nobody can fill the table.
 */
export function trackingRoutes(app: FastifyInstance): void {
  const { platform } = app;

  handle(app, trackNavigation, async ({ customerId, body, db, log }) => {
    if (customerId === undefined) return {};
    if (body.state !== undefined) log.warn({ state: body.state }, 'a journey shows an error page');
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
    const moves = await knownMoves(platform, body.moves ?? []);
    if (moves.length > 0) await keepMoves(db, moves, platform.now());
    return {};
  });

  handle(app, trackStop, async ({ customerId, body, db }) => {
    if (customerId === undefined) return {};
    if (!isKnownStop(body, await typesFor(platform, [body]))) {
      platform.metrics.unknownStops.inc({ journey: journeyLabel(body) });
      return {};
    }
    await db
      .insertInto('journey_stop')
      .values({ ...body, created_at: platform.now() })
      .onConflict((conflict) => conflict.columns(['visit', 'journey', 'place', 'reason']).doNothing())
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

/**
 * The moves between places that exist. What was made up would stand among the figures of analysts; it is dropped and not
 * refused, because a portal of an earlier version may tell of a step that is no more, and no report may disturb a resident. Operators see how many
 * there were: none, as long as the journeys are the ones that were proved.
 */
async function knownMoves(
  { reads, metrics }: Pick<Platform, 'reads' | 'metrics'>,
  moves: readonly JourneyMove[],
): Promise<readonly JourneyMove[]> {
  const types = await typesFor({ reads }, moves);
  const known = moves.filter((move) => isKnownMove(move, types));
  for (const move of moves) {
    if (!known.includes(move)) metrics.unknownMoves.inc({ journey: journeyLabel(move) });
  }
  return known;
}

interface InJourney {
  readonly journey: string;
}

/** The types of request whose questions are places too, where any of these journeys has such. */
const typesFor = async (
  { reads }: Pick<Platform, 'reads'>,
  told: readonly InJourney[],
): Promise<readonly CaseType[]> =>
  told.some(({ journey }) => journey === journeyOfCatalogue) ? (await readCatalogue(reads)).types : [];

/** A name that was made up is no label: each would be a series of its own. */
const journeyLabel = ({ journey }: InJourney): string =>
  Object.hasOwn(journeyPlaces, journey) ? journey : 'unknown';

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
