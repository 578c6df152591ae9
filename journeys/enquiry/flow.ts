import { enquiry as copy } from '../../content/enquiry.ts';
import type { CopyFor, PortalFlow } from '../../machines/engine/index.ts';
import { enquiry as journey } from './journey.ts';
import type { Services } from './vocabulary.ts';

const completeCopy: CopyFor<typeof journey> = copy;

/** Asking about money, ready to be run by the portal. */
export const flow: PortalFlow<Services> = {
  journey,
  copy: completeCopy,
  services: {},
  sequel: () => ({}),
};
