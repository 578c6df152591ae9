import { repair as copy } from '../../content/repair.ts';
import type { AnswersOf, CopyFor, PortalFlow, Situation } from '../../machines/engine/index.ts';
import { addressOfConfirmation } from '../shared/addresses.ts';
import type { RepairOfFile } from '../shared/repair-files.ts';
import { announcementOf } from './announcement.ts';
import { repair as journey } from './journey.ts';
import type { RepairQuestions } from './questions.ts';
import { assetOf, type RepairSituation } from './situation.ts';
import type { RepairFacts, Services } from './vocabulary.ts';

const completeCopy: CopyFor<typeof journey> = copy;

/** What a saved draft does not hold, and this browser can still answer when it is carried on. */
const urgencyOf = (
  draft: string,
  answers: AnswersOf<RepairQuestions>,
): RepairFacts['remembered'] & object => ({
  draft,
  ...(answers.access ? { access: answers.access } : {}),
  ...(answers.duplicate ? { duplicate: answers.duplicate } : {}),
});

/** The draft that files are sent to. */
function repairOfFile(situation: Situation): RepairOfFile {
  const repair = situation as RepairSituation;
  return { worksOrderId: repair.facts.draft?.id ?? '', assetId: assetOf(repair)?.id ?? '' };
}

/** Reporting a repair, ready to be run by the portal. */
export const flow: PortalFlow<Services> = {
  journey,
  copy: completeCopy,
  services: {
    reason: {
      search: async (text, situation, tools) =>
        (await import('./calls/reason.ts')).searchReasons(text, situation as RepairSituation, tools),
    },
    files: {
      upload: async (file, situation, tools) =>
        (await import('../shared/repair-files.ts')).uploadFile(file, repairOfFile(situation), tools),
      remove: async (documentId, situation, tools) =>
        (await import('../shared/repair-files.ts')).removeFile(documentId, repairOfFile(situation), tools),
    },
  },
  fetchLater: () =>
    Promise.all([
      import('./calls/chosen-asset.ts'),
      import('./calls/reason.ts'),
      import('./calls/draft.ts'),
      import('./calls/duplicates.ts'),
      import('../shared/repair-files.ts'),
      import('./calls/submit.ts'),
    ]),
  sequel({ end, facts, memory }) {
    const situation = { facts, answers: memory.answers } as RepairSituation;
    const { raised, draft, thrownAway, remembered } = situation.facts;
    if (!raised && draft) return { remember: urgencyOf(draft.id, memory.answers) };
    if (!raised) return thrownAway !== null && thrownAway === remembered?.draft ? { remember: null } : {};
    if (end === 'scheduler') return { begin: { worksOrderId: raised.worksOrderId, mode: 'new' } };
    const announcement = announcementOf(raised, situation);
    const page = addressOfConfirmation(raised.worksOrderId);
    return announcement ? { announcement: { ...announcement, page } } : {};
  },
};
