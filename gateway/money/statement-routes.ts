import type { FastifyInstance } from 'fastify';
import { wireMonth } from '../../contract/statement-months.ts';
import { getStatement, listStatements, statementMetadata } from '../../contract/statements.ts';
import { notFound } from '../http/problem.ts';
import { handle } from '../http/routes.ts';
import { requireSelf } from '../provider/ownership.ts';
import { drawInThread } from './statement-drawer.ts';
import { statementTitle } from './statement-titles.ts';
import { readStatements } from './statements.ts';

/** Monthly statements: made when they are asked for, from the lines of the account. */
export function statementRoutes(app: FastifyInstance): void {
  const { platform } = app;

  handle(app, listStatements, async ({ customerId, params, query, db }) => {
    requireSelf(customerId, params.customerId);
    const statements = await readStatements(db, customerId, platform.now());
    return {
      body: {
        documents: statements
          .map((statement) => ({ ...statement, yearMonth: wireMonth(statement.month) }))
          .filter(({ yearMonth }) => yearMonth >= query.yearMonthFrom && yearMonth <= query.yearMonthTo)
          .map(({ id, account, yearMonth, ...statement }) => ({
            id,
            metadata: [
              { key: statementMetadata.accountReference, value: account.pay_reference },
              { key: statementMetadata.yearMonth, value: yearMonth },
              { key: 'title', value: statementTitle(statement) },
              { key: 'content-type', value: 'application/pdf' },
            ],
          })),
      },
    };
  });

  handle(app, getStatement, async ({ customerId, params, db }) => {
    requireSelf(customerId, params.customerId);
    const statements = await readStatements(db, customerId, platform.now());
    const statement = statements.find(({ id }) => id === params.documentId.toLowerCase());
    if (!statement) throw notFound();
    const title = statementTitle(statement);
    const content = await drawInThread(platform, customerId, { ...statement, title });
    return { file: { name: `${title}.pdf`, content } };
  });
}
