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
import { SafetyCards } from './SafetyCards.tsx';

/** The cards of the dashboard, in their order. */
export const homeCards: readonly HomeCard[] = [
  {
    id: 'repairs',
    isFor: ({ tenancyType }) => showsRepairs(tenancyType),
    isSettled: isReportingKnown,
    Card: RepairsCard,
  },
  { id: 'balance', Card: BalanceCard },
  { id: 'messages', isOpen: messagesAreShown, Card: MessagesCard },
  { id: 'cases', isOpen: casesAreOpen, Card: CasesCard },
  { id: 'details', Card: DetailsCard },
  { id: 'advice', Card: AdviceCard },
  { id: 'complaints', Card: ComplaintsCard },
  // Which of these there are is known late, so they are the last.
  { id: 'safety', Card: SafetyCards },
];
