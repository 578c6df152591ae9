import type { NoticeKey } from '../../content/notices.ts';
import type { Availability } from '../../contract/appointments.ts';
import type { Gateway } from '../../contract/call.ts';
import { language } from '../../machines/engine/index.ts';
import type { RescheduleCode } from '../shared/reschedule-check.ts';

/** What the journey needs to know about the repair that somebody comes for. */
export interface RepairToVisit {
  readonly jobNumber: string;
  /** What is wrong, in a few words. */
  readonly name: string;
  /** Short code of the contractor's site, which is also its diary. */
  readonly siteCode: string;
  readonly contractor: string;
  readonly contractorPhone: string;
  /** Whether a first appointment can be chosen for it now. */
  readonly isWaiting: boolean;
  /** Whether somebody comes for it, so that the visit can be moved. */
  readonly isAppointed: boolean;
}

/** An appointment that was booked, moved or wished for. */
export interface Booking {
  /** Job number of the repair. */
  readonly reference: string;
  /** Day, `YYYY-MM-DD`. */
  readonly date: string;
  /** Kind of visit, such as `Morning`. */
  readonly slotLabel: string;
  /** Clock time, `HH:mm`. */
  readonly start: string;
  readonly end: string;
  /** A wish that the contractor has yet to confirm. */
  readonly isPreference: boolean;
}

export interface AppointmentFacts {
  readonly worksOrderId: string;
  readonly mode: 'new' | 'reschedule';
  /** It was found out already that the appointment can be moved. */
  readonly isMovable: boolean;
  /** Why the appointment cannot be moved online. */
  readonly refusal: RescheduleCode | null;
  readonly repair: RepairToVisit | null;
  readonly availabilities: readonly Availability[];
  /** The contractor takes wishes and confirms later. */
  readonly isPreferences: boolean;
  /** When the chosen slot was first asked for, on the clock on the wall, and under which idempotency key. */
  readonly moment: { readonly key: string; readonly at: string } | null;
  /** The contractor did not take the change, and the earlier appointment stands. */
  readonly isDeclined: boolean;
  readonly result: Booking | 'no appointment' | null;
}

export const nothingKnown: AppointmentFacts = {
  worksOrderId: '',
  mode: 'new',
  isMovable: false,
  refusal: null,
  repair: null,
  availabilities: [],
  isPreferences: false,
  moment: null,
  isDeclined: false,
  result: null,
};

/** What operations may call on. */
export interface Services {
  readonly gateway: Gateway;
  readonly customerId: string;
}

export interface AppointmentVocabulary {
  readonly facts: AppointmentFacts;
  readonly notice: NoticeKey;
  readonly services: Services;
  readonly end: 'home' | 'repair' | 'settled' | 'genericError' | 'signedOut';
  readonly errorPage: 'failed';
}

export const { rules, operation, journey } = language<AppointmentVocabulary>();
