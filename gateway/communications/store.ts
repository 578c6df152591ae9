import type { ExpressionBuilder, Selectable } from 'kysely';
import { sql } from 'kysely';
import type * as v from 'valibot';
import type { Communication, listCommunications } from '../../contract/communications.ts';
import type { Database, Schema } from '../database/schema.ts';
import { zone } from '../provider/clock.ts';
import type { CommunicationTable } from '../provider/person-tables.ts';
import { anywhere } from '../provider/search-conditions.ts';

export type Search = v.InferOutput<(typeof listCommunications)['query']>;
type Where = ExpressionBuilder<Schema, 'communication'>;

const defaultLimit = 10;

/** The instant at which a day begins in England. */
const startOfDay = (day: string) => sql<Date>`${day}::timestamp at time zone ${zone}`;
const endOf = (day: string) => sql<Date>`(${day}::date + 1)::timestamp at time zone ${zone}`;

/** Messages of the days and the home that are asked for. */
const inView =
  ({ fromDate, toDate, assetIdentifier }: Search) =>
  (where: Where) =>
    where.and([
      ...(fromDate === undefined ? [] : [where('created_at', '>=', startOfDay(fromDate))]),
      ...(toDate === undefined ? [] : [where('created_at', '<', endOf(toDate))]),
      ...(assetIdentifier === undefined
        ? []
        : [where.or([where('asset_id', '=', assetIdentifier), where('asset_id', 'is', null)])]),
    ]);

/** Of those, the ones that are in the status and hold the words that are asked for. */
const fitting = ({ status, searchText }: Search) => {
  const words = searchText?.trim().replace(/\s+/g, ' ') ?? '';
  const pattern = anywhere(words);
  return (where: Where) =>
    where.and([
      ...(status === undefined ? [] : [where('read_at', status === 'READ' ? 'is not' : 'is', null)]),
      ...(words === ''
        ? []
        : [where.or([where('subject', 'ilike', pattern), where('body', 'ilike', pattern)])]),
    ]);
};

interface Found {
  readonly communications: Communication[];
  readonly total: number;
  readonly unread: number;
  /** What the unread ones are about, each once. */
  readonly unreadCategories: string[];
}

/**
 * The messages to a customer that fit, how many there are in all, and what is unread of the days and the home that are
 * asked for, whatever the status and the words.
 */
export async function findCommunications(db: Database, customerId: string, search: Search): Promise<Found> {
  const own = db.selectFrom('communication').where('customer_id', '=', customerId).where(inView(search));
  const direction = search.sort === 'createdDate asc' ? 'asc' : 'desc';
  const [rows, count, unread] = await Promise.all([
    own
      .where(fitting(search))
      .selectAll()
      .orderBy('created_at', direction)
      .orderBy('id', direction)
      .limit(search.limit ?? defaultLimit)
      .offset(search.skip ?? 0)
      .execute(),
    own
      .where(fitting(search))
      .select((select) => select.fn.countAll<string>().as('total'))
      .executeTakeFirstOrThrow(),
    own
      .where('read_at', 'is', null)
      .groupBy('category')
      .select((select) => ['category', select.fn.countAll<string>().as('total')])
      .orderBy('category')
      .execute(),
  ]);
  return {
    communications: rows.map(toWire),
    total: Number(count.total),
    unread: unread.reduce((sum, { total }) => sum + Number(total), 0),
    unreadCategories: unread.map(({ category }) => category),
  };
}

const toWire = (row: Selectable<CommunicationTable>): Communication => ({
  identifier: row.id,
  status: row.read_at === null ? 'UNREAD' : 'READ',
  createdDate: row.created_at.toISOString(),
  communicationCategoryType: row.category,
  assetIdentifier: row.asset_id,
  paymentReference: row.payment_reference,
  message: {
    sender: {
      organisation: {
        personName: {
          title: row.sender_title,
          givenName: row.sender_given_name,
          surname: row.sender_surname,
        },
      },
    },
    content: [row.subject, row.body, ...(row.notification_type === null ? [] : [row.notification_type])],
  },
});

/** Notes that the customer has read a message. Answers whether there is such a message of theirs. */
export async function storeRead(
  db: Database,
  customerId: string,
  communicationId: string,
  now: Date,
): Promise<boolean> {
  const { numUpdatedRows } = await db
    .updateTable('communication')
    // The first time counts. A clock that was set back for a demonstration must not break it.
    .set({ read_at: sql<Date>`coalesce(read_at, greatest(created_at, ${now}))` })
    .where('id', '=', communicationId)
    .where('customer_id', '=', customerId)
    .executeTakeFirst();
  return numUpdatedRows > 0n;
}
