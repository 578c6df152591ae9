import { cancellation as words } from '../../content/cancellation.ts';
import type { PortalFlow, WordsFor } from '../../machines/engine/index.ts';
import { cancellation as journey } from './journey.ts';
import type { CancellationFacts, Services } from './vocabulary.ts';

const completeWords: WordsFor<typeof journey> = words;

/** Cancelling a repair, ready to be run by the portal. */
export const flow: PortalFlow<Services> = {
  journey,
  words: completeWords,
  services: {},
  sequel({ end, facts }) {
    if (end !== 'cancelled') return {};
    const { repair } = facts as CancellationFacts;
    return { announcement: { notice: 'Repair_Cancelled', values: { ref: repair?.jobNumber ?? '' } } };
  },
};
