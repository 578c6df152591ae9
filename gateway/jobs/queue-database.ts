import type pg from 'pg';
import type { Db } from 'pg-boss';
import { limitConcurrency } from '../concurrency.ts';

/**
 * Connections that the queue takes at once. It looks for a job of each kind by itself, and all of them begin together: without
 * a bound that opens most of the pool, and keeps it open.
 */
const mostConnections = 2;

/** The gateway's own pool as the job queue wants it. */
export function queueDatabase(pool: pg.Pool): Db {
  const inTurn = limitConcurrency(mostConnections);
  return {
    executeSql: (text, values) =>
      inTurn(async () => {
        const client = await pool.connect();
        try {
          const result: pg.QueryResult | pg.QueryResult[] = values?.length
            ? await client.query(text, [...values])
            : await client.query(text);
          return { rows: Array.isArray(result) ? result.flatMap((one) => one.rows) : result.rows };
        } catch (error) {
          // A script of several statements that fails leaves its connection inside a transaction.
          await client.query('rollback').catch(() => {});
          throw error;
        } finally {
          client.release();
        }
      }),
  };
}
