import { useEffect } from 'react';
import { searchWorksOrders } from '../../../contract/works-orders.ts';
import { type CallTools, loadHomes } from '../../../journeys/shared/homes.ts';
import { gateway } from '../../app/portal.ts';
import { useReading } from '../../app/useReading.ts';
import type { ShownRecord } from '../../app/useRecord.ts';
import { useSettings } from '../../app/useSettings.ts';
import { refreshOldUnread, useUnread } from '../messages/unread.ts';
import { repairsInHand, showsRepairs, type ThingToDo, thingsIn } from './data/repairs.ts';
import { findOverdueChecks, type OtherThing } from './data/things.ts';

/** Repairs at homes that have none on the dashboard are left out. Most residents have no such home. */
async function findOrders(tools: CallTools, signal: AbortSignal) {
  const search = (ids: readonly string[] | null) =>
    gateway.call(searchWorksOrders, { query: repairsInHand(ids) }, { signal });
  const [everywhere, all] = await Promise.all([search(null), loadHomes(tools, { signal })]);
  const shown = all.filter(({ tenancyType }) => showsRepairs(tenancyType));
  if (shown.length === all.length) return everywhere.models;
  return shown.length === 0 ? [] : (await search(shown.map(({ premisesId }) => premisesId))).models;
}

/** What repairs want of the resident, at all homes. */
export function useThings(customerId: string): ShownRecord<readonly ThingToDo[]> {
  const tools = { services: { gateway, customerId } };
  return useReading({
    name: ['things to do'],
    read: async (signal) => thingsIn(await findOrders(tools, signal), new Date()),
  });
}

/** Safety checks that are overdue, at all homes. */
export function useOverdueChecks(customerId: string): ShownRecord<readonly OtherThing[]> {
  const tools = { services: { gateway, customerId } };
  return useReading({
    name: ['overdue checks'],
    read: (signal) => findOverdueChecks(tools, loadHomes(tools, { signal }), new Date(), { signal }),
  });
}

/** Messages that are unread, where residents are told of them on Home; counted down as they are read. */
export function useUnreadMessages(): readonly OtherThing[] {
  const { unread } = useUnread();
  const isTold = useSettings(['messages'])?.messages === true;
  useEffect(refreshOldUnread, []);
  return isTold && unread && unread.count > 0 ? [{ kind: 'unread', count: unread.count }] : [];
}
