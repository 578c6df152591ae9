import type pg from 'pg';
import type { Db } from 'pg-boss';

/** The gateway's own pool as the job queue wants it. */
export const queueDatabase = (pool: pg.Pool): Db => ({
  async executeSql(text, values) {
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
  },
});
