import { useState } from 'react';
import type { Home } from '../../../../journeys/repair/vocabulary.ts';

export interface ChosenHome {
  /** `undefined` until the homes are known, `null` where there is none. */
  readonly home: Home | null | undefined;
  /** How often another one was chosen on this page. */
  readonly turn: number;
  choose(premisesId: string): void;
}

/** Which home the cards are about: the one that was chosen last in this browser session, else the first. */
export function useChosenHome(customerId: string, homes: readonly Home[] | undefined): ChosenHome {
  const key = `home:${customerId}`;
  const [{ wanted, turn }, setChosen] = useState(() => ({ wanted: sessionStorage.getItem(key), turn: 0 }));
  const home = homes && (homes.find(({ premisesId }) => premisesId === wanted) ?? homes[0] ?? null);
  return {
    home,
    turn,
    choose(premisesId) {
      sessionStorage.setItem(key, premisesId);
      setChosen({ wanted: premisesId, turn: turn + 1 });
    },
  };
}
