import { type PlaceTraffic, roundedTo } from '../../../../contract/traffic.ts';

/** Fewer arrivals than this make a percentage that says more about the rounding than about residents. */
const fewestForShare = 5 * roundedTo;

/** How many were lost at a place. */
export interface Loss {
  readonly place: PlaceTraffic;
  /** Those who left with nothing kept, or were not heard of any more. */
  readonly lost: number;
  /** Of the arrivals, 0 to 1; nothing where too few arrived. */
  readonly share: number | undefined;
}

export function lossAt(place: PlaceTraffic): Loss {
  const lost = place.left + place.gone;
  const share = place.arrivals >= fewestForShare ? Math.min(1, lost / place.arrivals) : undefined;
  return { place, lost, share };
}

/** The places by how many were lost there, the worst first. */
export const byLoss = (places: readonly PlaceTraffic[]): readonly Loss[] =>
  places.map(lossAt).toSorted((a, b) => b.lost - a.lost || b.place.arrivals - a.place.arrivals);
