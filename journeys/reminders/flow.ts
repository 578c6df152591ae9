import { reminders as copy } from '../../content/reminders.ts';
import type { CopyFor, PortalFlow } from '../../machines/engine/index.ts';
import { reminders as journey } from './journey.ts';
import type { Services } from './vocabulary.ts';

const completeCopy: CopyFor<typeof journey> = copy;

/** Choosing by what to be reminded of appointments, ready to be run by the portal. */
export const flow: PortalFlow<Services> = {
  journey,
  copy: completeCopy,
  services: {},
  sequel({ end }) {
    if (end === 'saved') return { announcement: { notice: 'Reminders_Saved', values: {} } };
    return end === 'overtaken' ? { announcement: { notice: 'Changed_Elsewhere', values: {} } } : {};
  },
};
