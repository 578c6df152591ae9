import { useEffect } from 'react';
import { searchWorksOrders } from '../../../contract/works-orders.ts';
import type { Home } from '../../../journeys/shared/homes.ts';
import { gateway } from '../../app/portal.ts';
import { useArrival } from '../../app/useArrival.ts';
import { type ShownRecord, useRecord } from '../../app/useRecord.ts';
import { useSetting } from '../../app/useSetting.ts';
import { refreshOldUnread, useUnread } from '../messages/unread.ts';
import { repairsInHand, showsRepairs, type ThingToDo, thingsIn } from './data/repairs.ts';
import { findOverdueChecks, type OtherThing } from './data/things.ts';

/** Repairs at homes that have none on the dashboard are left out. Most residents have no such home. */
async function findOrders(homes: Promise<readonly Home[]>, signal: AbortSignal) {
  const search = (ids: readonly string[] | null) =>
    gateway.call(searchWorksOrders, { query: repairsInHand(ids) }, { signal });
  const [everywhere, all] = await Promise.all([search(null), homes]);
  const shown = all.filter(({ tenancyType }) => showsRepairs(tenancyType));
  if (shown.length === all.length) return everywhere.models;
  return shown.length === 0 ? [] : (await search(shown.map(({ premisesId }) => premisesId))).models;
}

/** What repairs want of the resident, at all homes. */
export function useThings(homes: readonly Home[] | undefined): ShownRecord<readonly ThingToDo[]> {
  const arrival = useArrival(homes);
  return useRecord(async (signal) => thingsIn(await findOrders(arrival, signal), new Date()));
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
