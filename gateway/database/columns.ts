import type { ColumnType } from 'kysely';

/** A moment, read as a `Date`. */
export type Instant = ColumnType<Date, Date | string, Date | string>;

/** A moment that the database gives where nothing is said. */
export type GivenInstant = ColumnType<Date, Date | string | undefined, Date | string>;

/** A `date` or `timestamp`: written as text; read it with `to_char`, because the driver would shift it by the zone. */
export type WallClock = ColumnType<Date, string, string>;
