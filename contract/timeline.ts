/** Event codes of a repair and its appointments, and the notice that each stands for. The words are in the catalogue. */
export const noticeByEventCode = {
  CREATED: 'created',
  EMERGENCY: 'emergency',
  COMPLETED: 'completed',
  CANCELLED: 'cancelled',
  APCREATE01: 'appointed',
  APCREATE10: 'preferred',
  AUPDATE01: 'customerCancelled',
  AUPDATE02: 'contractorCancelled',
  AUPDATE03: 'changed',
  AUPDATE04: 'noAccess',
  AUPDATE05: 'unableToProceed',
  AUPDATE06: 'partsNeeded',
  NOACCESS: 'noAccess',
  NOACC01: 'noAccess',
  ENGOS01: 'onTheWay',
  ENGOS03: 'arrived',
  ENGOS05: 'unableToProceed',
  ENGOS06: 'partsNeeded',
  ENGOS07: 'completed',
  HZINV01: 'investigated',
  HZINV02: 'noHazardFound',
  HZSUM01: 'summarySent',
  HZSAFE01: 'madeSafe',
  HZWORK01: 'worksBegun',
  HZHOME01: 'homeOffered',
  RECALL01: 'recalled',
  CLOSED01: 'confirmedFixed',
  CLOSED02: 'closed',
  CHASED01: 'chased',
  CHASED02: 'chaseAnswered',
  RESCAME1: 'visitConfirmed',
} as const;

export type EventCode = keyof typeof noticeByEventCode;
export type TimelineNotice = (typeof noticeByEventCode)[EventCode] | 'updated';

const known: Readonly<Record<string, TimelineNotice>> = noticeByEventCode;

/** The notice of an event; a code that is not known is some news about the repair. */
export const timelineNotice = (code: string): TimelineNotice =>
  Object.hasOwn(known, code) ? (known[code] ?? 'updated') : 'updated';
