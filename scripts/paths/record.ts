import {
  type AnyFlow,
  type Flow,
  flowId,
  isJourney,
  type RecordedScreens,
  type Report,
} from '../../machines/exploration/index.ts';
import { type ArrivalFindings, arrivalCheck } from './arrivals.ts';
import { catalogueFor } from './flows.ts';
import { defaultRegistry, digestOf } from './sources.ts';
import { store, stored, storedScreens, storeScreens } from './store.ts';
import { walk } from './walk.ts';

/** Explores a flow and stores what was found: the report, and for a journey how its steps can look. */
export async function newReport(flow: AnyFlow, registry: string): Promise<Report> {
  const arrivals = isJourney(flow) ? arrivalCheck(flow) : undefined;
  const walked = walk(flow, digestOf(flow, registry), await catalogueFor(registry), arrivals?.arrived);
  const screens = walked.screens();
  if (screens) storeScreens(screens);
  const report =
    arrivals && walked.explored
      ? withArrivals(walked.report, await arrivals.findings(walked.explored))
      : walked.report;
  store(report);
  return report;
}

/** A report with what all arrivals say. In a faulty definition that may follow from the fault. */
function withArrivals(report: Report, { failures, lookedAt }: ArrivalFindings): Report {
  const isFaulty = report.failures.some(({ kind }) => kind === 'definition' || kind === 'broke');
  return {
    ...report,
    failures: isFaulty ? report.failures : [...report.failures, ...failures],
    lookedAt: { ...report.lookedAt, ...lookedAt },
  };
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
