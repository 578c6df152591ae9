import { useMemo } from 'react';
import type { AnyEvent } from '../../machines/engine/index.ts';
import { eventsOf } from '../../machines/exploration/index.ts';
import type { FindReport } from '../walkthrough/flow.ts';
import { useReport } from './useReport.ts';

/** A recorded path that is to be played. */
export interface PlayedPath {
  /** Its place in the record, from 1. */
  readonly number: number;
  readonly initialScenario: string;
  readonly events: readonly AnyEvent[];
}

const prefix = 'path:';

/** What stands in the address for a path. */
export const addressOfPath = (number: number): string => `${prefix}${number}`;

/** The recorded path that an address names; nothing when it names none or there is no such path. */
export function usePlayedPath(
  find: FindReport | undefined,
  chosen: string,
): PlayedPath | 'waiting' | undefined {
  const isPath = chosen.startsWith(prefix);
  const number = Number(chosen.slice(prefix.length));
  const report = useReport(isPath ? find : undefined);
  return useMemo(() => {
    if (report === undefined || report === 'waiting') return report;
    const path = report.paths[number - 1];
    return path && { number, initialScenario: path.scenario, events: eventsOf(report, path) };
  }, [report, number]);
}
