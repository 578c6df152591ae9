import { complaintReview as copy } from '../../content/complaint-review.ts';
import type { CopyFor, PortalFlow } from '../../machines/engine/index.ts';
import { addressOfComplaint } from '../shared/complaint-addresses.ts';
import { complaintReview as journey } from './journey.ts';
import type { ReviewFacts, Services } from './vocabulary.ts';

const completeCopy: CopyFor<typeof journey> = copy;

/** Asking for the second stage of a complaint, ready to be run by the portal. */
export const flow: PortalFlow<Services> = {
  journey,
  copy: completeCopy,
  services: {},
  sequel({ end, facts }) {
    if (end === 'signedOut') return {};
    const at = addressOfComplaint((facts as ReviewFacts).complaintId);
    return end === 'requested'
      ? { at, announcement: { notice: 'Complaint_Review_Sent', values: {} } }
      : { at };
  },
};
