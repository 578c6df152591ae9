import type { ToggleName } from '../../contract/configuration.ts';
import { dayOf } from '../../contract/dates.ts';
import { splitList } from '../../contract/split-list.ts';
import type { Heatmap } from '../config.ts';
import type { Database } from '../database/schema.ts';
import type { Platform } from '../platform.ts';

/** The value of a setting; undefined when the provider has none of that name. */
export async function readSetting(db: Database, name: string): Promise<string | undefined> {
  const row = await db
    .selectFrom('configuration')
    .select('value')
    .where('name', '=', name)
    .executeTakeFirst();
  return row?.value;
}

/** Values of settings by their names; those that the provider has none of are not among them. */
async function settingValues(db: Database, names: readonly string[]): Promise<ReadonlyMap<string, string>> {
  const rows = await db.selectFrom('configuration').selectAll().where('name', 'in', names).execute();
  return new Map(rows.map(({ name, value }) => [name, value]));
}

const maintenance: ToggleName = 'isMyPbRepairsMaintainence';
const held: ToggleName = 'repairsHeldUntil';
const tool: ToggleName = 'heatmapTool';
const resumable: ToggleName = 'resumableUploads';

/**
 * A setting as it counts now. Until the day on which contractors change hands, `repairsHeldUntil` in England, repairs are in
 * maintenance whatever the switch says.
 */
export async function readSettingAt(db: Database, name: string, now: Date): Promise<string | undefined> {
  const values = await settingValues(db, name === maintenance ? [name, held] : [name]);
  return settingAt(values, name, now);
}

function settingAt(values: ReadonlyMap<string, string>, name: string, now: Date): string | undefined {
  const heldUntil = values.get(held);
  const isHeld = name === maintenance && heldUntil !== undefined && dayOf(now) < heldUntil;
  const value = isHeld ? 'true' : values.get(name);
  // It is this gateway that has those calls; a provider may switch their use off.
  return name === resumable ? (value ?? 'true') : value;
}

/** The tool that records clicks as callers are told of it: origin, site and version; empty without one. */
const heatmapSetting = (heatmap: Heatmap | undefined): string =>
  heatmap ? [heatmap.origin, heatmap.siteId, heatmap.version].join() : '';

/** Settings as callers are told of them, in the order of their names here; each that the provider has, once. */
export async function tellSettings(
  db: Database,
  names: readonly string[],
  { config, now }: Pick<Platform, 'config' | 'now'>,
): Promise<readonly { readonly name: string; readonly value: string }[]> {
  if (names.length === 0) return [];
  const values = await settingValues(db, [...names, held]);
  return [...new Set(names)].flatMap((name) => {
    const value = name === tool ? heatmapSetting(config.heatmap) : settingAt(values, name, now());
    return value === undefined ? [] : [{ name, value }];
  });
}

/** The entries of a setting that holds a list separated by commas. */
export const readList = async (db: Database, name: ToggleName): Promise<readonly string[]> =>
  splitList((await readSetting(db, name)) ?? '');
