import { beginning } from './properties/beginning.ts';
import { changes } from './properties/changes.ts';
import { duplicates } from './properties/duplicates.ts';
import { emergency } from './properties/emergency.ts';
import { household } from './properties/household.ts';
import { navigation } from './properties/navigation.ts';
import { stepOrder } from './properties/order.ts';
import { reachability } from './properties/reachability.ts';
import { reasons } from './properties/reason.ts';
import { review } from './properties/review.ts';
import { savedRepairs } from './properties/saving.ts';
import { sending } from './properties/sending.ts';
import type { Properties } from './properties/terms.ts';

/** All that must be true of reporting a repair. */
export const properties: Properties = [
  ...stepOrder,
  ...beginning,
  ...reasons,
  ...emergency,
  ...duplicates,
  ...household,
  ...navigation,
  ...changes,
  ...savedRepairs,
  ...review,
  ...sending,
  ...reachability,
];
