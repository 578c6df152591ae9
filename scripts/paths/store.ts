import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import type { RecordedScreens, Report } from '../../machines/exploration/index.ts';
import { root } from './sources.ts';

/** The folder of the reports; git ignores it. */
const folder = process.env.PATHS_STORE ?? join(root, '.cache/paths');

const reportFile = (flow: string): string => join(folder, `${flow}.json`);
const screensFile = (flow: string): string => join(folder, `${flow}.screens.json`);

/** Replaces the stored report of a flow. */
export const store = (report: Report): void => replace(reportFile(report.flow), report);

/** The stored report of a flow, if there is one. */
export const stored = (flow: string): Report | undefined => recordIn<Report>(reportFile(flow));

/** Replaces the stored screens of a journey. */
export const storeScreens = (screens: RecordedScreens): void => replace(screensFile(screens.flow), screens);

/** The stored screens of a journey, if there are any. */
export const storedScreens = (flow: string): RecordedScreens | undefined =>
  recordIn<RecordedScreens>(screensFile(flow));

function replace(file: string, record: object): void {
  mkdirSync(folder, { recursive: true });
  // Renamed when complete, so that a reader never sees half a record.
  const next = `${file}.${process.pid}`;
  writeFileSync(next, JSON.stringify(record));
  renameSync(next, file);
}

function recordIn<T>(file: string): T | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
