import type { DemonstrationRepair } from './repair.ts';
import { repairsWithFiles } from './repairs-in-hand.ts';
import { repairsOfEveryState } from './repairs-of-every-state.ts';
import { repairsOfOthers } from './repairs-of-others.ts';
import { repairsToRepeat } from './repairs-to-repeat.ts';
import { repairsWithDamp } from './repairs-with-damp.ts';

const everydayReasons = ['Leaking tap', 'Dripping overflow', 'Kitchen unit door', 'Damp and mould'] as const;

/** Twenty years of small repairs. */
const longHistory: readonly DemonstrationRepair[] = Array.from({ length: 130 }, (_, index) => ({
  who: 'kelly.adams',
  premises: '40 Weir Street',
  reason: everydayReasons[index % everydayReasons.length] ?? 'Leaking tap',
  location: index % 2 === 0 ? 'Kitchen' : 'Bathroom',
  status: 'Closed',
  raisedDaysAgo: 30 + index * 53,
  completedDaysAgo: 20 + index * 53,
  site: 'BRIGHT-01',
  details: `Visit ${130 - index} of many.`,
  events: index % everydayReasons.length === 3 ? ['HZINV01', 'HZSUM01', 'HZSAFE01', 'ENGOS07'] : ['ENGOS07'],
}));

/** The repairs that stay as they are; for `soonDaysAgo` see `repairsWithDamp`. */
export const settledRepairs = (soonDaysAgo: number): readonly DemonstrationRepair[] => [
  ...repairsToRepeat,
  ...repairsOfEveryState,
  ...repairsOfOthers,
  ...longHistory,
  ...repairsWithDamp(soonDaysAgo),
  ...repairsWithFiles,
];
