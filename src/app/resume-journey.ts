import { type Address, type Memory, restore, type ShownFlow, stepAt } from '../../machines/engine/index.ts';
import type { JourneyStart } from '../renderer/useJourney.ts';

/** What a visit to a journey starts with, and what the resident is told about it. */
export interface Start {
  readonly start: JourneyStart;
  readonly note: ReturnType<typeof restore>['note'];
}

/** Carries on with what was kept of a journey, at the step of an address or where it was left. */
export function resumeJourney(flow: ShownFlow, address: Address, kept: Memory): Start {
  const { memory, note } = restore(flow.journey, kept);
  return { start: { facts: {}, memory, requested: stepAt(flow.journey, address)?.id ?? memory.at }, note };
}
