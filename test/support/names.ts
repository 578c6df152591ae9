import { parseSync, Visitor } from 'oxc-parser';
import type { Source } from './sources.ts';

/** A name that a file gives to something. */
export interface Name {
  readonly name: string;
  readonly kind: 'file' | 'export' | 'member';
  /** Path of the file, from the root. */
  readonly path: string;
}

interface Declared {
  readonly id?: { readonly name?: string } | null;
  readonly init?: { readonly type: string } | null;
}

interface Statement extends Declared {
  readonly type: string;
  readonly declaration?: Statement | null;
  readonly declarations?: readonly Declared[];
}

/** The name of a file without its folder and its endings. */
const fileName = (path: string): string => (path.split('/').at(-1) ?? '').replace(/\..*$/, '');

/** The names of a file: its own, those that it exports, and the members of its types. */
export function namesIn({ path, text }: Source): readonly Name[] {
  const { module, program } = parseSync(path, text);
  const exported = module.staticExports.flatMap(({ entries }) =>
    entries.flatMap(({ exportName: { name } }) => (name ? [name] : [])),
  );
  const members: string[] = [];
  const visit = ({ key }: { readonly key: unknown }) => {
    const { name, value } = key as { readonly name?: string; readonly value?: unknown };
    if (name) members.push(name);
    else if (typeof value === 'string') members.push(value);
  };
  new Visitor({ TSPropertySignature: visit, TSMethodSignature: visit }).visit(program);
  return [
    { name: fileName(path), kind: 'file', path },
    ...[...new Set(exported)].map((name) => ({ name, kind: 'export' as const, path })),
    ...[...new Set(members)].map((name) => ({ name, kind: 'member' as const, path })),
  ];
}

/** The functions that a file defines at its top level. */
export function helpersIn({ path, text }: Source): readonly string[] {
  const { program } = parseSync(path, text);
  const body = program.body as unknown as readonly Statement[];
  return body.flatMap((statement) => {
    const { type, id, declarations = [] } = statement.declaration ?? statement;
    if (type === 'FunctionDeclaration') return id?.name ?? [];
    return declarations.flatMap((each) =>
      /Function/.test(each.init?.type ?? '') ? (each.id?.name ?? []) : [],
    );
  });
}

/** The words of a name in small letters: `toldWay`, `ToldWay` and `told-way` are `told` and `way`. */
export const wordsOf = (name: string): readonly string[] =>
  name
    .replace(/([a-z0-9])([A-Z])/g, '$1 $2')
    .split(/[^A-Za-z0-9]+/)
    .filter((word) => word !== '')
    .map((word) => word.toLowerCase());
