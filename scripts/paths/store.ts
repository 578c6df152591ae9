import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { join } from 'node:path';
import { deserialize, serialize } from 'node:v8';
import type { RecordedScreens, Report } from '../../machines/exploration/index.ts';
import type { RecordedRuns } from './running.ts';
import { root } from './sources.ts';

/** The folder of the reports; git ignores it. */
const folder = (): string => process.env.PATHS_STORE ?? join(root, '.cache/paths');

const reportFile = (flow: string): string => join(folder(), `${flow}.json`);
const screensFile = (flow: string): string => join(folder(), `${flow}.screens.json`);
const runsFile = (flow: string): string => join(folder(), `${flow}.runs`);

/** Replaces the stored report of a flow. */
export const store = (report: Report): void => replaceJson(reportFile(report.flow), report);

/** The stored report of a flow, if there is one. */
export const stored = (flow: string): Report | undefined => recordIn<Report>(reportFile(flow));

/** Replaces the stored screens of a journey. */
export const storeScreens = (screens: RecordedScreens): void =>
  replaceJson(screensFile(screens.flow), screens);

/** The stored screens of a journey, if there are any. */
export const storedScreens = (flow: string): RecordedScreens | undefined =>
  recordIn<RecordedScreens>(screensFile(flow));

// JSON would lose which answers were taken back: they are there without a value.
/** Replaces the stored situations of a journey in which operations run. */
export const storeRuns = (runs: RecordedRuns): void => replace(runsFile(runs.flow), serialize(runs));

/** The stored situations of a journey in which operations run, if there are any. */
export function storedRuns(flow: string): RecordedRuns | undefined {
  const bytes = contentOf(runsFile(flow));
  return bytes && (deserialize(bytes) as RecordedRuns);
}

const replaceJson = (file: string, record: object): void => replace(file, JSON.stringify(record));

function replace(file: string, content: string | Buffer): void {
  mkdirSync(folder(), { recursive: true });
  // Renamed when complete, so that a reader never sees half a record.
  const next = `${file}.${process.pid}`;
  writeFileSync(next, content);
  renameSync(next, file);
}

function recordIn<T>(file: string): T | undefined {
  const bytes = contentOf(file);
  return bytes && (JSON.parse(bytes.toString('utf8')) as T);
}

function contentOf(file: string): Buffer | undefined {
  try {
    return readFileSync(file);
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
