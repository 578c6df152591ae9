import type { Place } from '../../../../journeys/shared/homes.ts';

/** The home that the resident wants to see; else the first that people live in, or any. Null where there is none. */
export const homeAmong = <P extends Place>(places: readonly P[], wanted: string | null): P | null =>
  places.find(({ premisesId }) => premisesId === wanted) ??
  places.find(({ isResidential }) => isResidential) ??
  places[0] ??
  null;
