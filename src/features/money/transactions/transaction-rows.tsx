import { transactions as copy } from '../../../../content/transactions.ts';
import { shortDate } from '../../../../contract/dates.ts';
import { pounds } from '../../../../contract/money.ts';
import { balanceWords } from '../../../../journeys/shared/accounts.ts';
import { fill } from '../../../../machines/engine/index.ts';
import type { ListPresentation } from '../../../lists/presentation.ts';
import { Pill } from '../../../ui/Pill.tsx';
import { VisuallyHidden } from '../../../ui/VisuallyHidden.tsx';
import type { TransactionRow } from '../data/transaction-row.ts';

function PostedOn({ date }: Pick<TransactionRow, 'date'>) {
  if (date !== null) return shortDate(date);
  return (
    <>
      <span aria-hidden="true">{copy.notPosted}</span>
      <VisuallyHidden>{copy.notPostedSaid}</VisuallyHidden>
    </>
  );
}

const amountOf = ({ credit, debit }: TransactionRow) => credit ?? debit ?? 0;

/** How transactions look: a line of the table, or a card. Which way each goes is said in a word. */
export const transactionRows: ListPresentation<TransactionRow> = {
  copy,
  messages: { nothing: 'SSC003', noMatch: 'SSC006', failed: 'Tx_Service_Down_SSC001' },
  keyOf: ({ id }) => id,
  cells: {
    date: (row) => <PostedOn date={row.date} />,
    description: (row) => row.description,
    credit: ({ credit }) => (credit === null ? null : pounds(credit)),
    debit: ({ debit }) => (debit === null ? null : pounds(debit)),
    balance: ({ balance }) => balanceWords(balance),
  },
  card: (row) => (
    <>
      <div className="ds-transaction-top">
        <h2>{row.description}</h2>
        <p className="ds-transaction-amount">
          <Pill tone={row.credit === null ? 'plain' : 'good'}>
            {row.credit === null ? copy.columns.debit : copy.columns.credit}
          </Pill>
          {pounds(amountOf(row))}
        </p>
      </div>
      <div className="ds-transaction-top ds-hint">
        <p>
          <PostedOn date={row.date} />
        </p>
        <p>{fill(copy.balanceAfter, { balance: balanceWords(row.balance) })}</p>
      </div>
    </>
  ),
};
