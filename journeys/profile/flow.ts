import { profile as copy } from '../../content/profile.ts';
import type { CopyFor, PortalFlow } from '../../machines/engine/index.ts';
import { profile as journey } from './journey.ts';
import { noticeOf } from './results.ts';
import type { ProfileFacts, Services } from './vocabulary.ts';

const completeCopy: CopyFor<typeof journey> = copy;

/** Changing how the resident can be reached, ready to be run by the portal. */
export const flow: PortalFlow<Services> = {
  journey,
  copy: completeCopy,
  services: {},
  sequel({ end, facts }) {
    const { result } = facts as ProfileFacts;
    if (end !== 'saved' || result === null) return {};
    return { announcement: { notice: noticeOf(result), values: {} } };
  },
};
