import { sql } from 'kysely';
import { type Place, prepared } from '../database/prepared.ts';
import type { Database } from '../database/schema.ts';
import { isSent } from './documents.ts';
import { assetShown, isKept, type WorksOrderRow } from './ownership.ts';

const wall = (column: string) => sql<string | null>`to_char(${sql.ref(column)}, 'YYYY-MM-DD"T"HH24:MI:SS')`;

/** What belongs to a repair besides its own row, in one trip to the database. */
const parts = (db: Database) =>
  db
    .selectFrom('works_order')
    .innerJoin('customer', 'customer.id', 'works_order.customer_id')
    .innerJoin('asset', (join) => join.on('asset.id', '=', assetShown))
    .leftJoin('works_order as original', 'original.id', 'works_order.original_order_id')
    .leftJoin('contractor_site', 'contractor_site.code', 'works_order.contractor_site')
    .leftJoin('contractor', 'contractor.id', 'contractor_site.contractor_id')
    .leftJoin('appointment', (join) =>
      join
        .onRef('appointment.works_order_id', '=', 'works_order.id')
        .on('appointment.is_standing', '=', true),
    )
    .leftJoin('configuration', (join) => join.on('configuration.name', '=', 'demobilizedContractorSites'))
    .select([
      'customer.title',
      'customer.given_name as givenName',
      'customer.surname',
      'customer.email',
      'asset.asset_type as assetType',
      'asset.uprn',
      'asset.address_line_1',
      'asset.address_line_2',
      'asset.address_line_3',
      'asset.postcode',
      'original.job_number as originalJobNumber',
      'original.sor_code as originalSorCode',
      'contractor.name as contractorName',
      'contractor.phone as contractorPhone',
      'contractor.is_integrated as isIntegrated',
      'contractor.is_ema as isEma',
      'contractor.is_builder as isBuilder',
      'contractor_site.is_on_hold as isOnHold',
      'configuration.value as demobilisedSites',
      'appointment.id as appointmentId',
      'appointment.availability_type as availabilityType',
      'appointment.is_preference as isPreference',
      'appointment.created_at as appointmentCreated',
    ])
    .select([wall('appointment.starts_at').as('startsAt'), wall('appointment.ends_at').as('endsAt')])
    .select((select) =>
      sql<string[]>`array(${select
        .selectFrom('document')
        .whereRef('document.works_order_id', '=', 'works_order.id')
        .where(isSent)
        .orderBy('document.recall_sent_at', (by) => by.asc().nullsFirst())
        .orderBy('document.position')
        .select(sql<string>`document.id::text`.as('id'))})`.as('documents'),
    );

const partsOfOrder = prepared((db, place: Place<{ readonly id: string }>) =>
  parts(db).where('works_order.id', '=', place('id')),
);

export type WorksOrderParts = Awaited<ReturnType<ReturnType<typeof parts>['executeTakeFirstOrThrow']>>;

/** What belongs to a repair that is at hand. */
export async function readParts(db: Database, order: WorksOrderRow): Promise<WorksOrderParts> {
  const [row] = await partsOfOrder.rows(db, { id: order.id });
  if (row === undefined) throw new Error('a repair without its resident or place');
  return row;
}

/** A repair with everything that belongs to it, if it is the customer's and no draft that was kept too long. */
export const ownOrderWithParts = prepared(
  (db, place: Place<{ readonly id: string; readonly customerId: string; readonly keptSince: Date }>) =>
    parts(db)
      .selectAll('works_order')
      .where('works_order.id', '=', place('id'))
      .where('works_order.customer_id', '=', place('customerId'))
      .where(isKept(place('keptSince'))),
);
