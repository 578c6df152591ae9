import {
  type AnyFlow,
  type Flow,
  flowId,
  type RecordedScreens,
  type Report,
} from '../../machines/exploration/index.ts';
import { catalogueFor } from './flows.ts';
import { defaultRegistry, digestOf } from './sources.ts';
import { store, stored, storedScreens, storeScreens } from './store.ts';
import { walk } from './walk.ts';

/** Explores a flow and stores what was found: the report, and for a journey how its steps can look. */
export async function newReport(flow: AnyFlow, registry: string): Promise<Report> {
  const { report, screens } = walk(flow, digestOf(flow, registry), await catalogueFor(registry));
  if (screens) storeScreens(screens);
  store(report);
  return report;
}

/** The stored report of a flow whose sources are still the same. */
export function unchangedReport(flow: AnyFlow, registry: string): Report | undefined {
  const last = stored(flowId(flow));
  return last?.sources === digestOf(flow, registry) ? last : undefined;
}

/** The stored report where the sources are still the same, otherwise a new one. */
export const currentReport = async (flow: AnyFlow, registry: string): Promise<Report> =>
  unchangedReport(flow, registry) ?? newReport(flow, registry);

/**
 * The ways in which the steps of a journey of the registry can look: those of the last walk where the sources are still
 * the same, otherwise of a new one.
 * @throws when something in the journey throws, so that it cannot be walked to its end
 */
export async function currentScreens(flow: Flow): Promise<RecordedScreens> {
  const { id } = flow.journey;
  const { sources } = await currentReport(flow, defaultRegistry);
  const screens = storedScreens(id);
  if (screens?.sources !== sources)
    throw new Error(`${id} cannot be walked to its end: \`npm run paths -- --flow ${id}\` says why`);
  return screens;
}
