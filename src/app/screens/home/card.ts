import type { ReactNode } from 'react';
import type { Home } from '../../../../journeys/shared/homes.ts';
import type { ShownReporting } from './useReporting.ts';

/** What a card is told. It finds out the rest for itself, so that none waits for another. */
export interface HomeCardProps {
  /** The home that was chosen; `undefined` until it is known, `null` where there is none. */
  readonly home: Home | null | undefined;
  /** Its identifier, which may be known before the rest. */
  readonly premisesId: string | null | undefined;
  readonly reporting: ShownReporting;
}

/** One of the boxes of the dashboard. */
export interface HomeCard {
  readonly id: string;
  /** Whether it is there for such a home. */
  isFor(home: Home): boolean;
  Card(props: HomeCardProps): ReactNode;
}
