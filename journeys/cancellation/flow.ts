import { cancellation as copy } from '../../content/cancellation.ts';
import type { CopyFor, PortalFlow } from '../../machines/engine/index.ts';
import { cancellation as journey } from './journey.ts';
import type { CancellationFacts, Services } from './vocabulary.ts';

const completeCopy: CopyFor<typeof journey> = copy;

/** Cancelling a repair, ready to be run by the portal. */
export const flow: PortalFlow<Services> = {
  journey,
  copy: completeCopy,
  services: {},
  sequel({ end, facts }) {
    if (end !== 'cancelled') return {};
    const { repair } = facts as CancellationFacts;
    return { announcement: { notice: 'Repair_Cancelled', values: { ref: repair?.jobNumber ?? '' } } };
  },
};
