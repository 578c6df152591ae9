import { useEffect, useState } from 'react';
import type { Home } from '../../../../journeys/shared/homes.ts';

export interface ChosenHome {
  /** `undefined` until the homes are known, `null` where there is none. */
  readonly home: Home | null | undefined;
  /** Its identifier, which may be known before the rest. */
  readonly premisesId: string | null | undefined;
  /** Changes when it is another home than it was taken for. */
  readonly key: string;
  choose(premisesId: string): void;
}

/** Which home the cards are about: the last one of this browser session, else the first that people live in. */
export function useChosenHome(customerId: string, homes: readonly Home[] | undefined): ChosenHome {
  const place = `home:${customerId}`;
  const [wanted, setWanted] = useState(() => sessionStorage.getItem(place));
  const found = homes?.find(({ premisesId }) => premisesId === wanted);
  const home = homes && (found ?? homes.find(({ isResidential }) => isResidential) ?? homes[0] ?? null);
  const isWanted = wanted !== null && (homes === undefined || found !== undefined);
  useEffect(() => {
    if (home) sessionStorage.setItem(place, home.premisesId);
  }, [place, home]);
  return {
    home,
    premisesId: isWanted ? wanted : home === undefined ? undefined : (home?.premisesId ?? null),
    key: isWanted ? wanted : '',
    choose: setWanted,
  };
}
