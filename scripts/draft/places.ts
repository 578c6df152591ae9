import { globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { parseSync, Visitor } from 'oxc-parser';
import type { JourneyEdit } from '../../src/atlas/draft/model/draft.ts';
import { type Node, propertyName } from '../mutants/change.ts';

/** What takes the place of a stretch of a file. */
export interface Replacement {
  /** From the root of the project. */
  readonly file: string;
  readonly start: number;
  readonly end: number;
  readonly text: string;
}

interface Source {
  readonly file: string;
  /** Every property of every object, from the outside in. */
  readonly properties: readonly Node[];
  /** The number that each constant stands for, where it is one. */
  readonly numbers: ReadonlyMap<string, Node>;
}

const sourceIn = (root: string, file: string): Source => {
  const text = readFileSync(join(root, file), 'utf8');
  const properties: Node[] = [];
  const numbers = new Map<string, Node>();
  const note = ({ id, init }: { readonly id: { readonly name?: string }; readonly init: Node | null }) => {
    if (id.name && init && typeof init.value === 'number') numbers.set(id.name, init);
  };
  const visitors = [
    ['Property', (node: Node) => properties.push(node)],
    ['VariableDeclarator', note],
  ];
  new Visitor(Object.fromEntries(visitors)).visit(parseSync(file, text).program);
  return { file, properties, numbers };
};

const sourcesIn = (root: string, pattern: string): readonly Source[] =>
  globSync(pattern, { cwd: root })
    .filter((file) => !file.endsWith('.test.ts'))
    .toSorted()
    .map((file) => sourceIn(root, file));

/** The folder of a journey, by the id that its definition has; nothing where there is none. */
function folderOf(root: string, journey: string): string | undefined {
  const isId = new RegExp(`^\\s+id: '${journey}',$`, 'm');
  const file = globSync('journeys/*/journey.ts', { cwd: root }).find((each) =>
    isId.test(readFileSync(join(root, each), 'utf8')),
  );
  return file && dirname(file);
}

/** Stands for what is worked out when the file runs, which equals nothing. */
const workedOut = Symbol('worked out');

/** The value of an expression that is written out as data. */
function dataOf(node: Node | undefined): unknown {
  if (node?.type === 'Literal') return node.value;
  if (node?.type === 'UnaryExpression' && node.operator === '-') {
    const value = dataOf(node.argument as Node);
    return typeof value === 'number' ? -value : workedOut;
  }
  if (node?.type === 'ArrayExpression') return (node.elements as readonly Node[]).map(dataOf);
  if (node?.type !== 'ObjectExpression') return workedOut;
  const properties = node.properties as readonly Node[];
  return Object.fromEntries(
    properties.map((each) =>
      each.type === 'Property' ? [propertyName(each), dataOf(each.value as Node)] : ['…', workedOut],
    ),
  );
}

const isWritten = (node: Node, value: unknown): boolean => sameData(dataOf(node), value);

function sameData(one: unknown, other: unknown): boolean {
  if (typeof one !== 'object' || one === null || typeof other !== 'object' || other === null)
    return one === other;
  const [own, others] = [Object.entries(one), Object.entries(other)];
  return (
    own.length === others.length && own.every(([name, value]) => sameData(value, Reflect.get(other, name)))
  );
}

/** Data as TypeScript; the formatter of the project lays it out. */
function asSource(value: unknown): string {
  if (Array.isArray(value)) return `[${value.map(asSource).join(', ')}]`;
  if (typeof value !== 'object' || value === null) return JSON.stringify(value);
  return `{ ${Object.entries(value)
    .map(([name, part]) => `${/^\w+$/.test(name) ? name : JSON.stringify(name)}: ${asSource(part)}`)
    .join(', ')} }`;
}

const put = ({ file }: Source, { start, end }: Node, value: unknown): Replacement => ({
  file,
  start,
  end,
  text: asSource(value),
});

/**
 * Where an edit is made in the sources, found by what stands there now. Nothing where that cannot be told for certain: it is
 * written with constants or functions, or the same is written at several places.
 * @param present the edit that would leave everything as it is
 */
export function locateEdit(
  root: string,
  journey: string,
  present: JourneyEdit,
  edit: JourneyEdit,
): Replacement | undefined {
  if (present.kind === 'text' && edit.kind === 'text') {
    return only(
      sourcesIn(root, 'content/notices.ts').flatMap((source) =>
        source.properties
          .filter((each) => propertyName(each) === edit.notice && isWritten(each.value as Node, present.text))
          .map((each) => put(source, each.value as Node, edit.text)),
      ),
    );
  }
  const folder = folderOf(root, journey);
  if (folder === undefined) return undefined;
  if (present.kind === 'rule' && edit.kind === 'rule') {
    return only(
      sourcesIn(root, `{${folder},journeys/shared}/**/*.ts`).flatMap((source) =>
        source.properties
          .filter(
            (each) => propertyName(each) === edit.rule && isWritten(each.value as Node, present.expression),
          )
          .map((each) => put(source, each.value as Node, edit.expression)),
      ),
    );
  }
  if (present.kind === 'bound' && edit.kind === 'bound')
    return locateLimit(root, folder, edit.question, present.limit, edit.limit);
  if (present.kind !== edit.kind || (edit.kind !== 'blocks' && edit.kind !== 'notices')) return undefined;
  return locateList(sourceIn(root, `${folder}/journey.ts`), present as typeof edit, edit);
}

const only = (found: readonly Replacement[]): Replacement | undefined =>
  found.length === 1 ? found[0] : undefined;

const propertiesIn = (node: unknown): readonly Node[] => {
  const { type, properties } = (node ?? {}) as { readonly type?: string; readonly properties?: Node[] };
  return type === 'ObjectExpression' ? (properties ?? []).filter((each) => each.type === 'Property') : [];
};

/** The list of a step; one that it does not have yet stands behind its address. */
function locateList(
  source: Source,
  present: Extract<JourneyEdit, { list: unknown }>,
  edit: Extract<JourneyEdit, { list: unknown }>,
): Replacement | undefined {
  const steps = source.properties.filter((each) => propertyName(each) === 'steps');
  const step = steps
    .flatMap((each) => propertiesIn(each.value))
    .find((each) => propertyName(each) === edit.step);
  const parts = propertiesIn(step?.value);
  const list = parts.find((each) => propertyName(each) === edit.kind);
  if (list) {
    const value = list.value as Node;
    return isWritten(value, present.list) ? put(source, value, edit.list) : undefined;
  }
  const route = parts.find((each) => propertyName(each) === 'route');
  if (!route || present.list.length > 0) return undefined;
  const { file } = source;
  return { file, start: route.end, end: route.end, text: `, ${edit.kind}: ${asSource(edit.list)}` };
}

/** A limit stands in the question, or in a constant that it names. */
function locateLimit(
  root: string,
  folder: string,
  question: string,
  was: number,
  limit: number,
): Replacement | undefined {
  const own = sourcesIn(root, `${folder}/**/*.ts`);
  const limits = own.flatMap((source) =>
    source.properties
      .filter((each) => propertyName(each) === question)
      .flatMap((each) =>
        source.properties
          .filter(
            (inner) => propertyName(inner) === 'limit' && inner.start > each.start && inner.end < each.end,
          )
          .map((inner) => [source, inner.value as Node] as const),
      ),
  );
  const [found, ...more] = limits;
  if (!found || more.length > 0) return undefined;
  const [source, value] = found;
  if (isWritten(value, was)) return put(source, value, limit);
  const name = (value as { readonly name?: string }).name;
  if (value.type !== 'Identifier' || name === undefined) return undefined;
  return only(
    [...own, ...sourcesIn(root, 'contract/**/*.ts')].flatMap((each) => {
      const number = each.numbers.get(name);
      return number && isWritten(number, was) ? [put(each, number, limit)] : [];
    }),
  );
}
