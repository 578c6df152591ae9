import { DummyDriver, Kysely, PostgresAdapter, PostgresIntrospector, PostgresQueryCompiler } from 'kysely';
import { expect, it } from 'vitest';
import { migrations } from './migrations.ts';

/** Migrations from this one on are made so that the version before them goes on working. */
const firstExpanding = '0013';

/** What the version before would not survive. */
const breaking: Readonly<Record<string, RegExp>> = {
  'drops a table': /\bdrop\s+table\b/i,
  'drops a column': /\bdrop\s+column\b/i,
  'renames something': /\brename\b/i,
  'changes the type of a column': /\balter\s+column\s+\S+\s+(set\s+data\s+)?type\b/i,
  'makes a column required that has no default':
    /\balter\s+column\s+(\S+)\s+set\s+not\s+null\b(?<!\balter\s+column\s+\1\s+set\s+default\b.*)/i,
  'adds a required column without a default':
    /\badd\s+column\s+(?!.*\b(default|generated)\b)[^,;]*\bnot\s+null\b/i,
};

/** The statements of a migration. No database is asked. */
async function statementsOf(name: string): Promise<readonly string[]> {
  const statements: string[] = [];
  const db = new Kysely<unknown>({
    dialect: {
      createAdapter: () => new PostgresAdapter(),
      createDriver: () => new DummyDriver(),
      createIntrospector: (database) => new PostgresIntrospector(database),
      createQueryCompiler: () => new PostgresQueryCompiler(),
    },
    log: ({ query }) => {
      statements.push(query.sql.replace(/\s+/g, ' '));
    },
  });
  await migrations[name]?.up(db);
  return statements;
}

const faultsOf = (statement: string): string[] =>
  Object.entries(breaking).flatMap(([fault, pattern]) => (pattern.test(statement) ? [fault] : []));

it('names a statement that the version before would not survive', () => {
  expect(faultsOf('alter table account drop column balance')).toEqual(['drops a column']);
  expect(faultsOf('alter table account add column note text not null')).toEqual([
    'adds a required column without a default',
  ]);
  expect(faultsOf("alter table account add column note text not null default ''")).toEqual([]);
  expect(faultsOf('alter table account add column note text')).toEqual([]);
  expect(faultsOf('alter table account alter column note set not null')).toHaveLength(1);
  const filled = "alter table account alter column note set default '', alter column note set not null";
  expect(faultsOf(filled)).toEqual([]);
});

it.each(Object.keys(migrations).filter((name) => name >= firstExpanding))(
  '%s only adds, so that the version before goes on working',
  async (name) => {
    const statements = await statementsOf(name);
    expect(statements.length).toBeGreaterThan(0);
    expect(statements.flatMap(faultsOf)).toEqual([]);
  },
);

it('sees the statements of every migration', async () => {
  for (const name of Object.keys(migrations)) expect((await statementsOf(name)).length).toBeGreaterThan(0);
});
