import { type AnyFlow, idOf } from '../../machines/explore.ts';
import type { Report } from '../../machines/report.ts';
import { digestOf } from './sources.ts';
import { store, stored } from './store.ts';
import { walkThrough } from './walk.ts';

/** Walks a flow and keeps the report. */
export function walkedNow(flow: AnyFlow, registry: string): Report {
  const report = walkThrough(flow, digestOf(flow, registry));
  store(report);
  return report;
}

/** The report of the last walk, if nothing has changed since; else of a new one. */
export function walkedLast(flow: AnyFlow, registry: string): Report {
  const last = stored(idOf(flow));
  return last?.sources === digestOf(flow, registry) ? last : walkedNow(flow, registry);
}
