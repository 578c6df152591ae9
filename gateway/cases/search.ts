import { type Selectable, sql } from 'kysely';
import type * as v from 'valibot';
import { type CaseItem, caseStatuses, searchCases } from '../../contract/cases.ts';
import type { Database } from '../database/schema.ts';
import { anywhere } from '../provider/search-conditions.ts';
import type { CaseTables } from './tables.ts';

type Search = v.InferOutput<(typeof searchCases)['query']>;
type Order = NonNullable<Search['order']>;
type RequestRow = Selectable<CaseTables['service_request']>;

const defaultLimit = 10;

const byStatus = sql<number>`array_position(array[${sql.join(caseStatuses)}], status)`;
const columns = {
  createdDate: 'created_at',
  caseReferenceNumber: 'number',
  caseTypeDescription: sql<string>`lower(case_type)`,
  status: byStatus,
} as const;

const toCaseItem = (row: RequestRow): CaseItem => ({
  id: row.id,
  identifiers: { caseIdentifier: row.id, assetIdentifier: row.asset_id },
  caseReferenceNumber: row.reference,
  caseTypeDescription: row.case_type,
  assignee: row.assignee,
  assigneeType: row.assignee_type,
  createdDate: row.created_at.toISOString(),
  status: row.status,
  description: row.description,
});

const fitting = (db: Database, customerId: string, { searchText = '', status = [], asset }: Search) => {
  const words = searchText.split(/\s+/).filter(Boolean);
  const statuses = status.map((name) => name.toLowerCase());
  const known = caseStatuses.filter((name) => statuses.includes(name.toLowerCase()));
  return db
    .selectFrom('service_request')
    .where('customer_id', '=', customerId)
    .where((where) =>
      where.and([
        ...words.map((word) =>
          where.or(
            (['reference', 'case_type', 'description'] as const).map((column) =>
              where(column, 'ilike', anywhere(word)),
            ),
          ),
        ),
        ...(statuses.length > 0 ? [known.length > 0 ? where('status', 'in', known) : where.lit(false)] : []),
        ...(asset ? [where('asset_id', '=', asset)] : []),
      ]),
    );
};

/** The address of another part of the same list. */
function hrefOf(query: Search, skip: number, limit: number): string {
  const { searchText, order, status, asset } = query;
  const parts = { searchText, order, status: status?.join(','), asset, limit, skip };
  const given = Object.entries(parts).flatMap(([name, value]) =>
    value === undefined || value === '' ? [] : [[name, String(value)]],
  );
  return `${searchCases.path}?${new URLSearchParams(given)}`;
}

/** The customer's service requests that fit, and how many there are in all; the newest first unless told. */
export async function findCases(
  db: Database,
  customerId: string,
  query: Search,
): Promise<v.InferOutput<(typeof searchCases)['answer']>> {
  const { limit = defaultLimit, skip = 0 } = query;
  const [name, direction] = (query.order ?? 'createdDate desc').split(' ') as [
    keyof typeof columns,
    Order extends `${string} ${infer Direction}` ? Direction : never,
  ];
  const all = fitting(db, customerId, query);
  const [count, rows] = await Promise.all([
    all.select((select) => select.fn.countAll<string>().as('total')).executeTakeFirstOrThrow(),
    all
      .selectAll()
      .orderBy(columns[name], direction)
      .orderBy('created_at', name === 'createdDate' ? direction : 'desc')
      .orderBy('number', name === 'createdDate' ? direction : 'desc')
      .limit(limit)
      .offset(skip)
      .execute(),
  ]);
  const total = Number(count.total);
  const link = (at: number) => ({ href: hrefOf(query, at, limit) });
  return {
    cases: rows.map(toCaseItem),
    'total-count': total,
    skip,
    limit,
    _links: {
      self: link(skip),
      ...(limit > 0 && skip + limit < total ? { next: link(skip + limit) } : {}),
      ...(skip > 0 ? { prev: link(Math.max(0, skip - limit)) } : {}),
    },
  };
}
