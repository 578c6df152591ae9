import type { PortalFlow, ShownFlow } from '../machines/engine/index.ts';
import { routes as repair } from './repair/routes.ts';
import type { Services } from './repair/vocabulary.ts';

/** A journey as the portal knows it before it is needed: its addresses, and where the rest comes from. */
export interface PortalJourney {
  readonly id: string;
  readonly routes: Readonly<Record<string, string>>;
  /**
   * The addresses at which it begins when nothing of it is kept; any of its addresses, unless told. At the others it was
   * never begun, or is over: they lead Home.
   */
  readonly entrances?: Readonly<Record<string, string>>;
  /** As much of it as its first questions need, for a journey whose first question must come quickly. */
  begin?(): Promise<{ readonly beginning: ShownFlow<Services> }>;
  load(): Promise<{ readonly flow: PortalFlow<Services> }>;
}

/** The journeys that the portal knows from the beginning, because their first question must come quickly. */
export const firstJourneys: readonly PortalJourney[] = [
  {
    id: 'repair',
    routes: repair,
    entrances: { property: repair.property, asset: repair.asset },
    begin: () => import('./repair/beginning.ts'),
    load: () => import('./repair/flow.ts'),
  },
];
