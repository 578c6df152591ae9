import { freeNames } from './free-names.ts';
import {
  type Declared,
  fileNamed,
  isNode,
  type SourceModule,
  type SourceModules,
  type SourceNode,
} from './modules.ts';
import { nodesIn, shapeOf } from './shape.ts';

/** The engine is the same for all journeys, and messages are told one by one. */
const isLeftOut = (file: string): boolean => file.startsWith('machines/') || file === 'content/notices.ts';

/** Names of what a node reaches for in other things. */
const membersIn = (node: SourceNode): readonly string[] =>
  [...nodesIn(node)].flatMap(({ type, computed, property }) =>
    type === 'MemberExpression' && computed !== true && isNode(property) ? [String(property.name)] : [],
  );

/** The files that a node fetches when it runs. */
const fetchedBy = (module: SourceModule, node: SourceNode): readonly string[] =>
  [...nodesIn(node)].flatMap(({ type, source }) =>
    type === 'ImportExpression' && isNode(source) ? (fileNamed(module.file, source.value) ?? []) : [],
  );

/**
 * Everything of the project that a node calls or reads, and what that calls or reads, by `file name` with its shape.
 * Of a file that is fetched when it runs, it is what the node mentions by name.
 * @param told nodes that are compared piece by piece already
 */
export function usesOf(
  modules: SourceModules,
  module: SourceModule,
  node: SourceNode,
  told: ReadonlySet<SourceNode>,
): Readonly<Record<string, string>> {
  const mentioned = new Set(membersIn(node));
  const found = new Map<string, string>();
  const follow = (from: SourceModule, part: SourceNode): void => {
    for (const name of freeNames(part)) note(modules.find(from, name));
    for (const file of fetchedBy(from, part)) {
      const fetched = modules.at(file);
      const exported = fetched?.exported ?? [];
      const named = exported.filter((name) => mentioned.has(name));
      for (const name of named.length > 0 ? named : exported) if (fetched) note(modules.find(fetched, name));
    }
  };
  const note = (declared: Declared | undefined): void => {
    if (!declared || declared.node === node || told.has(declared.node)) return;
    if (isLeftOut(declared.module.file)) return;
    const key = `${declared.module.file} ${declared.name}`;
    if (found.has(key)) return;
    found.set(key, shapeOf(declared.node));
    follow(declared.module, declared.node);
  };
  follow(module, node);
  return Object.fromEntries([...found].toSorted(([a], [b]) => (a < b ? -1 : 1)));
}
