import { globSync } from 'node:fs';
import {
  type CodeBook,
  codeKey,
  type SectionName,
  type SourceCode,
} from '../../src/atlas/changes/model/description.ts';
import { isNode, type SourceModule, SourceModules, type SourceNode } from './modules.ts';
import { shapeOf } from './shape.ts';
import { usesOf } from './uses.ts';

/** An expression with the file in which it stands. */
interface Placed {
  readonly module: SourceModule;
  readonly node: SourceNode;
}

const keyOf = ({ key }: SourceNode): string =>
  isNode(key) ? String(key.type === 'Identifier' ? key.name : key.value) : '';

/** An object that is written out, or made from one by a call or under another name. */
function membersOf(modules: SourceModules, { module, node }: Placed): ReadonlyMap<string, Placed> {
  switch (node.type) {
    case 'ObjectExpression':
      return new Map(
        (node.properties as readonly SourceNode[]).flatMap((property) => {
          if (property.type !== 'SpreadElement') return [[keyOf(property), { module, node: property.value }]];
          return isNode(property.argument)
            ? [...membersOf(modules, { module, node: property.argument })]
            : [];
        }) as [string, Placed][],
      );
    case 'Identifier': {
      const declared = modules.find(module, String(node.name));
      return declared && declared.node !== node ? membersOf(modules, declared) : new Map();
    }
    case 'CallExpression': {
      const given = (node.arguments as readonly SourceNode[]).find(({ type }) => type === 'ObjectExpression');
      return given ? membersOf(modules, { module, node: given }) : new Map();
    }
    case 'TSAsExpression':
    case 'TSSatisfiesExpression':
      return isNode(node.expression) ? membersOf(modules, { module, node: node.expression }) : new Map();
    default:
      return new Map();
  }
}

/** What is meant: a name of something declared elsewhere stands for it. */
function meant(modules: SourceModules, placed: Placed): Placed {
  if (placed.node.type !== 'Identifier') return placed;
  return modules.find(placed.module, String(placed.node.name)) ?? placed;
}

/** Whether some members of an object are made by a call, so that they cannot be told apart in the source. */
function isMade(modules: SourceModules, placed: Placed): boolean {
  const { module, node } = meant(modules, placed);
  if (node.type !== 'ObjectExpression') return true;
  return (node.properties as readonly SourceNode[]).some(
    ({ type, argument }) =>
      type === 'SpreadElement' &&
      isNode(argument) &&
      membersOf(modules, { module, node: argument }).size === 0,
  );
}

/** The definition of a journey in the source: the object with its id, its steps and its rules. */
function definitionOf(
  modules: SourceModules,
  root: string,
  id: string,
): ReadonlyMap<string, Placed> | undefined {
  for (const file of globSync('journeys/**/*.ts', { cwd: root }).toSorted()) {
    const module = modules.at(file.replaceAll('\\', '/'));
    for (const node of module?.declared.values() ?? []) {
      const members = module ? membersOf(modules, { module, node }) : undefined;
      if (members?.get('id')?.node.value === id && members.has('steps') && members.has('rules'))
        return members;
    }
  }
  return undefined;
}

/**
 * The code of the rules, questions, operations and outcomes of a journey, found in the source of a version, with all that
 * it calls or reads. Empty, with a remark, when the definition cannot be found there.
 */
export function codeBookOf(root: string, id: string, remark: (sentence: string) => void): CodeBook {
  const modules = new SourceModules(root);
  const definition = definitionOf(modules, root, id);
  if (!definition) {
    remark(
      `${id}: its code was compared without what it calls, because its definition was not found in the source.`,
    );
    return {};
  }
  const told = new Set(
    ['questions', 'rules', 'operations'].flatMap((name) => {
      const placed = definition.get(name);
      return placed ? [meant(modules, placed).node] : [];
    }),
  );
  const codeOf = (...parts: readonly Placed[]): SourceCode => {
    const found = parts.map((part) => meant(modules, part));
    return {
      text: found
        .map(({ module, node }) => module.text.slice(node.start, node.end))
        .join('; ')
        .replace(/\s+/g, ' '),
      shape: found.map(({ node }) => shapeOf(node)).join(' '),
      uses: Object.assign({}, ...found.map(({ module, node }) => usesOf(modules, module, node, told))),
    };
  };
  /** Of an outcome that is written out, only what runs: the rest is told as it is. */
  const outcomeCode = (placed: Placed): SourceCode => {
    if (isMade(modules, placed)) return codeOf(placed);
    const parts = membersOf(modules, placed);
    return codeOf(...['when', 'learns', 'answers', 'notices'].flatMap((name) => parts.get(name) ?? []));
  };
  const members = (name: string) => {
    const placed = definition.get(name);
    return placed ? [...membersOf(modules, placed)] : [];
  };
  const coded = (section: SectionName, name: string, placed: Placed) =>
    [codeKey(section, name), codeOf(placed)] as const;
  const operations = members('operations').map(
    ([name, placed]) => [name, placed, membersOf(modules, placed)] as const,
  );
  const values = definition.get('values');
  return Object.fromEntries([
    ...members('questions').map(([name, placed]) => coded('questions', name, placed)),
    ...members('rules').map(([name, placed]) => coded('rules', name, placed)),
    ...operations.flatMap(([name, whole, parts]) => {
      const [run, outcomes] = [parts.get('run'), parts.get('outcomes')];
      const own = outcomes && isMade(modules, outcomes) ? whole : run;
      return [
        ...(own ? [coded('operations', name, own)] : []),
        ...(outcomes ? [...membersOf(modules, outcomes)] : []).map(
          ([outcome, placed]) => [codeKey('outcomes', `${name}: ${outcome}`), outcomeCode(placed)] as const,
        ),
      ];
    }),
    ...(values ? [coded('journey', 'values', values)] : []),
  ]);
}
