import type { AnswerOf } from '../../contract/call.ts';
import type { getWorksOrderHistory } from '../../contract/history.ts';
import { readSentAdjustments } from '../adjustments/send.ts';
import type { Database } from '../database/schema.ts';
import { readFeedback } from '../feedback/feedback.ts';
import { readHazard } from '../legal-deadlines/hazard-reader.ts';
import { type AppointmentRow, readActiveAppointment } from './appointments.ts';
import { readContractorAt } from './contractor-choice.ts';
import { type NextFacts, nextStep } from './next-step.ts';
import type { WorksOrderRow } from './ownership.ts';
import { eventOfReport, historyItemOf, readEvents, readLastEvents } from './timeline.ts';
import { readBankHolidays } from './working-hours.ts';

/** All that decides what comes next for a repair, with its whole rows. */
export interface OrderFacts extends NextFacts {
  readonly order: WorksOrderRow;
  readonly appointment: AppointmentRow | undefined;
}

/** Reads what decides what comes next for a repair, one read after the other, as a transaction does. */
export async function readNextFacts(db: Database, order: WorksOrderRow, now: Date): Promise<OrderFacts> {
  const [lastEvents, appointment, at, bankHolidays] = [
    await readLastEvents(db, [order.id]),
    await readActiveAppointment(db, order.id),
    order.contractor_site === null ? undefined : await readContractorAt(db, order.contractor_site),
    await readBankHolidays(db),
  ];
  return {
    order,
    appointment,
    at,
    bankHolidays,
    lastEvent: lastEvents.get(order.id) ?? eventOfReport(order),
    now,
  };
}

type Outlook = AnswerOf<typeof getWorksOrderHistory>;

/** What happened to a repair, what comes next, and what the law sets for it. */
export async function readOutlook(db: Database, order: WorksOrderRow, now: Date): Promise<Outlook> {
  const happened = readEvents(db, order.id);
  const [events, appointment, at, bankHolidays, hazard, feedback, adjustments] = await Promise.all([
    happened,
    readActiveAppointment(db, order.id),
    order.contractor_site === null ? undefined : readContractorAt(db, order.contractor_site),
    readBankHolidays(db),
    readHazard(db, order, happened, now),
    order.completed_at === null ? undefined : readFeedback(db, order.id, now),
    readSentAdjustments(db, order.id),
  ]);
  return {
    historyItems: events.map(historyItemOf),
    next: nextStep({
      order,
      appointment,
      at,
      lastEvent: events[0] ?? eventOfReport(order),
      now,
      bankHolidays,
    }),
    hazard,
    ...(feedback === undefined ? {} : { feedback: { isSatisfied: feedback.is_satisfied } }),
    ...(adjustments === undefined ? {} : { adjustments }),
  };
}
