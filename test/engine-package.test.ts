import { execFile } from 'node:child_process';
import { mkdirSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';
import { packEngine } from '../scripts/engine-package/pack.ts';

const run = promisify(execFile);
const root = join(import.meta.dirname, '..');
const project = mkdtempSync(join(tmpdir(), 'doorstep-engine-'));
afterAll(() => rmSync(project, { recursive: true }));

/** The journey of the README goes to its end, is explored, and is drawn. */
const program = `
import { createActor, waitFor } from 'xstate';
import { compile, dispatch, screenOf } from '@doorstep/engine';
import { graphOf, mermaidOf, visibleGraph, withStops } from '@doorstep/engine/drawing';
import { checkDefinition, complaintsAbout, coverageOf, explore } from '@doorstep/engine/exploration';
import { key } from './example.ts';

const { machine } = compile(key, {
  run: async (operation) => (operation === 'countFobs' ? 3 : 'ordered'),
  newKey: () => 'key',
});
const actor = createActor(machine, { input: {} }).start();
const fail = (unexpected: unknown) => {
  throw unexpected;
};
await waitFor(actor, (snapshot) => screenOf(key, snapshot).phase === 'asking');
dispatch(actor, { type: 'ANSWER', question: 'what', value: 'door key' }, fail);
dispatch(actor, { type: 'CONTINUE' }, fail);
dispatch(actor, { type: 'CONTINUE' }, fail);
const { output } = await waitFor(actor, ({ status }) => status === 'done');

const flow = {
  journey: key,
  samples: {
    initialScenarios: { 'a first visit': {} },
    answers: { what: ['door key', 'fob'], copies: ['1', '2'] },
    outputs: { countFobs: { counted: [0, 3] }, order: { 'sold out': ['sold out'], ordered: ['ordered'] } },
  },
};
const explored = explore(flow);
const copy = { name: 'Order a key', steps: {}, questions: {}, operations: {}, secondaryActions: {} };
const whole = graphOf({ journey: key, copy });
console.log(
  JSON.stringify({
    end: output?.end,
    states: explored.states.size,
    faults: checkDefinition(flow, explored),
    gaps: complaintsAbout(coverageOf(explored), flow),
    drawing: mermaidOf(withStops(whole, visibleGraph(whole, new Set()))),
  }),
);
`;

/** Unpacks a tarball where npm would put it. npm itself would ask the registry for what the package needs. */
async function install(tarball: string): Promise<void> {
  const modules = join(project, 'node_modules');
  const target = join(modules, '@doorstep/engine');
  mkdirSync(target, { recursive: true });
  await run('tar', ['-xzf', tarball, '-C', target, '--strip-components=1']);
  for (const name of ['xstate', '@xstate/graph']) {
    mkdirSync(dirname(join(modules, name)), { recursive: true });
    symlinkSync(join(root, 'node_modules', name), join(modules, name));
  }
}

test('the packed engine runs, explores and draws a journey in an empty project', async () => {
  await install(await packEngine(project));
  const installed = (file: string) =>
    readFileSync(join(project, 'node_modules/@doorstep/engine', file), 'utf8');
  expect(JSON.parse(installed('package.json'))).toMatchObject({ license: 'MIT', name: '@doorstep/engine' });
  expect(installed('LICENSE')).toContain('MIT License');

  const example = readFileSync(join(root, 'machines/engine/example.ts'), 'utf8');
  expect(example).toContain("from './index.ts'");
  writeFileSync(join(project, 'example.ts'), example.replace("'./index.ts'", "'@doorstep/engine'"));
  writeFileSync(join(project, 'run.ts'), program);
  writeFileSync(join(project, 'package.json'), JSON.stringify({ name: 'empty', type: 'module' }));
  const compilerOptions = {
    module: 'nodenext',
    target: 'es2024',
    lib: ['es2024', 'dom'],
    strict: true,
    noEmit: true,
    allowImportingTsExtensions: true,
    types: [],
  };
  writeFileSync(join(project, 'tsconfig.json'), JSON.stringify({ compilerOptions, files: ['run.ts'] }));
  const types = await run(join(root, 'node_modules/.bin/tsc'), ['-p', project]).then(
    () => '',
    ({ stdout }: { readonly stdout: string }) => stdout,
  );
  expect(types).toBe('');

  const { stdout } = await run(process.execPath, ['run.ts'], { cwd: project });
  const { end, states, faults, gaps, drawing } = JSON.parse(stdout);
  expect({ end, faults, gaps }).toEqual({ end: 'ordered', faults: [], gaps: [] });
  expect(states).toBeGreaterThan(10);
  expect(drawing).toContain('no fob is left');
  expect(drawing).toContain('a fob is wanted');
});
