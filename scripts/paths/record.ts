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
import { type RecordedRuns, runsIn } from './running.ts';
import { defaultRegistry, digestOf } from './sources.ts';
import { store, stored, storedRuns, storedScreens, storeRuns, storeScreens } from './store.ts';
import { walk } from './walk.ts';

/**
 * Explores a flow and stores what was found: the report, and for a journey how its steps can look and when operations run.
 */
export async function newReport(flow: AnyFlow, registry: string): Promise<Report> {
  const arrivals = isJourney(flow) ? arrivalCheck(flow) : undefined;
  const sources = digestOf(flow, registry);
  const walked = walk(flow, sources, await catalogueFor(registry), arrivals?.arrived);
  const screens = walked.screens();
  if (screens) storeScreens(screens);
  if (walked.explored) storeRuns(runsIn(walked.explored, sources));
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
export const currentScreens = (flow: Flow): Promise<RecordedScreens> => current(flow, storedScreens);

/**
 * The situations of a journey of the registry in which operations run, as `currentScreens`.
 * @throws as it does
 */
export const currentRuns = (flow: Flow): Promise<RecordedRuns> => current(flow, storedRuns);

async function current<T extends { readonly sources: string }>(
  flow: Flow,
  storedOf: (flow: string) => T | undefined,
): Promise<T> {
  const { id } = flow.journey;
  const { sources } = await currentReport(flow, defaultRegistry);
  const found = storedOf(id);
  if (found?.sources !== sources)
    throw new Error(`${id} cannot be walked to its end: \`npm run paths -- --flow ${id}\` says why`);
  return found;
}
