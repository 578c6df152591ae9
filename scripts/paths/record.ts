import { type AnyFlow, flowId, type Report } from '../../machines/exploration/index.ts';
import { catalogueFor } from './flows.ts';
import { digestOf } from './sources.ts';
import { store, stored } from './store.ts';
import { exploreAndCheck } from './walk.ts';

/** Explores a flow and stores the report. */
export async function newReport(flow: AnyFlow, registry: string): Promise<Report> {
  const report = exploreAndCheck(flow, digestOf(flow, registry), await catalogueFor(registry));
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
