import { execFile } from 'node:child_process';
import { cpSync, mkdtempSync, readFileSync, rmSync, symlinkSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { promisify } from 'node:util';
import { afterAll, expect, test } from 'vitest';

const run = promisify(execFile);
const root = join(import.meta.dirname, '..');
const copy = mkdtempSync(join(tmpdir(), 'doorstep-recipe-'));
afterAll(() => rmSync(copy, { recursive: true }));

/** What `npm run new`, the compiler and `npm run paths` need. */
const needed = [
  ...['content', 'contract', 'machines', 'journeys', 'src', 'gateway', 'conform', 'scripts', 'test'],
  ...['package.json', 'tsconfig.json', 'biome.json', '.gitignore'],
];

const page = readFileSync(join(root, 'docs/how-to/a-journey.md'), 'utf8');
const blocks = (attribute: 'file' | 'insert' | 'replace') =>
  [...page.matchAll(new RegExp(`^\`\`\`ts ${attribute}=(\\S+)\\n(.*?)^\`\`\`$`, 'gms'))].map(
    ([, file = '', text = '']) => ({ file, text }),
  );

const script = (name: string, ...args: readonly string[]) =>
  run(process.execPath, [`scripts/${name}.ts`, ...args], { cwd: copy });

/** What the compiler says about everything that the registrations lead to. */
async function typeErrors(): Promise<string> {
  const files = ['journeys/registry.ts', 'journeys/portal.ts', 'contract/calls.ts', 'src/server/entry.ts'];
  const config = { extends: './tsconfig.json', files, include: ['src/**/*.d.ts'] };
  writeFileSync(join(copy, 'tsconfig.recipe.json'), JSON.stringify(config));
  return run(join(root, 'node_modules/.bin/tsc'), ['--singleThreaded', '-p', 'tsconfig.recipe.json'], {
    cwd: copy,
  }).then(
    () => '',
    ({ stdout }: { readonly stdout: string }) => stdout,
  );
}

/** What exploring the journey finds. */
async function explored() {
  const { stdout } = await script('paths', '--flow', 'household', '--json').catch(
    (failed: { readonly stdout: string }) => failed,
  );
  const [flow] = JSON.parse(stdout).flows;
  return flow;
}

/** What the frame writes for tests that want a line for every journey or call. */
const lines = [
  ['content/household.ts', "words('household.household'"],
  ['contract/call-summaries.ts', 'sendHousehold:'],
  ['contract/specified-requests.test.ts', "'sendHousehold'"],
] as const;
const expectLines = (): void => {
  for (const [file, line] of lines) expect(readFileSync(join(copy, file), 'utf8')).toContain(line);
};

test('the recipe for a journey leads to one that compiles and is explored without a gap', async () => {
  for (const name of needed) cpSync(join(root, name), join(copy, name), { recursive: true });
  symlinkSync(join(root, 'node_modules'), join(copy, 'node_modules'));

  await script('new', 'journey', 'household');
  expect(await explored()).toMatchObject({ failures: [] });
  expectLines();
  await expect(script('new', 'journey', 'household')).rejects.toThrow('is there already');

  const files = blocks('file');
  expect(files.length).toBeGreaterThan(8);
  for (const { file, text } of files) writeFileSync(join(copy, file), text);
  const inserted = blocks('insert');
  expect(inserted.length).toBe(1);
  for (const { file, text } of inserted) {
    const now = readFileSync(join(copy, file), 'utf8');
    writeFileSync(
      join(copy, file),
      now.replace(/^ {2}Generic_Error: /m, (found) => `${text}${found}`),
    );
  }
  const replaced = blocks('replace');
  expect(replaced.length).toBe(2);
  for (const { file, text } of replaced) {
    const now = readFileSync(join(copy, file), 'utf8');
    const [, indent = '', name = ''] = /^( *)(\w+): /.exec(text) ?? [];
    const frame = new RegExp(`^${indent}${name}: \\{(?:.*\\}|[^]*?^${indent}\\}),\n`, 'm');
    expect(now).toMatch(frame);
    writeFileSync(join(copy, file), now.replace(frame, text));
  }
  const { failures, rules, transitions } = await explored();
  expect(failures).toEqual([]);
  expect(rules).toEqual({ total: 4, bothWays: 4 });
  expect(transitions.covered).toBeGreaterThan(60);
  expect(await typeErrors()).toBe('');
  expectLines();
});
