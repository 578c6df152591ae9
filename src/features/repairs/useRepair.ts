import { useState } from 'react';
import { getWorksOrderHistory } from '../../../contract/history.ts';
import { getWorksOrder } from '../../../contract/works-orders.ts';
import { gateway } from '../../app/portal.ts';
import { useRecord } from '../../app/useRecord.ts';
import { now } from '../../client/clock.ts';

/** Milliseconds after which a repair that is looked at is read again. */
const every = 60_000;

/** A repair and what has happened to it, each read for itself and kept fresh while the page is in sight. */
export function useRepair(worksOrderId: string) {
  const [params] = useState({ worksOrderId });
  const order = useRecord((signal) => gateway.call(getWorksOrder, { params }, { signal }), every);
  const history = useRecord(
    async (signal) => ({
      ...(await gateway.call(getWorksOrderHistory, { params }, { signal })),
      readAt: now(),
    }),
    every,
  );
  return { order, history };
}

export type ShownOrder = Extract<ReturnType<typeof useRepair>['order'], { readonly state: 'shown' }>['value'];
export type ShownHistory = ReturnType<typeof useRepair>['history'];
