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

/** What the compiler says about the examples, each compiled as a module beside its page. */
async function compileErrors(examples: readonly Example[]): Promise<string> {
  const cache = join(root, '.cache');
  mkdirSync(cache, { recursive: true });
  const folder = mkdtempSync(join(cache, 'examples-'));
  try {
    for (const [index, { page, code }] of examples.entries()) {
      const away = relative(folder, join(root, dirname(page)));
      const moved = code.replace(
        /(from ')(\.[^']*)(')/g,
        (_, from, path, end) => `${from}${join(away, path)}${end}`,
      );
      writeFileSync(join(folder, `${page.replace(/\W/g, '-')}-${index}.ts`), `${moved}\nexport {};\n`);
    }
    const config = {
      extends: '../../tsconfig.json',
      include: ['*.ts', '../../node_modules/vite/client.d.ts'],
    };
    writeFileSync(join(folder, 'tsconfig.json'), JSON.stringify(config));
    const compiler = join(root, 'node_modules/.bin/tsc');
    return await promisify(execFile)(compiler, ['--noEmit', '-p', folder], { cwd: root }).then(
      () => '',
      ({ stdout }: { readonly stdout: string }) =>
        stdout
          .split('\n')
          .filter((line) => line.startsWith('.cache/'))
          .join('\n'),
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

describe('the documentation', () => {
  test('has examples that compile', async () => {
    const examples = pages.flatMap(examplesIn);
    expect(examples.length).toBeGreaterThan(0);
    expect(await compileErrors(examples)).toBe('');
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
  const page = 'gateway/README.md';

  test('finds every kind of example that does not compile', async () => {
    const examples = [
      'asks: { access: radios(1); }',
      "import { handel } from './http/routes.ts';",
      "import { handle } from './http/roots.ts';",
      'export const orders = (db: unknown) => ownWorksOrder(db);',
      'export const count: number = "one";',
    ].map((code) => ({ page, code }));
    const errors = await compileErrors(examples);
    expect(examples.filter((_, index) => !errors.includes(`gateway-README-md-${index}.ts`))).toEqual([]);
  });

  test('finds unknown commands and options', () => {
    const text =
      'Use `npm run path`, `npm run paths -- --flaw repair` or `npm run -s paths -- --flow repair`.';
    expect(unknownCommands(text)).toEqual(['there is no npm run path', 'npm run paths takes no --flaw']);
  });
});
