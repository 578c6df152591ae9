import { type ChildProcess, spawn } from 'node:child_process';
import { watch } from 'node:fs';
import { dirname, join, resolve } from 'node:path';
import { type AnyFlow, idOf } from '../../machines/explore.ts';
import { caseTypesFile } from '../case-types-setting.ts';
import { digestOf, root } from './sources.ts';
import { stored } from './store.ts';

/** Where the sources of flows are. */
const folders = ['content', 'contract', 'machines', 'journeys', 'src/kinds', 'scripts/paths', 'test/support'];

const script = resolve(import.meta.dirname, '../paths.ts');

/** An editor saves a file in several goes; milliseconds in which they count as one. */
const oneGo = 30;

/**
 * Walks again whatever a saved file changed, until it is stopped. Each time in a process of its own, which reads the
 * sources anew, and which another save ends.
 */
export async function watchFlows(flows: readonly AnyFlow[], registry: string, json: boolean): Promise<never> {
  const ids = flows.map(idOf);
  const seen = new Map<string, string>();
  let child: ChildProcess | undefined;
  let timer: NodeJS.Timeout | undefined;

  const look = (asked: number): void => {
    const changed = changedFlows(flows, registry, seen);
    if (typeof changed === 'string') {
      console.error(`${changed}\nWaiting for it to be mended.`);
      return;
    }
    if (changed.length === 0) return;
    child?.kill();
    const unfinished = ids.filter((id) => changed.includes(id) || stored(id)?.sources !== seen.get(id));
    const args = ['--soon', '--flow', unfinished.join(), '--registry', registry, ...(json ? ['--json'] : [])];
    child = spawn(process.execPath, [script, ...args], {
      stdio: 'inherit',
      env: { ...process.env, PATHS_ASKED: String(asked) },
    });
  };
  const saved = (): void => {
    const asked = Date.now();
    clearTimeout(timer);
    timer = setTimeout(look, oneGo, asked);
  };

  for (const folder of folders) watch(join(root, folder), { recursive: true }, saved);
  watch(dirname(registry), saved);
  watch(dirname(caseTypesFile), saved);
  for (const end of ['SIGINT', 'SIGTERM'] as const) {
    process.once(end, () => {
      child?.kill();
      process.exit(0);
    });
  }
  if (!json) console.log(`Watching ${ids.join(', ')}. Stop with Ctrl+C.`);
  look(Date.now());
  return new Promise<never>(() => {});
}

/** The flows whose sources are not those seen before; or what is wrong with a source. */
function changedFlows(
  flows: readonly AnyFlow[],
  registry: string,
  seen: Map<string, string>,
): readonly string[] | string {
  try {
    const now = flows.map((flow) => [idOf(flow), digestOf(flow, registry)] as const);
    const changed = now.filter(([id, digest]) => seen.get(id) !== digest);
    for (const [id, digest] of changed) seen.set(id, digest);
    return changed.map(([id]) => id);
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
}
