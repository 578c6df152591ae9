import { readFileSync } from 'node:fs';
import { isAlive, readPid } from '../../gateway/database/embedded/process.ts';

/** Kills a server with all its processes at once, as a machine that loses its power does. */
export function crash(dataFolder: string): void {
  const pid = readPid(dataFolder);
  if (pid === undefined) throw new Error(`no server runs on ${dataFolder}`);
  const children = readFileSync(`/proc/${pid}/task/${pid}/children`, 'utf8')
    .split(' ')
    .filter(Boolean)
    .map(Number);
  for (const each of [pid, ...children]) if (isAlive(each)) process.kill(each, 'SIGKILL');
}
