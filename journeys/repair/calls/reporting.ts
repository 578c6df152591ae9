import type { CallOptions } from '../../../contract/call.ts';
import { liesIn } from '../situation.ts';
import { type CallTools, listOf, loadHomes, setting } from './resident.ts';

/** Whether repairs can be reported online: by everybody, and by a resident with these homes. */
export type Reporting = 'open' | 'maintenance' | 'closed';

/** What the first step of the journey would decide, for whoever offers the journey. Reads no more than that needs. */
export async function findReporting(
  tools: CallTools,
  isMergedLandlord: boolean,
  options: CallOptions,
): Promise<Reporting> {
  if ((await setting(tools, 'isMyPbRepairsMaintainence', options)) === 'true') return 'maintenance';
  if (!isMergedLandlord) return 'open';
  if ((await setting(tools, 'mypeabodycatalystworkorders', options)) === 'true') return 'open';
  const [areas, homes] = await Promise.all([
    setting(tools, 'CatalystRepairDisabledAreas', options),
    loadHomes(tools, options),
  ]);
  return homes.some((home) => !liesIn(home, listOf(areas))) ? 'open' : 'closed';
}
