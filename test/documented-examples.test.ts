import { execFile } from 'node:child_process';
import { globSync, mkdirSync, mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join, relative } from 'node:path';
import { promisify } from 'node:util';
import { describe, expect, test } from 'vitest';

const root = join(import.meta.dirname, '..');
const { scripts } = JSON.parse(readFileSync(join(root, 'package.json'), 'utf8')) as {
  readonly scripts: Readonly<Record<string, string>>;
};
const pages = ['*.md', '{docs,contract,content,machines,journeys,src,gateway,test}/**/*.md']
  .flatMap((pattern) => globSync(pattern, { cwd: root }))
  .map((page) => ({ page, text: readFileSync(join(root, page), 'utf8') }));

interface Example {
  readonly page: string;
  readonly code: string;
}

const examplesIn = ({ page, text }: { page: string; text: string }): readonly Example[] =>
  [...text.matchAll(/^( *)```tsx?\n(.*?)^\1```$/gms)].map(([, , code = '']) => ({ page, code }));

const examples = pages.flatMap(examplesIn);
/** One of each kind of example that must not compile. */
const mistaken: readonly Example[] = [
  'asks: { access: radios(1); }',
  "import { handel } from './http/routes.ts';",
  "import { handle } from './http/roots.ts';",
  'export const orders = (db: unknown) => ownWorksOrder(db);',
  'export const count: number = "one";',
].map((code) => ({ page: 'gateway/README.md', code }));

/** What the compiler says about each example, compiled as a module beside its page; empty where it compiles. */
async function compileErrors(all: readonly Example[]): Promise<readonly string[]> {
  const cache = join(root, '.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'examples-'));
  const nameOf = ({ page }: Example, index: number) => `${page.replace(/\W/g, '-')}-${index}.ts`;
  try {
    for (const [index, example] of all.entries()) {
      const away = relative(folder, join(root, dirname(example.page)));
      const moved = example.code.replace(
        /(from ')(\.[^']*)(')/g,
        (_, from, path, end) => `${from}${join(away, path)}${end}`,
      );
      writeFileSync(join(folder, nameOf(example, index)), `${moved}\nexport {};\n`);
    }
    const config = {
      extends: '../../tsconfig.json',
      include: ['*.ts', '../../node_modules/vite/client.d.ts'],
    };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
    const compiler = join(root, 'node_modules/.bin/tsc');
    const output = await promisify(execFile)(compiler, ['--noEmit', '--singleThreaded', '-p', folder], {
      cwd: root,
    }).then(
      () => '',
      ({ stdout }: { readonly stdout: string }) => stdout,
    );
    const errors = output.split('\n').filter((line) => line.startsWith('.cache/'));
    return all.map((example, index) =>
      errors.filter((line) => line.includes(`/${nameOf(example, index)}`)).join('\n'),
    );
  } finally {
    rmSync(folder, { recursive: true });
  }
}

/** The source of the script that a command of package.json runs; nothing for another program. */
function sourceOf(command: string): string | undefined {
  const [, script] = /node (scripts\/[\w-]+)\.ts/.exec(scripts[command] ?? '') ?? [];
  if (script === undefined) return undefined;
  const own = readFileSync(join(root, `${script}.ts`), 'utf8');
  // Scripts that take the same options read them in one place.
  const shared = [...own.matchAll(/from '\.\/([\w-]+\.ts)'/g)].map(([, file]) => `scripts/${file}`);
  const files = [...shared, ...globSync(`${script}/*.ts`, { cwd: root })];
  return [own, ...files.map((file) => readFileSync(join(root, file), 'utf8'))].join('\n');
}

/** Whether a script takes an option. */
const hasOption = (source: string, option: string): boolean =>
  new RegExp(`'--${option}[' ]|^  ${option}: (flag|text),`, 'm').test(source);

/** What the commands of a text name that does not exist. */
const unknownCommands = (text: string): readonly string[] =>
  [...text.matchAll(/npm run (?:-s )?([\w-]+)([^`|#\n]*)/g)].flatMap(([, command = '', rest = '']) => {
    if (!(command in scripts)) return [`there is no npm run ${command}`];
    const source = sourceOf(command);
    const options = [...rest.replace(/^\s+--\s/, ' ').matchAll(/(?<=\s)--([\w-]+)/g)].map(
      ([, name = '']) => name,
    );
    return options
      .filter((option) => source === undefined || !hasOption(source, option))
      .map((option) => `npm run ${command} takes no --${option}`);
  });

// Together, because most of the time goes into the modules that examples import.
let compiled: Promise<readonly string[]> | undefined;
const errorsOfAll = () => (compiled ??= compileErrors([...examples, ...mistaken]));

describe('the documentation', () => {
  test('has examples that compile', async () => {
    expect(examples.length).toBeGreaterThan(0);
    const errors = (await errorsOfAll()).slice(0, examples.length);
    expect(errors.filter((error) => error !== '')).toEqual([]);
  });

  test('names only commands and options that exist', () => {
    expect(
      pages.flatMap(({ page, text }) => unknownCommands(text).map((what) => `${page}: ${what}`)),
    ).toEqual([]);
  });

  test('links only to files and headings that exist', () => {
    const headings = new Map(
      pages.map(({ page, text }) => [
        page,
        [...text.matchAll(/^#+ (.*)$/gm)].map(([, title = '']) =>
          title
            .toLowerCase()
            .replace(/[^\w\s-]/g, '')
            .replace(/ /g, '-'),
        ),
      ]),
    );
    const broken = pages.flatMap(({ page, text }) =>
      [...text.matchAll(/\]\((?!https?:)([^)#\s]*)(?:#([^)]*))?\)/g)]
        .filter(([, file = '', heading]) => {
          const target = file === '' ? page : join(dirname(page), file);
          if (globSync(target, { cwd: root }).length === 0) return true;
          return heading !== undefined && headings.get(target)?.includes(heading) === false;
        })
        .map(([link]) => `${page}: ${link}`),
    );
    expect(broken).toEqual([]);
  });
});

describe('the check itself', () => {
  test('finds every kind of example that does not compile', async () => {
    const errors = (await errorsOfAll()).slice(examples.length);
    expect(errors).toHaveLength(mistaken.length);
    expect(mistaken.filter((_, index) => errors[index] === '')).toEqual([]);
  });

  test('finds unknown commands and options', () => {
    const text =
      'Use `npm run path`, `npm run paths -- --flaw repair` or `npm run -s paths -- --flow repair`.';
    expect(unknownCommands(text)).toEqual(['there is no npm run path', 'npm run paths takes no --flaw']);
  });
});
