import { feedback as copy } from '../../content/feedback.ts';
import type { CopyFor, PortalFlow } from '../../machines/engine/index.ts';
import { feedback as journey } from './journey.ts';
import type { FeedbackFacts, Services } from './vocabulary.ts';

const completeCopy: CopyFor<typeof journey> = copy;

const notices = {
  satisfied: 'Feedback_Thanks',
  unsatisfied: 'Feedback_Sorry',
  tooLate: 'Feedback_Too_Late',
} as const;

/** Saying how a finished repair went, ready to be run by the portal. */
export const flow: PortalFlow<Services> = {
  journey,
  copy: completeCopy,
  services: {},
  sequel({ end, facts }) {
    if (end !== 'satisfied' && end !== 'unsatisfied' && end !== 'tooLate') return {};
    const isClosed = end === 'satisfied' && (facts as FeedbackFacts).isFixed;
    return { announcement: { notice: isClosed ? 'Repair_Fixed' : notices[end], values: {} } };
  },
};
