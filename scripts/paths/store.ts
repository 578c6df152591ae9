import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Report } from '../../machines/exploration/index.ts';
import { root } from './sources.ts';

/** The folder of the reports; git ignores it. */
const folder = process.env.PATHS_STORE ?? join(root, '.cache/paths');

const reportFile = (flow: string): string => join(folder, `${flow}.json`);

/** Replaces the stored report of a flow. */
export function store(report: Report): void {
  mkdirSync(folder, { recursive: true });
  const file = reportFile(report.flow);
  // Renamed when complete, so that a reader never sees half a report.
  const next = `${file}.${process.pid}`;
  writeFileSync(next, JSON.stringify(report));
  renameSync(next, file);
}

/** The stored report of a flow, if there is one. */
export function stored(flow: string): Report | undefined {
  try {
    return JSON.parse(readFileSync(reportFile(flow), 'utf8')) as Report;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
