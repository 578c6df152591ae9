// Resumes what an earlier version of the project keeps of its journeys in the present one; run as a process of its own,
// because the earlier version brings its own modules:
//   node scripts/atlas/resume/resume-version.ts <folder of the version> <file for the result, as JSON>
import { writeFileSync } from 'node:fs';
import path from 'node:path';
import { pathToFileURL } from 'node:url';
import { flows as present } from '../../../journeys/registry.ts';
import type { Flow } from '../../../machines/exploration/index.ts';
import { type EarlierEngine, resumeFlow } from './resume-flow.ts';

const [root = '', out = ''] = process.argv.slice(2);

const moduleAt = (file: string): Promise<unknown> => import(pathToFileURL(path.join(root, file)).href);

const tooOld = (what: string): never => {
  throw new Error(`${what}: it is from before the engine had its present names. Take a later revision`);
};

/** The functions of the version under their names of today. A version that has them under others cannot be resumed. */
async function functionsOf<Functions>(
  file: string,
  names: readonly (keyof Functions & string)[],
): Promise<Functions> {
  const module = (await moduleAt(file).catch(() => ({}))) as Readonly<Record<string, unknown>>;
  const missing = names.filter((name) => typeof module[name] !== 'function');
  return missing.length === 0 ? (module as Functions) : tooOld(`its ${file} has no ${missing.join(', ')}`);
}

const explorer = await functionsOf<Omit<EarlierEngine, 'memoryOf'>>('machines/exploration/index.ts', [
  'explore',
  'pathTo',
  'describePath',
]);
const engine: EarlierEngine = {
  ...explorer,
  ...(await functionsOf<Pick<EarlierEngine, 'memoryOf'>>('machines/engine/index.ts', ['memoryOf'])),
  explore: ((flow: Flow) => {
    const explored = explorer.explore(flow);
    const { states, edges } = explored as Partial<typeof explored>;
    return states instanceof Map && Array.isArray(edges)
      ? explored
      : tooOld('its exploration returns no states and edges');
  }) as EarlierEngine['explore'],
};
const { flows } = (await moduleAt('journeys/registry.ts')) as { readonly flows: readonly Flow[] };
const resumed = flows.map((flow) =>
  resumeFlow(engine, flow, present.find(({ journey }) => journey.id === flow.journey.id)?.journey),
);
writeFileSync(out, JSON.stringify(resumed));
