import { adjustments as copy } from '../../content/adjustments.ts';
import type { CopyFor, PortalFlow } from '../../machines/engine/index.ts';
import { adjustments as journey } from './journey.ts';
import type { Services } from './vocabulary.ts';

const completeCopy: CopyFor<typeof journey> = copy;

/** Saying what one needs from whoever comes, ready to be run by the portal. */
export const flow: PortalFlow<Services> = {
  journey,
  copy: completeCopy,
  services: {},
  sequel({ end }) {
    if (end === 'saved') return { announcement: { notice: 'Adjustments_Saved', values: {} } };
    return end === 'overtaken' ? { announcement: { notice: 'Changed_Elsewhere', values: {} } } : {};
  },
};
