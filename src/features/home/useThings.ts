import { useEffect } from 'react';
import { searchWorksOrders } from '../../../contract/works-orders.ts';
import type { Home } from '../../../journeys/shared/homes.ts';
import { gateway } from '../../app/portal.ts';
import type { ShownRecord } from '../../app/shown-record.ts';
import { useReading } from '../../app/useReading.ts';
import { useSettings } from '../../app/useSettings.ts';
import { now } from '../../client/clock.ts';
import { aWhile } from '../../client/reads.ts';
import { refreshOldUnread, useUnread } from '../messages/unread.ts';
import { repairsInHand, showsRepairs, type ThingToDo, thingsIn } from './data/repairs.ts';
import { findOverdueChecks, type OtherThing } from './data/things.ts';

/** The repairs in hand at some homes; `null` for all of them. */
function useRepairsInHand(premisesIds: readonly string[] | null, isWanted: boolean) {
  const read = async (signal: AbortSignal) =>
    (await gateway.call(searchWorksOrders, { query: repairsInHand(premisesIds) }, { signal })).models;
  return useReading({ name: ['repairs in hand', premisesIds?.join()], read, keptFor: aWhile }, isWanted);
}

/**
 * What repairs want of the resident, at all homes. Repairs at homes that have none on the dashboard are left out; most
 * residents have no such home, so all are read at once.
 */
export function useThings(homes: readonly Home[] | undefined): ShownRecord<readonly ThingToDo[]> {
  const shown = homes?.filter(({ tenancyType }) => showsRepairs(tenancyType)) ?? [];
  const isNarrowed = homes !== undefined && shown.length < homes.length;
  const everywhere = useRepairsInHand(null, true);
  const there = useRepairsInHand(
    shown.map(({ premisesId }) => premisesId),
    isNarrowed && shown.length > 0,
  );
  const orders = isNarrowed && shown.length > 0 ? there : everywhere;
  if (orders.state !== 'shown') return orders;
  const { value, ...rest } = orders;
  if (!homes) return { ...rest, state: 'loading' };
  return { ...rest, value: isNarrowed && shown.length === 0 ? [] : thingsIn(value, now()) };
}

/** Safety checks that are overdue, at all homes. */
export function useOverdueChecks(
  customerId: string,
  homes: readonly Home[] | undefined,
): ShownRecord<readonly OtherThing[]> {
  const tools = { services: { gateway, customerId } };
  const read = (signal: AbortSignal) => findOverdueChecks(tools, homes ?? [], now(), { signal });
  const ids = homes?.map(({ premisesId }) => premisesId).join();
  return useReading({ name: ['overdue checks', ids], read, keptFor: aWhile }, homes !== undefined);
}

/** Messages that are unread, where residents are told of them on Home; counted down as they are read. */
export function useUnreadMessages(): readonly OtherThing[] {
  const { unread } = useUnread();
  const isTold = useSettings(['messages'])?.messages === true;
  useEffect(refreshOldUnread, []);
  return isTold && unread && unread.count > 0 ? [{ kind: 'unread', count: unread.count }] : [];
}
