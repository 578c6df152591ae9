import type { ReactNode } from 'react';
import type { Customer } from '../../../contract/customers.ts';
import type { Home, Place } from '../../../journeys/shared/homes.ts';
import type { AccessRule } from '../../app/access.ts';
import type { ShownAccounts } from './useAccounts.ts';
import type { ShownReporting } from './useReporting.ts';

/** What a card is told. It finds out the rest for itself, so that none waits for another. */
export interface HomeCardProps {
  readonly customerId: string;
  /** The resident; `undefined` until they are known. */
  readonly customer: Customer | undefined;
  /** The home that was chosen, with where it is; `undefined` until that is known, `null` where there is none. */
  readonly home: Home | null | undefined;
  /** Its identifier, which may be known before the rest. */
  readonly premisesId: string | null | undefined;
  readonly reporting: ShownReporting;
  readonly accounts: ShownAccounts;
}

/** One of the boxes of the dashboard. */
export interface HomeCard {
  readonly id: string;
  /** Where it stands on a screen with room for two columns; in the wider one, two may share a row. */
  readonly column: 'main' | 'side';
  readonly isHalf?: boolean;
  /** Whether it is there for such a home; for all of them unless told. */
  isFor?(place: Place): boolean;
  /** Whether it is known what it offers; from the beginning unless told. Nothing is offered and then taken back. */
  isSettled?(props: HomeCardProps): boolean;
  /** Whom it is there for; for everybody unless told. */
  readonly isOpen?: AccessRule;
  Card(props: HomeCardProps): ReactNode;
}
