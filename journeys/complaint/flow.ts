import { complaint as copy } from '../../content/complaint.ts';
import type { CopyFor, PortalFlow } from '../../machines/engine/index.ts';
import { addressOfComplaint } from '../shared/complaint-addresses.ts';
import { complaint as journey } from './journey.ts';
import type { ComplaintFacts, Services } from './vocabulary.ts';

const completeCopy: CopyFor<typeof journey> = copy;

/** Making a complaint, ready to be run by the portal. */
export const flow: PortalFlow<Services> = {
  journey,
  copy: completeCopy,
  services: {},
  sequel({ end, facts }) {
    const { sent } = facts as ComplaintFacts;
    if (end !== 'sent' || !sent) return {};
    return {
      at: addressOfComplaint(sent.id),
      announcement: { notice: 'Complaint_Sent', values: { ref: sent.reference } },
    };
  },
};
