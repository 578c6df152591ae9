import { profile as words } from '../../content/profile.ts';
import type { PortalFlow, WordsFor } from '../../machines/engine/index.ts';
import { profile as journey } from './journey.ts';
import { noticeOf } from './results.ts';
import type { ProfileFacts, Services } from './vocabulary.ts';

const completeWords: WordsFor<typeof journey> = words;

/** Changing how the resident can be reached, ready to be run by the portal. */
export const flow: PortalFlow<Services> = {
  journey,
  words: completeWords,
  services: {},
  sequel({ end, facts }) {
    const { result } = facts as ProfileFacts;
    if (end !== 'saved' || result === null) return {};
    return { announcement: { notice: noticeOf(result), values: {} } };
  },
};
