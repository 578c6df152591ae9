import { provider } from '../../content/provider.ts';
import { draftHours, mediaLimits } from '../../contract/repair-limits.ts';

/** Placeholders that every text may use: the provider's phone line and its hours, how long a draft is kept, and what may be uploaded. */
export const sharedPlaceholders = {
  phone: provider.phone,
  hours: provider.hours,
  draftHours,
  maxFiles: mediaLimits.files,
  maxMegabytes: mediaLimits.bytes / 1_000_000,
} as const;
