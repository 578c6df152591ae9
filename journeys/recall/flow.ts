import { recall as copy } from '../../content/recall.ts';
import type { CopyFor, PortalFlow } from '../../machines/engine/index.ts';
import { recall as journey } from './journey.ts';
import type { RecallFacts, Services } from './vocabulary.ts';

const completeCopy: CopyFor<typeof journey> = copy;

/** Saying that finished work is not right, ready to be run by the portal. */
export const flow: PortalFlow<Services> = {
  journey,
  copy: completeCopy,
  services: {
    files: {
      upload: async (file, { facts }, tools) =>
        (await import('../shared/repair-files.ts')).uploadFile(file, facts as RecallFacts, tools),
      remove: async (documentId, { facts }, tools) =>
        (await import('../shared/repair-files.ts')).removeFile(documentId, facts as RecallFacts, tools),
    },
  },
  fetchLater: () => import('../shared/repair-files.ts'),
  sequel({ end, facts }) {
    const { worksOrderId } = facts as RecallFacts;
    if (end === 'slots') return { begin: { worksOrderId, mode: 'new' } };
    if (end === 'sent') return { announcement: { notice: 'Recall_Sent', values: {} } };
    return end === 'overtaken' ? { announcement: { notice: 'Chase_Overtaken', values: {} } } : {};
  },
};
