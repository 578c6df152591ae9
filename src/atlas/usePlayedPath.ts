import { useMemo } from 'react';
import type { AnyEvent } from '../../machines/engine/index.ts';
import { eventsOf, type RecordedPath, type Report } from '../../machines/exploration/index.ts';
import type { FindReport } from '../walkthrough/flow.ts';
import { useReport } from './useReport.ts';

/** A recorded path that is to be played. */
export interface PlayedPath {
  readonly title: string;
  /** What is wrong at its end, where it leads to a failure. */
  readonly failure?: string;
  readonly initialScenario: string;
  readonly events: readonly AnyEvent[];
}

const prefixes = { path: 'path:', failure: 'failure:' } as const;

/** What stands in the address for a path; the paths of a record are counted from 1. */
export const addressOfPath = (number: number): string => `${prefixes.path}${number}`;

/** What stands in the address for the shortest path to a failure; the failures of a record are counted from 1. */
export const addressOfFailure = (number: number): string => `${prefixes.failure}${number}`;

/** The recorded path that an address names; nothing when it names none or there is no such path. */
export function usePlayedPath(
  find: FindReport | undefined,
  chosen: string,
): PlayedPath | 'waiting' | undefined {
  const isNamed = Object.values(prefixes).some((prefix) => chosen.startsWith(prefix));
  const report = useReport(isNamed ? find : undefined);
  return useMemo(
    () => (report === undefined || report === 'waiting' ? report : pathNamed(report, chosen)),
    [report, chosen],
  );
}

function pathNamed(report: Report, chosen: string): PlayedPath | undefined {
  const numberAfter = (prefix: string) =>
    chosen.startsWith(prefix) ? Number(chosen.slice(prefix.length)) : 0;
  const played = (path: RecordedPath) => ({ initialScenario: path.scenario, events: eventsOf(report, path) });
  const number = numberAfter(prefixes.path);
  const path = report.paths[number - 1];
  if (path) return { title: `Path ${number}`, ...played(path) };
  const failure = report.failures[numberAfter(prefixes.failure) - 1];
  return (
    failure?.path && { title: 'Shortest path to a failure', failure: failure.what, ...played(failure.path) }
  );
}
