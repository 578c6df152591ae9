import { provider } from '../../content/provider.ts';
import { draftHours } from '../../contract/repair-rules.ts';

/** Placeholders that every text may use: the provider's phone line, its hours, and how long a draft is kept. */
export const sharedPlaceholders = { phone: provider.phone, hours: provider.hours, draftHours } as const;
