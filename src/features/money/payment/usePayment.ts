import { useRef } from 'react';
import { getPayment, isDecided, type Payment } from '../../../../contract/payments.ts';
import { gateway } from '../../../app/portal.ts';
import type { ShownRecord } from '../../../app/shown-record.ts';
import { useRecord } from '../../../app/useRecord.ts';

/** Milliseconds after which a payment that is not decided is asked about again. */
const every = 3000;

/** How a payment stands by the gateway's own word, asked for again and again until it is decided. */
export function usePayment(paymentId: string): ShownRecord<Payment> {
  const decided = useRef<Payment>(undefined);
  return useRecord(
    {
      name: ['payment', paymentId],
      read: async (signal) => {
        if (decided.current) return decided.current;
        const payment = await gateway.call(getPayment, { params: { paymentId } }, { signal });
        if (isDecided(payment.state)) decided.current = payment;
        return payment;
      },
    },
    every,
  );
}
