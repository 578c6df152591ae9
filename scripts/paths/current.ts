import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Report } from '../../machines/exploration/index.ts';
import { stored } from './store.ts';

const script = resolve(import.meta.dirname, '../paths.ts');

/**
 * The report of every flow for its sources as they are now: the stored one, or a new one where sources have changed.
 * Runs in another process, so that a server that has loaded the sources once still sees them change.
 * @throws when the sources cannot be read, or exploring could not begin
 */
export async function currentReports(): Promise<readonly Report[]> {
  const { stdout } = await promisify(execFile)(process.execPath, [script, '--list', '--json'], {
    maxBuffer: Number.POSITIVE_INFINITY,
  });
  const { flows } = JSON.parse(stdout) as { readonly flows: readonly { readonly flow: string }[] };
  return flows.flatMap(({ flow }) => stored(flow) ?? []);
}
