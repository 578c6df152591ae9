import { execFile } from 'node:child_process';
import { resolve } from 'node:path';
import { promisify } from 'node:util';
import type { Report } from '../../machines/report.ts';
import { stored } from './store.ts';

const script = resolve(import.meta.dirname, '../paths.ts');

/**
 * The report of every flow as its sources are now: the stored one where it fits them, else one of a new walk. In a
 * process of its own, so that whoever runs for long and asks again sees the sources anew.
 * @throws when the sources cannot be read or a walk broke before it began
 */
export async function currentReports(): Promise<readonly Report[]> {
  const { stdout } = await promisify(execFile)(process.execPath, [script, '--changed', '--json']).catch(
    // Flows that fail have reports, too.
    (error: { stdout?: string }) => {
      if (error.stdout) return { stdout: error.stdout };
      throw error;
    },
  );
  const { flows } = JSON.parse(stdout) as { readonly flows: readonly { readonly id: string }[] };
  return flows.flatMap(({ id }) => stored(id) ?? []);
}
