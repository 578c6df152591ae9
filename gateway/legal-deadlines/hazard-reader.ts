import { sql } from 'kysely';
import type { Hazard } from '../../contract/history.ts';
import { hazardDeadlines } from '../../contract/legal-deadlines/hazards.ts';
import type { Database } from '../database/schema.ts';
import type { WorksOrderRow } from '../provider/ownership.ts';
import type { TimelineEvent } from '../provider/timeline.ts';
import { hazardOf } from './hazard.ts';
import { isFor } from './reckon.ts';
import { severityOf, tenureOf } from './severity.ts';

/** The dates that the law sets for a repair, by what happened to it; null where it sets none. */
export async function readHazard(
  db: Database,
  order: WorksOrderRow,
  events: Promise<readonly TimelineEvent[]>,
  now: Date,
): Promise<Hazard | null> {
  const severity = await readSeverity(db, order);
  if (severity === null) return null;
  const firstReceived = order.first_received_at ?? order.raised_at;
  return hazardOf({ severity, firstReceived, events: await events }, now);
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
