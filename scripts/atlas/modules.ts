import { existsSync, readFileSync } from 'node:fs';
import path from 'node:path';
import { parseSync } from 'oxc-parser';

/** A node of a parsed file. */
export interface SourceNode {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [part: string]: unknown;
}

export const isNode = (value: unknown): value is SourceNode =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

/** Where a name comes from: another file of the project, under another name perhaps. */
interface Imported {
  readonly file: string;
  readonly name: string;
}

/** One file of a version: what it declares at its top, and what it takes from other files of the project. */
export interface SourceModule {
  readonly file: string;
  readonly text: string;
  readonly body: readonly SourceNode[];
  readonly declared: ReadonlyMap<string, SourceNode>;
  readonly imported: ReadonlyMap<string, Imported>;
  readonly exported: readonly string[];
}

/** Something that a file declares. */
export interface Declared {
  readonly module: SourceModule;
  readonly name: string;
  readonly node: SourceNode;
}

/** The files of one version of the project, parsed when they are asked for. */
export class SourceModules {
  readonly #root: string;
  readonly #known = new Map<string, SourceModule | undefined>();

  constructor(root: string) {
    this.#root = root;
  }

  /** A file by its path from the root; nothing when there is none, or it is no TypeScript that can be read. */
  at(file: string): SourceModule | undefined {
    if (!this.#known.has(file)) this.#known.set(file, this.#read(file));
    return this.#known.get(file);
  }

  #read(file: string): SourceModule | undefined {
    const whole = path.join(this.#root, file);
    if (!existsSync(whole)) return undefined;
    const text = readFileSync(whole, 'utf8');
    const { program, errors } = parseSync(file, text);
    if (errors.length > 0) return undefined;
    const body = program.body as unknown as readonly SourceNode[];
    return {
      file,
      text,
      body,
      declared: new Map(body.flatMap(declarationsIn)),
      imported: new Map(body.flatMap((node) => importsIn(file, node))),
      exported: body.flatMap((node) =>
        node.type === 'ExportNamedDeclaration' ? declarationsIn(node).map(([name]) => name) : [],
      ),
    };
  }

  /** What a name stands for in a file, wherever that is declared. Nothing for what comes from a package, or is no name of the file's own. */
  find(module: SourceModule, name: string): Declared | undefined {
    const node = module.declared.get(name);
    if (node) return { module, name, node };
    const imported = module.imported.get(name);
    const other = imported && this.at(imported.file);
    return imported && other ? this.find(other, imported.name) : undefined;
  }
}

/** The path from the root of a file that another one names. */
export function fileNamed(from: string, specifier: unknown): string | undefined {
  if (typeof specifier !== 'string' || !specifier.startsWith('.')) return undefined;
  return path.posix.normalize(path.posix.join(path.posix.dirname(from), specifier));
}

const nameOf = (node: unknown): string | undefined =>
  isNode(node) && node.type === 'Identifier' ? String(node.name) : undefined;

/** What a statement declares, by its name: a value with what it is set to, a function, a class. */
function declarationsIn(statement: SourceNode): readonly (readonly [string, SourceNode])[] {
  if (statement.type === 'ExportNamedDeclaration') {
    return isNode(statement.declaration) ? declarationsIn(statement.declaration) : [];
  }
  if (statement.type === 'VariableDeclaration') {
    return (statement.declarations as readonly SourceNode[]).flatMap(({ id, init }) => {
      const name = nameOf(id);
      return name !== undefined && isNode(init) ? [[name, init] as const] : [];
    });
  }
  const name = nameOf(statement.id);
  const isCode = statement.type === 'FunctionDeclaration' || statement.type === 'ClassDeclaration';
  return isCode && name !== undefined ? [[name, statement]] : [];
}

function importsIn(file: string, statement: SourceNode): readonly (readonly [string, Imported])[] {
  const source = isNode(statement.source) ? fileNamed(file, statement.source.value) : undefined;
  if (statement.type !== 'ImportDeclaration' || source === undefined) return [];
  return (statement.specifiers as readonly SourceNode[]).flatMap(({ local, imported }) => {
    const name = nameOf(local);
    return name === undefined ? [] : [[name, { file: source, name: nameOf(imported) ?? name }] as const];
  });
}
