import { type CompiledQuery, Kysely, PostgresDialect } from 'kysely';
import { createPool } from '../../gateway/database/named-pool.ts';
import type { Database, Schema } from '../../gateway/database/schema.ts';

/** How PostgreSQL would carry out one statement. */
export interface StatementPlan {
  readonly statement: string;
  /** Indexes that it uses. */
  readonly indexes: readonly string[];
  /** Tables that it reads from one end to the other. */
  readonly readWhole: readonly string[];
  /** How many rows it expects to give. */
  readonly rows: number;
}

interface Node {
  readonly 'Node Type': string;
  readonly 'Plan Rows': number;
  readonly 'Index Name'?: string;
  readonly 'Relation Name'?: string;
  readonly Plans?: readonly Node[];
}

const within = (node: Node): readonly Node[] => [node, ...(node.Plans ?? []).flatMap(within)];
const unique = (names: readonly (string | undefined)[]): string[] => [
  ...new Set(names.filter((name) => name !== undefined)),
];

/** The plans of the statements that `ask` sends to a database. Fails when it sends none. */
export async function plansOf(
  url: string,
  ask: (db: Database) => Promise<unknown>,
): Promise<readonly StatementPlan[]> {
  const pool = createPool({ url, max: 2 });
  const sent: CompiledQuery[] = [];
  const db = new Kysely<Schema>({
    dialect: new PostgresDialect({ pool }),
    log: ({ level, query }) => {
      if (level === 'query') sent.push(query);
    },
  });
  try {
    await ask(db);
    if (sent.length === 0) throw new Error('no statement was sent');
    return await Promise.all(
      sent.map(async ({ sql, parameters }) => {
        const { rows } = await pool.query<{ 'QUERY PLAN': readonly [{ Plan: Node }] }>(
          `explain (format json) ${sql}`,
          [...parameters],
        );
        const nodes = rows.flatMap((row) => within(row['QUERY PLAN'][0].Plan));
        return {
          statement: sql,
          rows: nodes[0]?.['Plan Rows'] ?? 0,
          indexes: unique(nodes.map((node) => node['Index Name'])),
          readWhole: unique(
            nodes.map((node) => (node['Node Type'] === 'Seq Scan' ? node['Relation Name'] : undefined)),
          ),
        };
      }),
    );
  } finally {
    await db.destroy();
  }
}
