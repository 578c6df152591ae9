import type { CallOptions } from '../../../contract/call.ts';
import { type CallTools, loadHomes } from '../../shared/homes.ts';
import { heldUntil } from '../../shared/repairs-held.ts';
import { readSettings } from '../../shared/settings.ts';
import { liesIn } from '../situation.ts';

/** Whether there are areas in which a resident has no repairs online. */
const isGated = async (tools: CallTools, isMergedLandlord: boolean, options: CallOptions): Promise<boolean> =>
  isMergedLandlord && !(await readSettings(tools, ['mergedLandlordRepairs'], options)).mergedLandlordRepairs;

const readAreas = async (tools: CallTools, options: CallOptions): Promise<readonly string[]> =>
  (await readSettings(tools, ['closedAreas'], options)).closedAreas;

/** Whether a resident has no repairs online, because every home of theirs lies in an area without. */
export async function areRepairsClosed(
  tools: CallTools,
  isMergedLandlord: boolean,
  options: CallOptions,
): Promise<boolean> {
  if (!(await isGated(tools, isMergedLandlord, options))) return false;
  const [areas, homes] = await Promise.all([readAreas(tools, options), loadHomes(tools, options)]);
  return !homes.some((home) => !liesIn(home, areas));
}

/** What the first step of the journey would decide by, for whoever offers the journey. */
export interface Reporting {
  /** Nobody can report repairs online at present. */
  readonly isStopped: boolean;
  /** The day until which they are held, `2024-10-14`; null where that is not why they are stopped. */
  readonly heldUntil: string | null;
  /** Areas in which this resident has no repairs online. */
  readonly closedAreas: readonly string[];
}

type Stoppage = Pick<Reporting, 'isStopped' | 'heldUntil'>;

async function findStoppage(tools: CallTools, now: Date, options: CallOptions): Promise<Stoppage> {
  const { maintenance, repairsHeldUntil } = await readSettings(
    tools,
    ['maintenance', 'repairsHeldUntil'],
    options,
  );
  return { isStopped: maintenance, heldUntil: maintenance ? heldUntil(repairsHeldUntil, now) : null };
}

/**
 * What is known about reporting repairs online. Reads no more than that needs.
 * @param isMergedLandlord whether the resident came over from another landlord, which may take a while to be known
 */
export async function findReporting(
  tools: CallTools,
  isMergedLandlord: Promise<boolean>,
  now: Date,
  options: CallOptions,
): Promise<Reporting> {
  const findAreas = async () =>
    (await isGated(tools, await isMergedLandlord, options)) ? readAreas(tools, options) : [];
  const [stoppage, closedAreas] = await Promise.all([findStoppage(tools, now, options), findAreas()]);
  return { ...stoppage, closedAreas };
}
