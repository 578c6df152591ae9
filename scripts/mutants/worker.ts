// Walks one flow with one file of it changed, and says whether anything was noticed. A thread of its own for each mutant,
// because modules are loaded once a thread.
import { registerHooks } from 'node:module';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { parentPort, workerData } from 'node:worker_threads';

interface Task {
  readonly flow: string;
  readonly path: string;
  readonly text: string;
}

const { flow: id, path, text } = workerData as Task;
const changed = pathToFileURL(join(import.meta.dirname, '../..', path)).href;

registerHooks({
  load: (url, context, load) =>
    url === changed ? { ...load(url, context), source: text } : load(url, context),
});

async function noticed(): Promise<string | undefined> {
  try {
    const { catalogueFor, chosenFrom, flowsIn } = await import('../paths/flows.ts');
    const { defaultRegistry } = await import('../paths/sources.ts');
    const { exploreAndCheck } = await import('../paths/walk.ts');
    const [flow] = chosenFrom(await flowsIn(defaultRegistry), id);
    if (!flow) return undefined;
    const [failure] = exploreAndCheck(flow, '', await catalogueFor(defaultRegistry)).failures;
    return failure && `${failure.kind}: ${failure.what}`;
  } catch (error) {
    return `threw: ${error instanceof Error ? error.message : String(error)}`;
  }
}

parentPort?.postMessage((await noticed()) ?? null);
