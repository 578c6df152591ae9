import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync } from 'oxc-parser';
import { expect, test } from 'vitest';
import { freeNames, type SourceNode } from './support/free-names.ts';

const root = join(import.meta.dirname, '..');
const pages = ['*.md', '{docs,contract,content,machines,journeys,src,gateway,test}/**/*.md'].flatMap(
  (pattern) => globSync(pattern, { cwd: root }),
);

interface Example {
  readonly page: string;
  readonly code: string;
}

const examplesIn = (page: string, text: string): readonly Example[] =>
  [...text.matchAll(/^```tsx?\n(.*?)^```$/gms)].map(([, code = '']) => ({ page, code }));

const isExported = (file: string, name: string): boolean =>
  parseSync(file, readFileSync(file, 'utf8')).module.staticExports.some(({ entries }) =>
    entries.some(({ exportName }) => exportName.name === name),
  );

/** The names that a statement at the top of a module declares. */
function declaredBy({ type, declaration }: SourceNode): readonly string[] {
  if (!type.startsWith('Export')) return [];
  const { id, declarations = [] } = declaration as {
    readonly id?: { readonly name: string };
    readonly declarations?: readonly { readonly id: { readonly name: string } }[];
  };
  return [...(id ? [id] : []), ...declarations.map((one) => one.id)].map(({ name }) => name);
}

/** What an example names that does not exist: it would not compile. */
function unknownIn({ page, code }: Example): readonly string[] {
  const { program, module, errors } = parseSync('example.ts', code);
  if (errors.length > 0) return errors.map(({ message }) => message);
  const imported = module.staticImports.flatMap(({ moduleRequest, entries }) =>
    entries.map((entry) => ({ ...entry, from: moduleRequest.value })),
  );
  const missing = imported.flatMap(({ from, importName: { name } }) => {
    const file = join(root, dirname(page), from);
    if (!from.startsWith('.')) return [];
    if (!existsSync(file)) return [`there is no ${from}`];
    return isExported(file, name ?? '') ? [] : [`${from} exports no ${name}`];
  });
  const body = program.body as unknown as readonly SourceNode[];
  const names = new Set([...imported.map(({ localName }) => localName.value), ...body.flatMap(declaredBy)]);
  const rest = body.filter(({ type }) => type !== 'ImportDeclaration');
  const unknown = [...new Set(freeNames(rest, names))].filter((name) => !(name in globalThis));
  return [...missing, ...unknown.map((name) => `there is no ${name}`)];
}

const examples = pages.flatMap((page) => examplesIn(page, readFileSync(join(root, page), 'utf8')));

test('every example in the documentation names only what exists', () => {
  expect(examples.length).toBeGreaterThan(0);
  const unknown = examples.flatMap((example) => unknownIn(example).map((what) => `${example.page}: ${what}`));
  expect(unknown).toEqual([]);
});

test.each([
  ['asks: { access: radios(1); }', /./],
  ["import { handel } from './http/routes.ts';", /exports no handel/],
  ["import { handle } from './http/roots.ts';", /there is no \.\/http\/roots\.ts/],
  ['export const orders = (db: unknown) => ownWorksOrder(db);', /there is no ownWorksOrder/],
])('an example that is wrong is found: %s', (code, what) => {
  expect(unknownIn({ page: 'gateway/README.md', code }).join()).toMatch(what);
});
