import type { DemonstrationRepair } from './repair.ts';
import { repairsOfEveryState } from './repairs-of-every-state.ts';
import { repairsOfOthers } from './repairs-of-others.ts';
import { repairsToRepeat } from './repairs-to-repeat.ts';

const everydayReasons = ['Leaking tap', 'Dripping overflow', 'Kitchen unit door', 'Damp and mould'] as const;

/** Twenty years of small repairs. */
const longHistory: readonly DemonstrationRepair[] = Array.from({ length: 130 }, (_, index) => ({
  who: 'kelly.adams',
  premises: '40 Weir Street',
  reason: everydayReasons[index % everydayReasons.length] ?? 'Leaking tap',
  location: index % 2 === 0 ? 'Kitchen' : 'Bathroom',
  status: 'Completed',
  raisedDaysAgo: 30 + index * 53,
  completedDaysAgo: 20 + index * 53,
  site: 'BRIGHT-01',
  details: `Visit ${130 - index} of many.`,
  events: ['ENGOS07'],
}));

export const repairs: readonly DemonstrationRepair[] = [
  ...repairsToRepeat,
  ...repairsOfEveryState,
  ...repairsOfOthers,
  ...longHistory,
];
