import { DateTime } from 'luxon';

/** Where the provider's clocks hang. */
export const zone = 'Europe/London';

/** The time on the wall in England at an instant. */
export const onTheWall = (instant: Date): DateTime => DateTime.fromJSDate(instant, { zone });

/** The instant at which the walls in England show this time, `YYYY-MM-DDTHH:mm:ss`. */
export const instantOf = (wall: string): Date => DateTime.fromISO(wall, { zone }).toJSDate();
