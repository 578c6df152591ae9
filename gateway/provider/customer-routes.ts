import type { FastifyInstance } from 'fastify';
import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import { updateCustomer } from '../../contract/contact-details.ts';
import type { Customer, TenancySummary } from '../../contract/customers.ts';
import {
  getCustomer,
  getPremises,
  getPremisesTenancies,
  getRegionAndBorough,
  getTenancies,
  getTenancyGroups,
  tenancyGroups,
} from '../../contract/customers.ts';
import type { Database } from '../database/schema.ts';
import { entityTag } from '../http/entity-tags.ts';
import { notFound } from '../http/problem.ts';
import { handle } from '../http/routes.ts';
import { assetToWire } from './asset-wire.ts';
import { changeContactDetails } from './contact-change.ts';
import type { CustomerTable } from './home-tables.ts';
import { ownPremises, requirePremises, requireSelf } from './ownership.ts';

type CustomerRow = Selectable<CustomerTable>;

async function readCustomer(db: Database, customerId: string): Promise<CustomerRow> {
  const row = await db.selectFrom('customer').selectAll().where('id', '=', customerId).executeTakeFirst();
  if (!row) throw notFound();
  return row;
}

/** The numbers that the provider holds for a resident, without the empty ones. */
const telecomsAddressesOf = (customer: CustomerRow) =>
  [
    { type: 'mobilePhone', number: customer.mobile_phone },
    { type: 'homePhone', number: customer.home_phone },
    { type: 'workPhone', number: customer.work_phone },
  ].filter((address) => address.number !== '');

/** The tenancies of a customer, the newest first; of one home where it is named. */
export async function readTenancies(
  db: Database,
  customerId: string,
  premisesId?: string,
): Promise<TenancySummary[]> {
  const rows = await db
    .selectFrom('tenancy')
    .innerJoin('tenancy_premises', 'tenancy_premises.tenancy_id', 'tenancy.id')
    .where('tenancy.customer_id', '=', customerId)
    .groupBy('tenancy.id')
    .select([
      'tenancy.id',
      'tenancy.tenancy_type',
      'tenancy.payment_reference',
      'tenancy.is_active',
      sql<string>`to_char(tenancy.start_date, 'YYYY-MM-DD')`.as('started'),
      sql<string[]>`array_agg(tenancy_premises.asset_id::text order by tenancy_premises.asset_id)`.as(
        'premises',
      ),
    ])
    .orderBy('tenancy.start_date', 'desc')
    .orderBy('tenancy.id')
    .execute();
  return rows
    .filter((row) => premisesId === undefined || row.premises.includes(premisesId))
    .map((row) => ({
      tenancyId: row.id,
      tenancyType: row.tenancy_type,
      premisesIds: row.premises,
      paymentReference: row.payment_reference,
      tenancyStartDate: row.started,
      statuses: [{ type: 'isTenancyActive', value: row.is_active }],
    }));
}

const knownGroup = (group: string): (typeof tenancyGroups)[number] => {
  const known = tenancyGroups.find((name) => name === group);
  if (known === undefined) throw new Error('a tenancy is of a group that is not in the contract');
  return known;
};

const customerToWire = (customer: CustomerRow): Customer => ({
  identifier: customer.id,
  'external-identifier': customer.external_identifier,
  person: {
    name: { title: customer.title, givenName: customer.given_name, surname: customer.surname },
    dateOfBirth: customer.date_of_birth,
  },
  addresses: {
    digitalAddresses: customer.email === '' ? [] : [{ type: 'email', address: customer.email }],
    telecomsAddresses: telecomsAddressesOf(customer),
  },
  statuses: { isCatalyst: customer.is_catalyst },
});

/** The resident, their tenancies and their homes. */
export function customerRoutes(app: FastifyInstance): void {
  handle(app, getCustomer, async ({ customerId, params, db }) => {
    requireSelf(customerId, params.customerId);
    const customer = await readCustomer(db, customerId);
    return { body: customerToWire(customer), eTag: entityTag(customer.version) };
  });

  handle(app, updateCustomer, async ({ customerId, params, body, eTag, once }) => {
    requireSelf(customerId, params.customerId);
    return once(async (transaction) => {
      const customer = await changeContactDetails(transaction, {
        customerId,
        eTag,
        details: body,
        now: app.platform.now(),
      });
      return { body: customerToWire(customer), eTag: entityTag(customer.version) };
    });
  });

  handle(app, getTenancies, async ({ customerId, params, db }) => {
    requireSelf(customerId, params.customerId);
    const customer = await readCustomer(db, customerId);
    return {
      body: {
        tenanciesSummaries: await readTenancies(db, customerId),
        telecomsAddresses: telecomsAddressesOf(customer),
      },
    };
  });

  handle(app, getPremisesTenancies, async ({ customerId, params, db }) => {
    requireSelf(customerId, params.customerId);
    const premises = await requirePremises(db, customerId, params.premisesId);
    return { body: { tenanciesSummaries: await readTenancies(db, customerId, premises.id) } };
  });

  handle(app, getTenancyGroups, async ({ customerId, params, db }) => {
    requireSelf(customerId, params.customerId);
    const rows = await db
      .selectFrom('tenancy')
      .select(['id', 'tenancy_group'])
      .where('customer_id', '=', customerId)
      .orderBy('start_date', 'desc')
      .execute();
    return {
      body: {
        tenancyGroups: rows.map((row) => ({
          tenancyIdentifier: row.id,
          tenancyGroup: knownGroup(row.tenancy_group),
        })),
      },
    };
  });

  handle(app, getPremises, async ({ customerId, query, db }) => {
    const ids = query.ids.map((id) => id.toLowerCase());
    const premises = await ownPremises(db, customerId, ids);
    // Every id or none: an answer that leaves some out would tell apart what the caller may not tell apart.
    if (ids.some((id) => !premises.some((asset) => asset.id === id))) throw notFound();
    return { body: { premises: premises.map(assetToWire) } };
  });

  handle(app, getRegionAndBorough, async ({ customerId, params, db }) => {
    const premises = await requirePremises(db, customerId, params.premisesId);
    return { body: { region: premises.region, borough: premises.borough } };
  });
}
