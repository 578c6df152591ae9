import { sql } from 'kysely';
import type { Database } from '../database/schema.ts';
import type { WorksOrderRow } from './ownership.ts';

const wall = (column: string) => sql<string | null>`to_char(${sql.ref(column)}, 'YYYY-MM-DD"T"HH24:MI:SS')`;

/** What belongs to a repair besides its own row, in one trip to the database: it is read often and polled. */
export const readParts = (db: Database, order: WorksOrderRow) =>
  db
    .selectFrom('works_order')
    .innerJoin('customer', 'customer.id', 'works_order.customer_id')
    .innerJoin('asset', 'asset.id', 'works_order.asset_id')
    .leftJoin('works_order as original', 'original.id', 'works_order.original_order_id')
    .leftJoin('contractor_site', 'contractor_site.code', 'works_order.contractor_site')
    .leftJoin('contractor', 'contractor.id', 'contractor_site.contractor_id')
    .leftJoin('appointment', (join) =>
      join
        .onRef('appointment.works_order_id', '=', 'works_order.id')
        .on('appointment.is_standing', '=', true),
    )
    .leftJoin('configuration', (join) => join.on('configuration.name', '=', 'demobilizedContractorSites'))
    .where('works_order.id', '=', order.id)
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
        .orderBy('document.position')
        .select(sql<string>`document.id::text`.as('id'))})`.as('documents'),
    )
    .executeTakeFirstOrThrow();

export type WorksOrderParts = Awaited<ReturnType<typeof readParts>>;
