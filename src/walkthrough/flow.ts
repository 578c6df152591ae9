import { offeredJourneys } from '../../journeys/offered.ts';
import { flows } from '../../journeys/registry.ts';
import type { Copy, PortalFlow } from '../../machines/engine/index.ts';
import type { Flow, Report, ScreenName } from '../../machines/exploration/index.ts';

/** A journey as people are shown it: with its samples, its words, and what is needed to draw its screens. */
export interface FlowWithCopy extends Flow {
  readonly copy: Copy;
  /** Absent for a journey that the portal does not offer: it has no screens. */
  readonly portal: PortalFlow | undefined;
  readonly report?: FindReport;
  readonly looks?: FindLooks;
}

/** The record of the last walk through a journey or machine, fetched when it is asked for; nothing when there is none. */
export type FindReport = () => Promise<Report | undefined>;

/** The ways in which the steps of a journey could look when it was last walked, by their names; nothing when it was not. */
type FindLooks = () => Promise<readonly RecordedLook[] | undefined>;
type RecordedLook = Pick<ScreenName, 'step' | 'name'>;

/** Copy for a journey that has none: its names stand for themselves. */
export const noCopy = (name: string): Copy => ({
  name,
  steps: {},
  questions: {},
  operations: {},
  secondaryActions: {},
});

/** A journey with what the portal knows about it; grown by what the flow was made from, as it is for residents. */
export async function withCopy(flow: Flow): Promise<FlowWithCopy> {
  const entry = offeredJourneys.find(({ id }) => id === flow.journey.id);
  const begun = entry && ((await entry.load()).flow as PortalFlow);
  const portal = begun && { ...begun, ...(flow.grownFrom ? begun.grow?.(flow.grownFrom) : {}) };
  return { ...flow, copy: portal?.copy ?? noCopy(flow.journey.id), portal };
}

/**
 * Every flow of the registry, with what the portal knows about it.
 * @param reports the records of the last walks through them
 * @param looks the ways in which their steps could look then, by their ids
 */
export const loadFlows = (
  reports: () => Promise<readonly Report[]> = async () => [],
  looks: () => Promise<Readonly<Record<string, readonly RecordedLook[]>>> = async () => ({}),
): Promise<readonly FlowWithCopy[]> =>
  Promise.all(
    flows.map(async (flow) => ({
      ...(await withCopy(flow)),
      report: reportOf(flow.journey.id, reports),
      looks: async () => (await looks())[flow.journey.id],
    })),
  );

/** Finds the record of one journey or machine among all. */
export const reportOf =
  (id: string, reports: () => Promise<readonly Report[]>): FindReport =>
  async () =>
    (await reports()).find(({ flow }) => flow === id);
