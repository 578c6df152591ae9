import type * as v from 'valibot';
import type { listComplaints } from '../../contract/complaints.ts';
import type { Database } from '../database/schema.ts';
import { complaintItemOf, readStages } from './read.ts';

type Search = v.InferOutput<(typeof listComplaints)['query']>;

const defaultLimit = 10;

/** The complaints of a customer, and how many there are in all; the newest first unless told. */
export async function findComplaints(
  db: Database,
  customerId: string,
  { order, limit = defaultLimit, skip = 0 }: Search,
  now: Date,
): Promise<v.InferOutput<(typeof listComplaints)['answer']>> {
  const own = db.selectFrom('complaint').where('customer_id', '=', customerId);
  const direction = order === 'createdDate asc' ? 'asc' : 'desc';
  const [count, rows] = await Promise.all([
    own.select((select) => select.fn.countAll<string>().as('total')).executeTakeFirstOrThrow(),
    own
      .selectAll()
      .orderBy('created_at', direction)
      .orderBy('number', direction)
      .limit(limit)
      .offset(skip)
      .execute(),
  ]);
  const stages = await readStages(
    db,
    rows.map(({ id }) => id),
  );
  return {
    complaints: rows.map((row) => complaintItemOf(row, stages, now)),
    'total-count': Number(count.total),
  };
}
