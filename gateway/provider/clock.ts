import { DateTime } from 'luxon';

/** Where the provider's clocks hang. */
export const zone = 'Europe/London';

/** The time on the wall in England at an instant. */
export const onTheWall = (instant: Date): DateTime => DateTime.fromJSDate(instant, { zone });

/** The day in England, `YYYY-MM-DD`. */
export const dayOf = (instant: Date): string => onTheWall(instant).toFormat('yyyy-MM-dd');

/** The instant at which the walls in England show this time, `YYYY-MM-DDTHH:mm:ss`. */
export const instantOf = (wall: string): Date => DateTime.fromISO(wall, { zone }).toJSDate();

/** What the walls in England show at an instant, `YYYY-MM-DDTHH:mm:ss`. */
export const wallOf = (instant: Date): string => onTheWall(instant).toFormat("yyyy-MM-dd'T'HH:mm:ss");
