import {
  type CompiledQuery,
  type DatabaseConnection,
  type Driver,
  Kysely,
  PostgresAdapter,
  PostgresIntrospector,
  PostgresQueryCompiler,
} from 'kysely';
import type { Schema } from '../../gateway/database/schema.ts';

/** A database for tests of what stands before it: it has no tables, and answers each statement with the rows it is told. */
export function answeringDatabase(
  rowsOf: (statement: CompiledQuery) => readonly object[] = () => [],
): Kysely<Schema> {
  const connection: DatabaseConnection = {
    executeQuery: async (statement) => ({ rows: [...rowsOf(statement)] as never[] }),
    streamQuery() {
      throw new Error('nothing is streamed');
    },
  };
  const nothing = async () => {};
  const driver: Driver = {
    init: nothing,
    acquireConnection: async () => connection,
    beginTransaction: nothing,
    commitTransaction: nothing,
    rollbackTransaction: nothing,
    releaseConnection: nothing,
    destroy: nothing,
  };
  return new Kysely<Schema>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => driver,
      createIntrospector: (database) => new PostgresIntrospector(database),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
  });
}
