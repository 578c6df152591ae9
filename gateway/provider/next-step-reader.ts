import type { AnswerOf } from '../../contract/call.ts';
import type { getWorksOrderHistory, Hazard } from '../../contract/history.ts';
import type { Database } from '../database/schema.ts';
import { readActiveAppointment } from './appointments.ts';
import { readContractorAt } from './contractor-choice.ts';
import { hazardOf } from './hazard.ts';
import { nextStep } from './next-step.ts';
import type { WorksOrderRow } from './ownership.ts';
import { historyItemOf, readEvents } from './timeline.ts';
import { readBankHolidays } from './working-hours.ts';

type Outlook = Pick<AnswerOf<typeof getWorksOrderHistory>, 'historyItems' | 'next' | 'hazard'>;

/** What happened to a repair, what comes next, and what the law sets for it. */
export async function readOutlook(db: Database, order: WorksOrderRow, now: Date): Promise<Outlook> {
  const [events, appointment, at, bankHolidays, severity] = await Promise.all([
    readEvents(db, order.id),
    readActiveAppointment(db, order.id),
    order.contractor_site === null ? undefined : readContractorAt(db, order.contractor_site),
    readBankHolidays(db),
    readSeverity(db, order),
  ]);
  const facts = { severity, firstReceived: order.first_received_at ?? order.raised_at, events };
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
    hazard: severity === null ? null : hazardOf({ ...facts, severity }, now, bankHolidays),
  };
}

/** Tenancy groups of homes that are social housing, to which the law on hazards applies. */
const socialGroups: readonly string[] = ['Social', 'Provider Property'];

/** How grave a damp or mould repair in social housing is; null for any other repair, for a draft and a cancelled one. */
async function readSeverity(db: Database, order: WorksOrderRow): Promise<Hazard['severity'] | null> {
  if (order.is_draft || order.status === 'Cancelled') return null;
  const row = await db
    .selectFrom('works_order')
    .innerJoin('tenancy', 'tenancy.customer_id', 'works_order.customer_id')
    .innerJoin('tenancy_premises', (join) =>
      join
        .onRef('tenancy_premises.tenancy_id', '=', 'tenancy.id')
        .onRef('tenancy_premises.asset_id', '=', 'works_order.premises_id'),
    )
    .leftJoin('repair_reason', 'repair_reason.id', 'works_order.reason_id')
    .where('works_order.id', '=', order.id)
    .where('tenancy.tenancy_group', 'in', socialGroups)
    .where((where) =>
      where.or([
        where('works_order.priority', '=', 'DM'),
        where('repair_reason.priority', '=', 'Damp and Mould'),
      ]),
    )
    .select('works_order.id')
    .executeTakeFirst();
  if (row === undefined) return null;
  return order.is_emergency || order.is_risk_to_human_life ? 'emergency' : 'significant';
}
