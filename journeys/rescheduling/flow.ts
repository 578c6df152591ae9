import { rescheduling as words } from '../../content/rescheduling.ts';
import type { PortalFlow, WordsFor } from '../../machines/engine/index.ts';
import { rescheduling as journey, type ReschedulingFacts, type Services } from './journey.ts';

const completeWords: WordsFor<typeof journey> = words;

/** Whether an appointment can be moved, ready to be run by the portal. */
export const flow: PortalFlow<Services> = {
  journey,
  words: completeWords,
  services: {},
  sequel({ end, facts }) {
    const { worksOrderId } = facts as ReschedulingFacts;
    return end === 'slots' ? { begin: { worksOrderId, mode: 'reschedule', isMovable: true } } : {};
  },
};
