import * as v from 'valibot';
import { defineCall } from './call.ts';
import { Id, KeyValue, text } from './fields.ts';
import { v1 } from './paths.ts';

/** Years that a statement may be of. */
export const maxStatementYears = 6;

/** Whether the days, `YYYY-MM-DD`, are more than one statement may be of. */
export function isTooLongForStatement(from: string, to: string): boolean {
  const year = String(Number(from.slice(0, 4)) + maxStatementYears).padStart(4, '0');
  return to >= `${year}${from.slice(4)}`;
}

/** A month of the wire, `2026/10`. */
const WireMonth = v.pipe(text(7), v.regex(/^\d{4}\/(?:0[1-9]|1[0-2])$/));

/** Names of what is told of a statement. */
export const statementMetadata = {
  /** The pay reference of its account. */
  accountReference: 'account-reference',
  /** The month it is for, `2026/10`. */
  yearMonth: 'year-month',
} as const;

export const StatementDocument = v.object({
  id: Id,
  metadata: v.pipe(v.array(KeyValue), v.maxLength(20)),
});

export type StatementDocument = v.InferOutput<typeof StatementDocument>;

export const listStatements = defineCall({
  id: 'listStatements',
  method: 'GET',
  path: `${v1}/customers/:customerId/documents`,
  params: v.object({ customerId: Id }),
  query: v.object({ yearMonthFrom: WireMonth, yearMonthTo: WireMonth }),
  answer: v.object({ documents: v.array(StatementDocument) }),
});

export const getStatement = defineCall({
  id: 'getStatement',
  method: 'GET',
  path: `${v1}/customers/:customerId/documents/:documentId`,
  params: v.object({ customerId: Id, documentId: Id }),
  file: 'application/pdf',
  timeout: 60_000,
});
