import { account as words } from '../../../../content/account.ts';
import { type PendingPayment, pounds } from '../../../../journeys/shared/accounts.ts';
import { shortDate } from '../../../../journeys/shared/dates.ts';
import { fill } from '../../../../machines/words.ts';

/** Payments that the card provider has not decided yet, apart from the balance. */
export function Pending({ pending }: { readonly pending: readonly PendingPayment[] }) {
  if (pending.length === 0) return null;
  return (
    <ul className="ds-pending">
      {pending.map(({ id, amount, since }) => (
        <li key={id}>{fill(words.pending, { amount: pounds(amount), date: shortDate(since) })}</li>
      ))}
    </ul>
  );
}
