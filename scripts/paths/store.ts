import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, resolve } from 'node:path';
import type { Report } from '../../machines/report.ts';

/** Where the report of a flow's last walk is kept, beside what git knows. */
const placeOf = (flow: string): string => resolve(import.meta.dirname, `../../.cache/paths/${flow}.json`);

/** Keeps a report in the place of the one before. */
export function store(report: Report): void {
  const place = placeOf(report.flow);
  mkdirSync(dirname(place), { recursive: true });
  // Whoever reads meanwhile sees the one before, whole.
  const next = `${place}.${process.pid}`;
  writeFileSync(next, JSON.stringify(report));
  renameSync(next, place);
}

/** The report of a flow's last walk, if there was one. */
export function stored(flow: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(placeOf(flow), 'utf8')) as Report;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
