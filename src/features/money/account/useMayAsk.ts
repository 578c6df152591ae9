import { getCustomer } from '../../../../contract/customers.ts';
import { areEnquiriesOpen } from '../../../../journeys/shared/enquiry-access.ts';
import { gateway, identifiers } from '../../../app/portal.ts';
import { useReading } from '../../../app/useReading.ts';
import { aWhile } from '../../../client/reads.ts';

/** Whether the resident may ask for help with money here: not before that is known, nor where nobody can tell. */
export function useMayAsk(): boolean {
  const { customerId = '' } = identifiers.read();
  const answer = useReading({
    name: ['may ask'],
    read: async (signal) => {
      const { statuses } = await gateway.call(getCustomer, { params: { customerId } }, { signal });
      return areEnquiriesOpen({ services: { gateway } }, statuses.isCatalyst, { signal });
    },
    keptFor: aWhile,
  });
  return answer.state === 'shown' && answer.value;
}
