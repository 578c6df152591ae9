import type { Settings } from '../../../../journeys/shared/settings.ts';

type Card = keyof Pick<Settings, 'gasCheck' | 'electricalCheck'>;

/** The checks whose unread messages are pointed out, each where its card is switched on. */
const checks: readonly { readonly category: string; readonly card: Card }[] = [
  { category: 'annual domestic gas servicing', card: 'gasCheck' },
  { category: 'five year electrical check', card: 'electricalCheck' },
];

/**
 * The cards of the checks that unread messages are about. One of them has to be switched on for the notice. A message does
 * not say whether its check is overdue: only the record of the check does.
 */
export const cardsOfChecks = (unreadCategories: readonly string[]): readonly Card[] =>
  checks.flatMap(({ category, card }) =>
    unreadCategories.some((unread) => unread.trim().toLowerCase() === category) ? [card] : [],
  );
