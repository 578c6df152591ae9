import { execFile } from 'node:child_process';
import { copyFileSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { join, resolve } from 'node:path';
import { promisify } from 'node:util';

const root = resolve(import.meta.dirname, '../..');
const run = promisify(execFile);

/** What the package offers, by the name under which it is imported. */
const entries = {
  '.': 'machines/engine/index',
  './exploration': 'machines/exploration/index',
  './drawing': 'src/atlas/drawing',
} as const;

/** What the package needs besides itself, in the versions that Doorstep is tested with. */
const needed = ['@xstate/graph', 'xstate'] as const;

interface Manifest {
  readonly dependencies: Readonly<Record<string, string>>;
  readonly devDependencies: Readonly<Record<string, string>>;
}

function manifest() {
  const own = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as Manifest;
  const versions = { ...own.devDependencies, ...own.dependencies };
  return {
    name: '@doorstep/engine',
    version: '0.1.0',
    description: 'Journeys as data: compiled to XState machines, explored branch by branch, and drawn',
    license: 'MIT',
    type: 'module',
    sideEffects: false,
    engines: { node: '>=20' },
    exports: Object.fromEntries(
      Object.entries(entries).map(([name, file]) => [
        name,
        { types: `./${file}.d.ts`, default: `./${file}.js` },
      ]),
    ),
    dependencies: Object.fromEntries(needed.map((name) => [name, versions[name]])),
  };
}

/** Compiles what the entries need, and nothing else of Doorstep, to modules with their types. */
async function compile(folder: string): Promise<void> {
  const config = join(folder, 'tsconfig.json');
  const options = {
    extends: join(root, 'tsconfig.json'),
    compilerOptions: {
      noEmit: false,
      declaration: true,
      rewriteRelativeImportExtensions: true,
      rootDir: root,
      outDir: folder,
      // The package runs in browsers and in Node, so it must do without the types of both.
      types: [],
      typeRoots: [join(root, 'node_modules/@types')],
    },
    files: Object.values(entries).map((file) => join(root, `${file}.ts`)),
    include: [],
  };
  writeFileSync(config, JSON.stringify(options));
  await run(join(root, 'node_modules/.bin/tsc'), ['-p', config], { cwd: root }).catch(
    ({ stdout }: { readonly stdout: string }) => {
      throw new Error(`The engine does not compile by itself:\n${stdout}`);
    },
  );
  rmSync(config);
}

/**
 * Packs the engine with its exploration and its drawing as npm packs a library.
 * @param out the folder that gets the tarball
 * @returns the path of the tarball
 */
export async function packEngine(out: string): Promise<string> {
  mkdirSync(out, { recursive: true });
  const cache = join(root, '.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'engine-package-'));
  try {
    await compile(folder);
    writeFileSync(join(folder, 'package.json'), `${JSON.stringify(manifest(), null, 2)}\n`);
    for (const file of ['README.md', 'LICENSE']) {
      copyFileSync(join(root, 'machines/engine', file), join(folder, file));
    }
    const pack = ['pack', '--json', '--ignore-scripts', '--offline', '--pack-destination', resolve(out)];
    const { stdout } = await run('npm', pack, { cwd: folder });
    const [{ filename }] = JSON.parse(stdout) as [{ readonly filename: string }];
    return join(resolve(out), filename);
  } finally {
    rmSync(folder, { recursive: true });
  }
}
