import { areEnquiriesOpen } from '../../../journeys/shared/enquiry-access.ts';
import { gateway } from '../../app/portal.ts';
import { useArrival } from '../../app/useArrival.ts';
import { type ShownRecord, useRecord } from '../../app/useRecord.ts';
import type { HomeCardProps } from './card.ts';

/** Whether the resident may ask for help with money here. */
export function useEnquiriesOpen({
  customerId,
  customer,
}: Pick<HomeCardProps, 'customerId' | 'customer'>): ShownRecord<boolean> {
  const resident = useArrival(customer);
  const services = { gateway, customerId };
  return useRecord(async (signal) =>
    areEnquiriesOpen({ services }, (await resident).statuses.isCatalyst, { signal }),
  );
}
