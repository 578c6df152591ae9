import { chase as copy } from '../../content/chase.ts';
import { dates } from '../../content/dates.ts';
import { nextThing } from '../../content/next-step.ts';
import { dayInWords, timeInWords } from '../../contract/dates.ts';
import { type CopyFor, fill, type PortalFlow } from '../../machines/engine/index.ts';
import { chase as journey } from './journey.ts';
import type { ChaseFacts, Services } from './vocabulary.ts';

const completeCopy: CopyFor<typeof journey> = copy;

const notices = { asked: 'Chase_Asked', noted: 'Visit_Noted', overtaken: 'Chase_Overtaken' } as const;
const isNews = (end: string): end is keyof typeof notices => Object.hasOwn(notices, end);

/** Asking about what is late, ready to be run by the portal. */
export const flow: PortalFlow<Services> = {
  journey,
  copy: completeCopy,
  services: {},
  sequel({ end, facts }) {
    if (!isNews(end)) return {};
    const by = (facts as ChaseFacts).next?.by ?? null;
    const moment =
      by === null ? '' : fill(nextThing.moment, { date: dayInWords(by), time: timeInWords(by, dates) });
    return { announcement: { notice: notices[end], values: { by: moment } } };
  },
};
