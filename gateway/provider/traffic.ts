import { sql } from 'kysely';
import type { MoveKind } from '../../contract/tracking.ts';
import {
  type ContractorSatisfaction,
  type JourneyTraffic,
  type PlaceTraffic,
  roundedTo,
} from '../../contract/traffic.ts';
import type { Database } from '../database/schema.ts';

/** A period in time; `to` is no longer part of it. */
export interface Period {
  readonly from: Date;
  readonly to: Date;
}

/** How often one move was made, exactly. */
export interface CountedMove {
  readonly journey: string;
  readonly from: string | null;
  readonly to: string;
  readonly kind: MoveKind;
  readonly count: number;
  readonly isDemonstration: boolean;
}

/** How many visits were stopped at one step for one reason, exactly. */
export interface CountedStop {
  readonly journey: string;
  readonly place: string;
  readonly reason: string;
  readonly count: number;
  readonly isDemonstration: boolean;
}

/** How long those who moved on had stayed at a place. */
export interface Stay {
  readonly journey: string;
  readonly place: string;
  readonly count: number;
  readonly medianSeconds: number;
}

/** More different moves than all journeys have; invented moves between places that exist are cut off here. */
const mostMoves = 2000;

/** Counts every move of a period. */
export async function countMoves(db: Database, { from, to }: Period): Promise<readonly CountedMove[]> {
  const { rows } = await sql<CountedMove>`
    select journey, from_place as "from", to_place as "to", kind, count(*)::integer as count,
      bool_or(is_demonstration) as "isDemonstration"
    from journey_move
    where created_at >= ${from} and created_at < ${to}
    group by journey, from_place, to_place, kind
    order by count(*) desc, journey, from_place, to_place, kind
    limit ${mostMoves}`.execute(db);
  return rows;
}

/** Counts every stop of a period. Only reasons that exist are kept, so that there are no more of them than journeys have. */
export async function countStops(db: Database, { from, to }: Period): Promise<readonly CountedStop[]> {
  const { rows } = await sql<CountedStop>`
    select journey, place, reason, count(*)::integer as count, bool_or(is_demonstration) as "isDemonstration"
    from journey_stop
    where created_at >= ${from} and created_at < ${to}
    group by journey, place, reason
    order by count(*) desc, journey, place, reason`.execute(db);
  return rows;
}

/** Finds how long residents stayed at each place in a period. */
export async function measureStays(db: Database, { from, to }: Period): Promise<readonly Stay[]> {
  // First by the second: a few thousand groups are sorted quickly, a million stays are not.
  const { rows } = await sql<Stay>`
    with stay as (
      select journey, from_place as place, seconds, count(*) as times
      from journey_move
      where created_at >= ${from} and created_at < ${to} and from_place is not null and seconds is not null
      group by journey, from_place, seconds
    ), running as (
      select *, sum(times) over (partition by journey, place order by seconds) as so_far,
        sum(times) over (partition by journey, place) as all_times
      from stay
    )
    select journey, place, max(all_times)::integer as count, min(seconds)::integer as "medianSeconds"
    from running
    where so_far * 2 >= all_times
    group by journey, place`.execute(db);
  return rows;
}

/** The answers about each contractor, rounded as all counts are; contractors with few answers are left out. */
export const satisfactionOf = (answers: readonly ContractorSatisfaction[]): ContractorSatisfaction[] =>
  answers
    .map(({ contractor, satisfied, unsatisfied }) => ({
      contractor,
      satisfied: rounded(satisfied),
      unsatisfied: rounded(unsatisfied),
    }))
    .filter(({ satisfied, unsatisfied }) => satisfied + unsatisfied > 0);

const rounded = (count: number): number => count - (count % roundedTo);

const sum = (moves: readonly CountedMove[]): number => moves.reduce((total, { count }) => total + count, 0);

function placeTraffic(place: string, moves: readonly CountedMove[], stay: Stay | undefined): PlaceTraffic {
  const arrivals = sum(moves.filter(({ to }) => to === place));
  const departures = moves.filter(({ from }) => from === place);
  const of = (kind: MoveKind) => rounded(sum(departures.filter((move) => move.kind === kind)));
  return {
    place,
    arrivals: rounded(arrivals),
    on: of('on'),
    back: of('back'),
    halted: of('halted'),
    done: of('done'),
    left: of('left'),
    saved: of('saved'),
    // Who arrived before the period and left in it would count below nothing.
    gone: rounded(Math.max(0, arrivals - sum(departures))),
    medianSeconds: stay && stay.count >= roundedTo ? stay.medianSeconds : null,
  };
}

/** Adds up what was counted, and rounds it. Ends are no places: nobody goes on from there. */
export function trafficOf(
  moves: readonly CountedMove[],
  stays: readonly Stay[],
  stops: readonly CountedStop[],
): readonly JourneyTraffic[] {
  return [...new Set([...moves, ...stops].map(({ journey }) => journey))].sort().map((journey) => {
    const own = moves.filter((move) => move.journey === journey);
    const places = [...new Set(own.flatMap(({ from, to }) => [from ?? to, to]))];
    return {
      journey,
      visits: rounded(sum(own.filter(({ from }) => from === null))),
      moves: own.map(({ from, to, kind, count }) => ({ from, to, kind, count: rounded(count) })),
      places: places
        .filter((place) => !place.startsWith('end:'))
        .map((place) =>
          placeTraffic(
            place,
            own,
            stays.find((stay) => stay.journey === journey && stay.place === place),
          ),
        ),
      stops: stops
        .filter((stop) => stop.journey === journey)
        .map(({ place, reason, count }) => ({ place, reason, count: rounded(count) })),
    };
  });
}
