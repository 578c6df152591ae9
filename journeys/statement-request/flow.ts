import { statementRequest as words } from '../../content/statement-request.ts';
import type { PortalFlow, WordsFor } from '../../machines/engine/index.ts';
import { statementRequest as journey } from './journey.ts';
import type { Services } from './vocabulary.ts';

const completeWords: WordsFor<typeof journey> = words;

/** Asking for a statement, ready to be run by the portal. */
export const flow: PortalFlow<Services> = {
  journey,
  words: completeWords,
  services: {},
  sequel: () => ({}),
};
