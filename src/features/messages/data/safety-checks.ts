import type { ToggleName } from '../../../../contract/configuration.ts';

/** The checks whose unread messages are pointed out, each where its card is switched on. */
const checks: readonly { readonly category: string; readonly card: ToggleName }[] = [
  { category: 'annual domestic gas servicing', card: 'isshowmypeabodygasboilercard' },
  { category: 'five year electrical check', card: 'isshowmypeabodyeicrcard' },
];

/**
 * The cards of the checks that unread messages are about. One of them has to be switched on for the notice. A message does
 * not say whether its check is overdue: only the record of the check does.
 */
export const cardsOfChecks = (unreadCategories: readonly string[]): readonly ToggleName[] =>
  checks.flatMap(({ category, card }) =>
    unreadCategories.some((unread) => unread.trim().toLowerCase() === category) ? [card] : [],
  );
