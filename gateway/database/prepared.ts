import type { CompiledQuery } from 'kysely';
import type { Database } from './schema.ts';

/** Stands where a value goes while a statement is built. */
class Gap {
  readonly name: PropertyKey;

  constructor(name: PropertyKey) {
    this.name = name;
  }
}

/** Marks where each value of a prepared statement goes, under its name. */
export type Place<Values> = <Name extends keyof Values>(name: Name) => Values[Name];

interface Compilable<Row> {
  compile(): CompiledQuery<Row>;
}

export interface Prepared<Values, Row> {
  /** The statement's text and its values in their order. */
  compile(db: Database, values: Values): CompiledQuery<Row>;
  /** The rows that the statement gives for these values. */
  rows(db: Database, values: Values): Promise<readonly Row[]>;
}

/**
 * A statement of a busy path, built once and sent many times: putting one of thirty columns together costs more than
 * what Node does with its answer. What stands for a value can only be a value, never a table or a column.
 */
export function prepared<Values extends object, Row>(
  build: (db: Database, place: Place<Values>) => Compilable<Row>,
): Prepared<Values, Row> {
  let built: CompiledQuery<Row> | undefined;
  const compile = (db: Database, values: Values): CompiledQuery<Row> => {
    built ??= build(db, (name) => new Gap(name) as never).compile();
    const parameters = built.parameters.map((parameter) =>
      parameter instanceof Gap ? values[parameter.name as keyof Values] : parameter,
    );
    return { ...built, parameters };
  };
  return {
    compile,
    rows: async (db, values) => (await db.executeQuery(compile(db, values))).rows,
  };
}
