import type { AnswerOf } from '../../contract/call.ts';
import type { getWorksOrderHistory } from '../../contract/history.ts';
import type { Database } from '../database/schema.ts';
import { readHazard } from '../legal-deadlines/hazard-reader.ts';
import { readActiveAppointment } from './appointments.ts';
import { readContractorAt } from './contractor-choice.ts';
import { nextStep } from './next-step.ts';
import type { WorksOrderRow } from './ownership.ts';
import { historyItemOf, readEvents } from './timeline.ts';
import { readBankHolidays } from './working-hours.ts';

type Outlook = Pick<AnswerOf<typeof getWorksOrderHistory>, 'historyItems' | 'next' | 'hazard'>;

/** What happened to a repair, what comes next, and what the law sets for it. */
export async function readOutlook(db: Database, order: WorksOrderRow, now: Date): Promise<Outlook> {
  const happened = readEvents(db, order.id);
  const [events, appointment, at, bankHolidays, hazard] = await Promise.all([
    happened,
    readActiveAppointment(db, order.id),
    order.contractor_site === null ? undefined : readContractorAt(db, order.contractor_site),
    readBankHolidays(db),
    readHazard(db, order, happened, now),
  ]);
  return {
    historyItems: events.map(historyItemOf),
    next: nextStep({
      order,
      appointment,
      at,
      lastEvent: events[0]?.at ?? order.raised_at,
      now,
      bankHolidays,
    }),
    hazard,
  };
}
