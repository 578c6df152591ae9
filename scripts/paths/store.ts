import { mkdirSync, readFileSync, renameSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';

import type { Report, Stray } from '../../machines/report.ts';
import { strayFile } from '../../test/support/stray-file.ts';
import { root } from './sources.ts';

/** The folder of the reports, which git does not know. */
const folder = process.env.PATHS_STORE ?? join(root, '.cache/paths');

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
export const stored = (flow: string): Report | undefined => read<Report>(placeOf(flow));

/** The path of a flow on which the screens last led elsewhere, if they did. */
export const stray = (flow: string): Stray | undefined =>
  read<Stray | null>(join(root, strayFile(flow))) ?? undefined;

function read<T>(file: string): T | undefined {
  try {
    return JSON.parse(readFileSync(file, 'utf8')) as T;
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return undefined;
    throw error;
  }
}
