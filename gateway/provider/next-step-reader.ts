import { sql } from 'kysely';
import type { AnswerOf } from '../../contract/call.ts';
import type { getWorksOrderHistory, Hazard } from '../../contract/history.ts';
import { hazardDeadlines } from '../../contract/legal-deadlines/hazards.ts';
import type { Database } from '../database/schema.ts';
import { hazardOf } from '../legal-deadlines/hazard.ts';
import { isFor } from '../legal-deadlines/reckon.ts';
import { severityOf, tenureOf } from '../legal-deadlines/severity.ts';
import { readActiveAppointment } from './appointments.ts';
import { readContractorAt } from './contractor-choice.ts';
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
    hazard: severity === null ? null : hazardOf({ ...facts, severity }, now),
  };
}

/** How grave the hazard is that a repair is about, by what its resident's tenancy has of the law; null where it sets nothing. */
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
    .orderBy('tenancy.start_date', 'desc')
    .select([
      'tenancy.tenancy_group',
      'tenancy.tenancy_type',
      'repair_reason.priority as reason_priority',
      sql<string>`to_char(tenancy.start_date, 'YYYY-MM-DD')`.as('granted'),
    ])
    .executeTakeFirst();
  if (row === undefined) return null;
  const tenure = tenureOf(row.tenancy_group, row.tenancy_type);
  if (tenure === null || !isFor(hazardDeadlines.madeSafe, { tenure, grantedDay: row.granted })) return null;
  return severityOf({
    reasonPriority: row.reason_priority,
    priority: order.priority,
    isEmergency: order.is_emergency,
    isRiskToHumanLife: order.is_risk_to_human_life,
  });
}
