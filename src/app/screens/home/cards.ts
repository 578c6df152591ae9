import { showsRepairs } from '../../../../journeys/shared/dashboard-repairs.ts';
import { casesAreOpen } from '../../access.ts';
import { CasesCard } from './CasesCard.tsx';
import type { HomeCard } from './card.ts';
import { RepairsCard } from './RepairsCard.tsx';

/** The cards of the dashboard, in their order. */
export const homeCards: readonly HomeCard[] = [
  { id: 'repairs', isFor: ({ tenancyType }) => showsRepairs(tenancyType), Card: RepairsCard },
  { id: 'cases', isOpen: casesAreOpen, Card: CasesCard },
];
