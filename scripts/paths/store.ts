import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import type { Report } from '../../machines/report.ts';

/** The folder of the reports, which git does not know. */
const folder = process.env.PATHS_STORE ?? resolve(import.meta.dirname, '../../.cache/paths');

const placeOf = (flow: string): string => join(folder, `${flow}.json`);

/** Keeps the report of a flow's walk in the place of the one before. */
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
