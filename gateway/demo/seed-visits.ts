import { sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import { movesOf, paths, stopOf } from './visits.ts';

/** Over how many days before now the visits are spread. */
const days = 90;
/** Visits added in one statement. */
const batch = 20_000;

/** The ways with the numbers, of a thousand, that they are chosen by. */
function chosenBy() {
  let first = 0;
  return paths.map((way) => {
    const low = first;
    first += way.share;
    return { journey: way.journey, low, high: first, moves: movesOf(way), stop: stopOf(way) };
  });
}

/**
 * Adds visits to the journeys, marked as made up. The same number gives the same visits, spread over the days before
 * `now`; those that exist already are left as they are.
 */
export async function seedVisits(db: Database, visits: number, now: Date): Promise<void> {
  for (let first = 1; first <= visits; first += batch) {
    await seedBatch(db, first, Math.min(first + batch - 1, visits), now);
  }
}

/** A number below `limit` that looks like chance and is the same every time. */
const chance = (name: string, limit: number) =>
  sql`(('x' || substr(md5(${sql.raw(name)}), 1, 7))::bit(28)::integer % ${sql.lit(limit)})`;

async function seedBatch(db: Database, first: number, last: number, now: Date): Promise<void> {
  const visits = sql`
    way as (
      select * from jsonb_to_recordset(${JSON.stringify(chosenBy())}::jsonb)
        as way (journey text, low integer, high integer, moves jsonb, stop jsonb)
    ), visit as (
      select n, md5('demonstration visit ' || n)::uuid as id, ${chance("'way ' || n", 1000)} as pick,
        ${now}::timestamptz - ${chance("'minute ' || n", days * 24 * 60)} * interval '1 minute' as began
      from generate_series(${first}::integer, ${last}::integer) n
    )`;
  await sql`
    with ${visits}, move as (
      select visit.id, visit.began, way.journey, move.*,
        (move.seconds * (50 + ${chance("visit.n || ' ' || move.number", 120)}) / 100)::integer as stayed
      from visit
      join way on visit.pick >= way.low and visit.pick < way.high
      cross join lateral jsonb_to_recordset(way.moves)
        as move (number integer, "from" text, "to" text, kind text, seconds integer)
    )
    insert into journey_move (visit, number, journey, from_place, to_place, kind, seconds, is_demonstration, created_at)
    select id, number, journey, "from", "to", kind, stayed, true,
      began + coalesce(sum(stayed) over (partition by id order by number), 0) * interval '1 second'
    from move
    order by began
    on conflict do nothing`.execute(db);
  await sql`
    with ${visits}
    insert into journey_stop (visit, journey, place, reason, is_demonstration, created_at)
    select visit.id, way.journey, way.stop ->> 'place', way.stop ->> 'reason', true, visit.began
    from visit
    join way on visit.pick >= way.low and visit.pick < way.high
    where way.stop ->> 'reason' is not null
    order by visit.began
    on conflict do nothing`.execute(db);
}
