import { enquiry as words } from '../../content/enquiry.ts';
import type { PortalFlow, WordsFor } from '../../machines/engine/index.ts';
import { enquiry as journey } from './journey.ts';
import type { Services } from './vocabulary.ts';

const completeWords: WordsFor<typeof journey> = words;

/** Asking about money, ready to be run by the portal. */
export const flow: PortalFlow<Services> = {
  journey,
  words: completeWords,
  services: {},
  sequel: () => ({}),
};
