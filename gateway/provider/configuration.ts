import type { ToggleName } from '../../contract/configuration.ts';
import { dayOf } from '../../contract/dates.ts';
import { splitList } from '../../contract/split-list.ts';
import type { Heatmap } from '../config.ts';
import type { Database } from '../database/schema.ts';

/** The value of a setting; undefined when the provider has none of that name. */
export async function readSetting(db: Database, name: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('configuration')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.value;
}

/**
 * A setting as callers are told of it. Until the day on which contractors change hands, `repairsHeldUntil` in England,
 * repairs are in maintenance whatever the switch says.
 */
export async function readSettingAt(db: Database, name: string, now: Date): Promise<string | undefined> {
  const value = await readSetting(db, name);
  // It is this gateway that has those calls; a provider may switch their use off.
  if (name === ('resumableUploads' satisfies ToggleName)) return value ?? 'true';
  if (name !== ('isMyPbRepairsMaintainence' satisfies ToggleName)) return value;
  const heldUntil = await readSetting(db, 'repairsHeldUntil' satisfies ToggleName);
  return heldUntil !== undefined && dayOf(now) < heldUntil ? 'true' : value;
}

/** The tool that records clicks as callers are told of it: origin, site and version; empty without one. */
export const heatmapSetting = (heatmap: Heatmap | undefined): string =>
  heatmap ? [heatmap.origin, heatmap.siteId, heatmap.version].join() : '';

/** The entries of a setting that holds a list separated by commas. */
export const readList = async (db: Database, name: ToggleName): Promise<readonly string[]> =>
  splitList((await readSetting(db, name)) ?? '');
