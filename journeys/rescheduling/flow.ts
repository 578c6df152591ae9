import { rescheduling as copy } from '../../content/rescheduling.ts';
import type { CopyFor, PortalFlow } from '../../machines/engine/index.ts';
import { rescheduling as journey, type ReschedulingFacts, type Services } from './journey.ts';

const completeCopy: CopyFor<typeof journey> = copy;

/** Whether an appointment can be moved, ready to be run by the portal. */
export const flow: PortalFlow<Services> = {
  journey,
  copy: completeCopy,
  services: {},
  sequel({ end, facts }) {
    const { worksOrderId } = facts as ReschedulingFacts;
    return end === 'slots' ? { begin: { worksOrderId, mode: 'reschedule', isMovable: true } } : {};
  },
};
