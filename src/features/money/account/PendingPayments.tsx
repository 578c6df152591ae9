import { Link } from 'react-router-dom';
import { account as copy } from '../../../../content/account.ts';
import { dateInWords } from '../../../../contract/dates.ts';
import { pounds } from '../../../../contract/money.ts';
import type { PendingPayment } from '../../../../journeys/shared/accounts.ts';
import { addressOfResult } from '../../../../journeys/shared/addresses.ts';
import { fill } from '../../../../machines/engine/index.ts';

/** Payments that the card provider has not decided yet, apart from the balance; for every place that offers to pay. */
export function PendingPayments({ pending }: { readonly pending: readonly PendingPayment[] }) {
  if (pending.length === 0) return null;
  return (
    <ul className="ds-pending">
      {pending.map(({ id, reference, amount, since }) => (
        <li key={id}>
          {fill(copy.pending, { amount: pounds(amount), date: dateInWords(since), reference })}{' '}
          <Link to={addressOfResult(id)}>{copy.checkPending}</Link>
        </li>
      ))}
    </ul>
  );
}
