import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { resolve } from 'node:path';

const script = resolve(import.meta.dirname, '../paths.ts');

/**
 * Runs `--quick` again whenever a file that it imports is saved, until it is stopped. Node's own watch mode starts each
 * run in a new process and ends one that is still at work.
 */
export async function watch(args: readonly string[]): Promise<number> {
  const rest = args.filter((arg) => arg !== '--watch');
  const child = spawn(process.execPath, ['--watch', '--watch-preserve-output', script, '--quick', ...rest], {
    stdio: 'inherit',
  });
  for (const end of ['SIGINT', 'SIGTERM'] as const) process.once(end, () => child.kill(end));
  const [code] = (await once(child, 'exit')) as [number | null];
  return code ?? 0;
}
