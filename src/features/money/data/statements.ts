import type { CallOptions } from '../../../../contract/call.ts';
import {
  monthMoved,
  monthOfWire,
  statementMonths,
  wireMonth,
} from '../../../../contract/statement-months.ts';
import {
  listStatements,
  type StatementDocument,
  statementMetadata,
} from '../../../../contract/statements.ts';
import type { ResidentAccount } from '../../../../journeys/shared/accounts.ts';
import type { CallTools } from '../../../../journeys/shared/homes.ts';

/** Months over which statements are looked for. */
const lookedFor = 24;

/** The statements of all accounts of the resident. Throws a `Fault` when they cannot be had. */
export async function loadStatements(
  { services }: CallTools,
  today: string,
  options: CallOptions,
): Promise<readonly StatementDocument[]> {
  const month = today.slice(0, 7);
  const query = {
    yearMonthFrom: wireMonth(monthMoved(month, -lookedFor)),
    yearMonthTo: wireMonth(month),
  };
  const params = { customerId: services.customerId };
  return (await services.gateway.call(listStatements, { params, query }, options)).documents;
}

/** A month that is offered, and its statement; null while there is none. */
export interface StatementMonth {
  /** `2026-10` */
  readonly month: string;
  readonly documentId: string | null;
}

/** What the page of statements shows of an account. */
export type Statements =
  | { readonly kind: 'months'; readonly months: readonly StatementMonth[] }
  | {
      readonly kind: 'none';
      readonly notice: 'No_Statement_Exit' | 'VS_No_Statement_Exit' | 'VS_No_Statement_Found';
    };

const none = (notice: Extract<Statements, { kind: 'none' }>['notice']): Statements => ({
  kind: 'none',
  notice,
});

const metadataValue = ({ metadata }: StatementDocument, key: string): string | undefined =>
  metadata.find((entry) => entry.key === key)?.value;

/**
 * The months of an account with their statements, the newest first, or why there are none.
 * @param today day in England, `YYYY-MM-DD`
 */
export function statementsOf(
  { Payref, tenancyStart }: Pick<ResidentAccount, 'Payref' | 'tenancyStart'>,
  documents: readonly StatementDocument[],
  today: string,
): Statements {
  if (Payref === '') return none('No_Statement_Exit');
  const months = tenancyStart === null ? [] : statementMonths(today, tenancyStart);
  if (months.length === 0) return none('VS_No_Statement_Exit');
  if (documents.length === 0) return none('VS_No_Statement_Found');
  const own = new Map(
    documents
      .filter((document) => metadataValue(document, statementMetadata.accountReference) === Payref)
      .map((document) => [
        monthOfWire(metadataValue(document, statementMetadata.yearMonth) ?? ''),
        document.id,
      ]),
  );
  return { kind: 'months', months: months.map((month) => ({ month, documentId: own.get(month) ?? null })) };
}
