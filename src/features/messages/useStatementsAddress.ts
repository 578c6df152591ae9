import { loadAccounts } from '../../../journeys/shared/accounts.ts';
import { gateway, identifiers } from '../../app/portal.ts';
import { useReading } from '../../app/useReading.ts';
import { addressOfStatements } from '../links.ts';
import { findAccountByReference } from './data/statement.ts';

/**
 * Where the statements of the account are that a message tells of; those of any account until it is found.
 * @param reference the payment reference in the message; null where it tells of no statement
 */
export function useStatementsAddress(reference: string | null): string {
  const customerId = identifiers.read().customerId ?? '';
  const accounts = useReading(
    {
      name: ['accounts'],
      read: (signal) => loadAccounts({ services: { gateway, customerId } }, { signal }),
    },
    reference !== null,
  );
  const known = accounts.state === 'shown' ? accounts.value : [];
  return addressOfStatements(findAccountByReference(known, reference ?? '')?.id ?? '');
}
