import { useEffect, useState } from 'react';
import type { WorksOrderSummary } from '../../../contract/works-order-summary.ts';
import { searchWorksOrders } from '../../../contract/works-orders.ts';
import { gateway } from '../portal.ts';

export type Repairs =
  | { readonly state: 'loading' }
  | { readonly state: 'failed' }
  | {
      readonly state: 'loaded';
      readonly latest: WorksOrderSummary | undefined;
      readonly drafts: readonly WorksOrderSummary[];
      readonly appointed: readonly WorksOrderSummary[];
    };

/** Repairs that home tells of: the newest, those saved for later, and those with an appointment. */
export function useRepairs(): Repairs {
  const [repairs, setRepairs] = useState<Repairs>({ state: 'loading' });
  useEffect(() => {
    let isGone = false;
    const search = (query: { readonly status?: readonly string[]; readonly limit: number }) =>
      gateway.call(searchWorksOrders, {
        query: {
          orderBy: 'raisedDate desc',
          skip: 0,
          limit: query.limit,
          ...(query.status ? { status: [...query.status] } : {}),
        },
      });
    Promise.all([
      search({ limit: 1 }),
      search({ status: ['In Diagnosis'], limit: 10 }),
      search({ status: ['Appointed'], limit: 10 }),
    ]).then(
      ([newest, saved, appointed]) =>
        isGone ||
        setRepairs({
          state: 'loaded',
          latest: newest.models[0],
          drafts: saved.models.filter((order) => order.statuses.isDraft),
          appointed: appointed.models,
        }),
      () => isGone || setRepairs({ state: 'failed' }),
    );
    return () => {
      isGone = true;
    };
  }, []);
  return repairs;
}
