import type { rescheduleCodes } from './appointments.ts';
import type { cancellationCodes } from './cancellation.ts';
import { canSchedule } from './repair-progress.ts';
import type { WorksOrderStatus } from './works-order.ts';

/**
 * What a resident can do about a repair online. Pure: the gateway decides with these rules, and the portal offers by the
 * same ones, so that nothing is offered that is then refused.
 */

export type RescheduleCode = (typeof rescheduleCodes)[number];
export type CancellationCode = (typeof cancellationCodes)[number];

/** How appointments of a repair are arranged at present; `none` while nobody was given the work. */
export type Booking = 'online' | 'phone' | 'onHold' | 'none';

/** How a contractor arranges appointments. */
export function bookingOf(
  contractor:
    | {
        readonly isIntegrated: boolean;
        readonly isEMA: boolean;
        readonly isBuilder: boolean;
        readonly isOnHold: boolean;
      }
    | null
    | undefined,
): Booking {
  if (!contractor) return 'none';
  if (!contractor.isIntegrated || contractor.isEMA || contractor.isBuilder) return 'phone';
  return contractor.isOnHold ? 'onHold' : 'online';
}

/** What decides which actions a repair allows. */
export interface ActionFacts {
  readonly status: WorksOrderStatus;
  readonly isDraft: boolean;
  readonly isEmergency: boolean;
  readonly isOutOfHours: boolean;
  readonly isRecall: boolean;
  readonly hasJobNumber: boolean;
  /** Day of the active appointment, `YYYY-MM-DD`; null where there is none. */
  readonly appointmentDay: string | null;
  readonly booking: Booking;
}

/** Whether the first appointment can be booked online. */
export const canBook = (facts: ActionFacts): boolean =>
  !facts.isDraft &&
  facts.hasJobNumber &&
  facts.appointmentDay === null &&
  facts.booking === 'online' &&
  canSchedule(facts);

/**
 * Why the appointment cannot be moved online; null when it can.
 * @param today the day in England, `YYYY-MM-DD`
 */
export function rescheduleRefusal(facts: ActionFacts, today: string): RescheduleCode | null {
  const { status, appointmentDay, booking } = facts;
  if (facts.isEmergency) return 'CR165';
  if (status === 'In progress') return 'SSR070';
  if (appointmentDay === today) return 'CR166';
  if (booking === 'none' || booking === 'phone') return 'SSR065';
  if (appointmentDay === null || status !== 'Appointed') return 'SSR065';
  return booking === 'onHold' ? 'SSR075' : null;
}

/** Whether nothing more happens to a repair of its own accord. */
export const isOver = (status: WorksOrderStatus): boolean =>
  status === 'Completed' || status === 'Closed' || status === 'Cancelled';

/**
 * Why the repair cannot be cancelled online; null when it can.
 * @param today the day in England, `YYYY-MM-DD`
 */
export function cancellationRefusal(facts: ActionFacts, today: string): CancellationCode | null {
  const { status, booking } = facts;
  if (isOver(status)) return 'SSR066';
  if (facts.isEmergency) return 'CR165';
  const isToday = facts.appointmentDay === today;
  if (status === 'In progress') return isToday ? 'SSR070' : 'SSR008';
  if (isToday) return 'CR166';
  if (status !== 'Unappointed' && status !== 'Appointed' && status !== 'Reported to EMA') return 'SSR008';
  return booking === 'none' || booking === 'phone' ? 'SSR073' : null;
}

/** What can be done about a repair from its page. */
export type RepairAction = 'resume' | 'select' | 'move' | 'cancel';

const isWithPeople = ({ status }: ActionFacts): boolean =>
  status === 'In Diagnosis' || status.startsWith('CATALYST_TRIAGE_');

/**
 * Which actions are there. `cancel` is there for every repair under way: what cannot be cancelled online says why when it
 * is pressed, and beforehand where `cancellationRefusal` gives a code.
 * @param today the day in England, `YYYY-MM-DD`
 */
export function actionsOf(facts: ActionFacts, today: string): readonly RepairAction[] {
  if (facts.isDraft) return ['resume'];
  if (isOver(facts.status) || isWithPeople(facts)) return [];
  if (canBook(facts)) return ['select', 'cancel'];
  return rescheduleRefusal(facts, today) === null ? ['move', 'cancel'] : ['cancel'];
}
