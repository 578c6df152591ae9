import { transactions as copy } from '../../../../content/transactions.ts';
import { decimalPounds, type Pence } from '../../../../contract/money.ts';
import type { TransactionRow } from './transaction-row.ts';

/** A text as a cell. A spreadsheet would carry out one that begins like a formula. */
function cell(text: string): string {
  const harmless = /^[=+\-@\t\r]/.test(text) ? `'${text}` : text;
  return `"${harmless.replaceAll('"', '""')}"`;
}

const amount = (pence: Pence | null): string => (pence === null ? '' : decimalPounds(pence));
const signed = (pence: Pence): string => `${pence < 0 ? '-' : ''}${decimalPounds(pence)}`;

/** Transactions as a file for a spreadsheet (RFC 4180), in pounds; in it, too, a balance above zero is owed. */
export function spreadsheetOf(rows: readonly TransactionRow[]): string {
  const { date, description, credit, debit, balance } = copy.columns;
  const heading = [date, description, credit, debit, balance].map(cell).join(',');
  const lines = rows.map((row) =>
    [
      row.date ?? copy.notPosted,
      cell(row.description),
      amount(row.credit),
      amount(row.debit),
      signed(row.balance),
    ].join(','),
  );
  return `${[heading, ...lines].join('\r\n')}\r\n`;
}
