import type { ToggleName } from '../../../contract/configuration.ts';

/** The checks whose unread messages are warned of, each where its card is switched on. */
const checks: readonly { readonly category: string; readonly card: ToggleName }[] = [
  { category: 'annual domestic gas servicing', card: 'isshowmypeabodygasboilercard' },
  { category: 'five year electrical check', card: 'isshowmypeabodyeicrcard' },
];

/** The cards of the checks that unread messages are about. One of them has to be switched on for a warning. */
export const cardsOfOverdue = (unreadCategories: readonly string[]): readonly ToggleName[] =>
  checks.flatMap(({ category, card }) =>
    unreadCategories.some((unread) => unread.trim().toLowerCase() === category) ? [card] : [],
  );
