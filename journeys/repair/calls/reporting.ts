import type { CallOptions } from '../../../contract/call.ts';
import { listOf, setting } from '../../shared/settings.ts';
import { liesIn } from '../situation.ts';
import { type CallTools, loadHomes } from './resident.ts';

/** Whether repairs can be reported online: by everybody, and by a resident with these homes. */
export type Reporting = 'open' | 'maintenance' | 'closed';

/** Whether a resident has no repairs online, because every home of theirs lies in an area without. */
export async function areRepairsClosed(
  tools: CallTools,
  isMergedLandlord: boolean,
  options: CallOptions,
): Promise<boolean> {
  if (!isMergedLandlord) return false;
  if ((await setting(tools, 'mypeabodycatalystworkorders', options)) === 'true') return false;
  const [areas, homes] = await Promise.all([
    setting(tools, 'CatalystRepairDisabledAreas', options),
    loadHomes(tools, options),
  ]);
  return !homes.some((home) => !liesIn(home, listOf(areas)));
}

/** What the first step of the journey would decide, for whoever offers the journey. Reads no more than that needs. */
export async function findReporting(
  tools: CallTools,
  isMergedLandlord: boolean,
  options: CallOptions,
): Promise<Reporting> {
  if ((await setting(tools, 'isMyPbRepairsMaintainence', options)) === 'true') return 'maintenance';
  return (await areRepairsClosed(tools, isMergedLandlord, options)) ? 'closed' : 'open';
}
