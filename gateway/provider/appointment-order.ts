import type { Selectable } from 'kysely';
import { sql } from 'kysely';
import { splitList } from '../../contract/split-list.ts';
import { type Place, prepared } from '../database/prepared.ts';
import type { Transaction } from '../database/schema.ts';
import { notFound } from '../http/problem.ts';
import type { ContractorAtSite } from './contractor-choice.ts';
import { contractorAtSite } from './contractor-choice.ts';
import type { WorksOrderRow } from './ownership.ts';
import { draftsSavedBefore, isKept } from './ownership.ts';
import type { ContractorSiteTable, ContractorTable } from './repair-tables.ts';

/** All that decides about an appointment of a repair. */
export interface AppointmentOrder {
  readonly order: WorksOrderRow;
  /** Undefined while nobody was given the work. */
  readonly at: ContractorAtSite | undefined;
  readonly bankHolidays: ReadonlySet<string>;
}

interface Wanted {
  readonly id: string;
  readonly customerId: string;
  readonly savedAfter: Date;
}

const lockedOrder = prepared((db, place: Place<Wanted>) =>
  db
    .selectFrom('works_order')
    .leftJoin('contractor_site', 'contractor_site.code', 'works_order.contractor_site')
    .leftJoin('contractor', 'contractor.id', 'contractor_site.contractor_id')
    .leftJoin('configuration', (join) => join.on('configuration.name', '=', 'demobilizedContractorSites'))
    .where('works_order.id', '=', place('id'))
    .where('works_order.customer_id', '=', place('customerId'))
    .where(isKept(place('savedAfter')))
    .selectAll('works_order')
    .select('configuration.value as demobilisedSites')
    .select([
      sql<Selectable<ContractorTable> | null>`to_jsonb(contractor.*)`.as('contractor'),
      sql<Selectable<ContractorSiteTable> | null>`to_jsonb(contractor_site.*)`.as('site'),
      sql<string[]>`array(select to_char(day, 'YYYY-MM-DD') from bank_holiday)`.as('bankHolidays'),
    ])
    .forUpdate('works_order'),
);

/**
 * A repair of the customer that nobody else changes until the transaction ends, with its contractor and the days on
 * which nobody comes, in one trip. Throws 404 for any other.
 */
export async function lockForAppointment(
  transaction: Transaction,
  customerId: string,
  worksOrderId: string,
  now: Date,
): Promise<AppointmentOrder> {
  const wanted = { id: worksOrderId, customerId, savedAfter: draftsSavedBefore(now) };
  const [row] = await lockedOrder.rows(transaction, wanted);
  if (row === undefined) throw notFound();
  const { contractor, site, demobilisedSites, bankHolidays, ...order } = row;
  const at =
    contractor === null || site === null
      ? undefined
      : contractorAtSite(contractor, site, splitList(demobilisedSites ?? ''));
  return { order, at, bankHolidays: new Set(bankHolidays) };
}
