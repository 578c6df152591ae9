import { notices } from '../../content/notices.ts';
import type { Catalogue } from '../../machines/exploration/index.ts';
import { sharedPlaceholders } from '../../src/renderer/shared-placeholders.ts';

/** The messages of the portal, as `src/renderer/messages.tsx` and `src/app/JourneyScreen.tsx` fill them. */
export const catalogue: Catalogue = {
  texts: notices,
  always: [...Object.keys(sharedPlaceholders), 'wait', 'trackingId'],
};
