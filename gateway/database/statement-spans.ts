import { activeSpan } from '../tracing/spans.ts';

interface Summary {
  readonly operation: string;
  readonly table: string | undefined;
}

const maxSummaries = 1000;
const summaries = new Map<string, Summary>();

/** What a statement does and to which table it does it first; nothing else of its text, which may hold values. */
function summarise(text: string): Summary {
  const cached = summaries.get(text);
  if (cached !== undefined) return cached;
  const [, operation = 'statement'] = /^\s*([a-z]+)\b/i.exec(text) ?? [];
  const [, table] = /\b(?:from|into|update)\s+"?([a-z_]+(?:"?\."?[a-z_]+)?)/i.exec(text) ?? [];
  const summary = { operation: operation.toLowerCase(), table: table?.replaceAll('"', '') };
  if (summaries.size < maxSummaries) summaries.set(text, summary);
  return summary;
}

interface Statement {
  readonly text: string;
  readonly name?: string;
}

const statementOf = (given: unknown): Statement | undefined => {
  if (typeof given === 'string') return { text: given };
  if (typeof given !== 'object' || given === null || 'submit' in given) return undefined;
  return 'text' in given && typeof given.text === 'string' ? (given as Statement) : undefined;
};

/**
 * Sends a statement in a span under the active one; simply sends it where nothing is traced. The span has what the statement
 * does, to which table, and the name that PostgreSQL knows it by, and never a value.
 * @param given the arguments of a client's `query`
 */
export function tracedStatement(given: readonly unknown[], send: (given: unknown[]) => unknown): unknown {
  const parent = activeSpan();
  const statement = parent && statementOf(given[0]);
  if (statement === undefined) return send([...given]);
  const { operation, table } = summarise(statement.text);
  const span = parent?.startChild(table === undefined ? operation : `${operation} ${table}`, 'client', {
    'db.system.name': 'postgresql',
    'db.operation.name': operation,
    ...(table !== undefined && { 'db.collection.name': table }),
    ...(statement.name !== undefined && { 'doorstep.statement': statement.name }),
  });
  const answered = given.at(-1);
  if (typeof answered === 'function') {
    const heard = (error: unknown, ...rest: unknown[]): void => {
      span?.end({}, error ?? undefined);
      answered(error, ...rest);
    };
    return send([...given.slice(0, -1), heard]);
  }
  const answer = send([...given]);
  if (!(answer instanceof Promise)) span?.end();
  else
    answer.then(
      () => span?.end(),
      (error: unknown) => span?.end({}, error),
    );
  return answer;
}
