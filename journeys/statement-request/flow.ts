import { statementRequest as copy } from '../../content/statement-request.ts';
import type { CopyFor, PortalFlow } from '../../machines/engine/index.ts';
import { statementRequest as journey } from './journey.ts';
import type { Services } from './vocabulary.ts';

const completeCopy: CopyFor<typeof journey> = copy;

/** Asking for a statement, ready to be run by the portal. */
export const flow: PortalFlow<Services> = {
  journey,
  copy: completeCopy,
  services: {},
  sequel: () => ({}),
};
