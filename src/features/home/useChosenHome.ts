import { useEffect, useState } from 'react';
import type { Home, Place } from '../../../journeys/shared/homes.ts';
import type { HomesRead } from '../../app/useHomes.ts';
import { homeAmong } from './data/home-among.ts';

export interface ChosenHome {
  /** What its tenancy tells of it: `undefined` until that is known, `null` where there is none. */
  readonly place: Place | null | undefined;
  /** The same with where it is, which is known later. */
  readonly home: Home | null | undefined;
  /** Its identifier, which may be known before the rest. */
  readonly premisesId: string | null | undefined;
  /** Changes when it is another home than it was taken for. */
  readonly key: string;
  choose(premisesId: string): void;
}

/** Which home the cards are about: the last one of this browser session, else the first that people live in. */
export function useChosenHome(
  customerId: string,
  { places, homes }: Pick<HomesRead, 'places' | 'homes'>,
): ChosenHome {
  const at = `home:${customerId}`;
  const [wanted, setWanted] = useState(() => sessionStorage.getItem(at));
  const place = places && homeAmong(places, wanted);
  const home = homes && homeAmong(homes, wanted);
  const isWanted = wanted !== null && (place === undefined || place?.premisesId === wanted);
  useEffect(() => {
    if (home) sessionStorage.setItem(at, home.premisesId);
  }, [at, home]);
  return {
    place,
    home,
    premisesId: isWanted ? wanted : place === undefined ? undefined : (place?.premisesId ?? null),
    key: isWanted ? wanted : '',
    choose: setWanted,
  };
}
