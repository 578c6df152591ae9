import { sql } from 'kysely';
import type { ComplianceRecord, ComplianceType } from '../../contract/compliance.ts';
import type { Database } from '../database/schema.ts';

const day = (column: 'visit_due' | 'visit_actual' | 'decommissioned_on') =>
  sql<string | null>`to_char(${sql.ref(`compliance_check.${column}`)}, 'YYYY-MM-DD')`;

/** The checks of one kind at a home, and how many there are: what is in use first, then the one that is due first. */
export async function readCompliance(
  db: Database,
  assetId: string,
  { complianceType, skip, limit }: { complianceType: ComplianceType; skip: number; limit: number },
): Promise<{ totalCount: number; compliances: ComplianceRecord[] }> {
  const own = db
    .selectFrom('compliance_check')
    .where('asset_id', '=', assetId)
    .where('compliance_type', '=', complianceType);
  const [count, rows] = await Promise.all([
    own.select((select) => select.fn.countAll<string>().as('total')).executeTakeFirstOrThrow(),
    own
      .leftJoin('contractor', 'contractor.id', 'compliance_check.contractor_id')
      .select([
        'compliance_type',
        'equipment_type',
        'visit_outcome',
        'contractor.name as contractor_name',
        'contractor.phone as contractor_phone',
        day('visit_due').as('due'),
        day('visit_actual').as('actual'),
        day('decommissioned_on').as('decommissioned'),
      ])
      .orderBy(sql`decommissioned_on is not null`)
      .orderBy('visit_due', (order) => order.asc().nullsLast())
      .orderBy('compliance_check.id')
      .offset(skip)
      .limit(limit)
      .execute(),
  ]);
  return {
    totalCount: Number(count.total),
    compliances: rows.map((row) => ({
      complianceType: row.compliance_type,
      equipmentType: row.equipment_type,
      visitDue: row.due,
      visitActual: row.actual,
      visitOutcome: row.visit_outcome,
      dateDecommissioned: row.decommissioned,
      contractor:
        row.contractor_name === null
          ? null
          : { contractorName: row.contractor_name, contractorNumber: row.contractor_phone ?? '' },
    })),
  };
}
