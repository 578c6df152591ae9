import { getAdjustments } from '../../../contract/adjustments.ts';
import { gateway } from '../../app/portal.ts';
import { useReading } from '../../app/useReading.ts';

/** What the resident needs from whoever writes, calls or comes to them. */
export const useAdjustments = (customerId: string) =>
  useReading({
    name: ['adjustments'],
    read: (signal) => gateway.call(getAdjustments, { params: { customerId } }, { signal }),
  });
