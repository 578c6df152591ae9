import { useEffect } from 'react';
import { getWorksOrderHistory } from '../../../../contract/history.ts';
import { searchWorksOrders } from '../../../../contract/works-orders.ts';
import {
  repairsInHand,
  showsRepairs,
  type ThingToDo,
  thingsIn,
} from '../../../../journeys/shared/dashboard-repairs.ts';
import {
  findOverdueChecks,
  type OtherThing,
  type TimedThing,
} from '../../../../journeys/shared/dashboard-things.ts';
import type { Home } from '../../../../journeys/shared/homes.ts';
import { refreshOldUnread, useUnread } from '../../messages/unread.ts';
import { gateway } from '../../portal.ts';
import { useArrival } from '../../useArrival.ts';
import { type ShownRecord, useRecord } from '../../useRecord.ts';
import { useSetting } from '../../useSetting.ts';

/** Repairs at homes that have none on the dashboard are left out. Most residents have no such home. */
async function findOrders(homes: Promise<readonly Home[]>, signal: AbortSignal) {
  const search = (ids: readonly string[] | null) =>
    gateway.call(searchWorksOrders, { query: repairsInHand(ids) }, { signal });
  const [everywhere, all] = await Promise.all([search(null), homes]);
  const shown = all.filter(({ tenancyType }) => showsRepairs(tenancyType));
  if (shown.length === all.length) return everywhere.models;
  return shown.length === 0 ? [] : (await search(shown.map(({ premisesId }) => premisesId))).models;
}

/** Until when a draft is kept stands in what comes next for it. */
async function timed(thing: ThingToDo, signal: AbortSignal): Promise<TimedThing> {
  if (thing.kind !== 'draft') return { thing, until: null };
  const { worksOrderIdentifier: worksOrderId } = thing.order.identifiers;
  const until = await gateway.call(getWorksOrderHistory, { params: { worksOrderId } }, { signal }).then(
    ({ next }) => next?.by ?? null,
    () => null,
  );
  return { thing, until };
}

/** What repairs want of the resident, at all homes. */
export function useThings(homes: readonly Home[] | undefined): ShownRecord<readonly TimedThing[]> {
  const arrival = useArrival(homes);
  return useRecord(async (signal) => {
    const orders = await findOrders(arrival, signal);
    return Promise.all(thingsIn(orders).map((thing) => timed(thing, signal)));
  });
}

/** Safety checks that are overdue, at all homes. */
export function useOverdueChecks(
  customerId: string,
  homes: readonly Home[] | undefined,
): ShownRecord<readonly OtherThing[]> {
  const arrival = useArrival(homes);
  return useRecord((signal) =>
    findOverdueChecks({ services: { gateway, customerId } }, arrival, new Date(), { signal }),
  );
}

/** Messages that are unread, where residents are told of them on Home; counted down as they are read. */
export function useUnreadMessages(): readonly OtherThing[] {
  const { unread } = useUnread();
  const isTold = useSetting('IsMyMessagesRequired') === 'true';
  useEffect(refreshOldUnread, []);
  return isTold && unread && unread.count > 0 ? [{ kind: 'unread', count: unread.count }] : [];
}
