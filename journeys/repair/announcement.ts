import type { NoticeKey } from '../../content/notices.ts';
import type { Announcement } from '../../machines/engine/index.ts';
import { assetOf, type RepairSituation } from './situation.ts';
import type { Raised } from './vocabulary.ts';

/**
 * What a resident is told about the repair that was sent. One of several that may hold at once was decided on by then:
 * a person looks at it, then the contractor on hold, then the emergency. Nothing where an appointment is chosen next.
 */
function noticeOf({ result, isOutOfHours }: Pick<Raised, 'result' | 'isOutOfHours'>): NoticeKey | null {
  switch (result) {
    case 'triage':
      return 'SSR050';
    case 'duplicate':
      return 'SSR040';
    case 'vulnerable':
      return 'SSR042';
    case 'in defects':
      return 'SSR046';
    case 'on hold':
      return 'Repair_OnHold';
    case 'emergency':
      return isOutOfHours ? 'Repair_Emergency_OutOfHours' : 'Repair_Emergency_Raised';
    case 'raised':
      return 'Repair_Raised';
    case 'to be booked':
      return null;
  }
}

/** The message about the repair that was sent, and what else holds for a high building. */
export function announcementOf(raised: Raised, situation: RepairSituation): Announcement | undefined {
  const notice = noticeOf(raised);
  if (!notice) return undefined;
  return {
    notice,
    values: { ref: raised.jobNumber ?? '', contractor: situation.facts.contractor?.name ?? '' },
    ...(assetOf(situation)?.isHighRise ? { also: ['Repair_Highrise'] } : {}),
  };
}
