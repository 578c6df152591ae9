import { casesAreOpen, messagesAreShown } from '../../app/access.ts';
import { AdviceCard } from './AdviceCard.tsx';
import { BalanceCard } from './BalanceCard.tsx';
import { CasesCard } from './CasesCard.tsx';
import { ComplaintsCard } from './ComplaintsCard.tsx';
import type { HomeCard } from './card.ts';
import { DetailsCard } from './DetailsCard.tsx';
import { showsRepairs } from './data/repairs.ts';
import { MessagesCard } from './MessagesCard.tsx';
import { isReportingKnown, RepairsCard } from './RepairsCard.tsx';
import { BuildingSafety, SafetyCards } from './SafetyCards.tsx';

/** The cards of the dashboard, in their order. */
export const homeCards: readonly HomeCard[] = [
  { id: 'balance', column: 'side', Card: BalanceCard },
  {
    id: 'repairs',
    column: 'main',
    isFor: ({ tenancyType }) => showsRepairs(tenancyType),
    isSettled: isReportingKnown,
    Card: RepairsCard,
  },
  { id: 'messages', column: 'main', isHalf: true, isOpen: messagesAreShown, Card: MessagesCard },
  { id: 'cases', column: 'main', isHalf: true, isOpen: casesAreOpen, Card: CasesCard },
  { id: 'safety', column: 'side', Card: SafetyCards },
  { id: 'details', column: 'main', Card: DetailsCard },
  { id: 'complaints', column: 'side', Card: ComplaintsCard },
  { id: 'advice', column: 'main', Card: AdviceCard },
  { id: 'building', column: 'main', Card: BuildingSafety },
];
