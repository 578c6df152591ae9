import { getWorksOrderHistory } from '../../../contract/history.ts';
import { getWorksOrder } from '../../../contract/works-orders.ts';
import { gateway } from '../../app/portal.ts';
import { useRecord } from '../../app/useRecord.ts';
import { now } from '../../client/clock.ts';
import { aWhile } from '../../client/reads.ts';

/** Milliseconds after which a repair that is looked at is read again. */
const every = 60_000;

/**
 * A repair and what has happened to it, each read for itself and kept fresh while the page is in sight. Whoever comes back sees
 * at once what was read last.
 */
export function useRepair(worksOrderId: string) {
  const params = { worksOrderId };
  const order = useRecord(
    {
      name: ['repair', worksOrderId],
      read: (signal) => gateway.call(getWorksOrder, { params }, { signal }),
      keptFor: aWhile,
    },
    every,
  );
  const history = useRecord(
    {
      name: ['history of a repair', worksOrderId],
      read: async (signal) => ({
        ...(await gateway.call(getWorksOrderHistory, { params }, { signal })),
        readAt: now(),
      }),
      keptFor: aWhile,
    },
    every,
  );
  return { order, history };
}

export type ShownOrder = Extract<ReturnType<typeof useRepair>['order'], { readonly state: 'shown' }>['value'];
export type ShownHistory = ReturnType<typeof useRepair>['history'];
