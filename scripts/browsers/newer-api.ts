import type { Identifier } from '@mdn/browser-compat-data';
import { type Expression, type PrivateIdentifier, parseSync, Visitor } from 'oxc-parser';
import type { Served } from './served.ts';
import { api, builtins, missingIn } from './support.ts';

/** Something that a browser served does not have. */
export interface Newer {
  /** As it is written: `Promise.withResolvers`, `.toSorted`, `Iterator`. */
  readonly name: string;
  readonly missing: readonly string[];
}

/** What something has, by name. */
const featuresIn = (feature: Identifier | undefined): readonly (readonly [string, Identifier])[] =>
  Object.entries(feature ?? {}).flatMap(([name, part]) =>
    name === '__compat' ? [] : [[name, part as Identifier] as const],
  );

const owners: ReadonlyMap<string, Identifier> = new Map([
  ...featuresIn(api),
  ...featuresIn(builtins),
  ...featuresIn(api.Window),
]);

/** Every method and property of what browsers have, by name, with the feature of each owner. */
const members = new Map<string, Identifier[]>();
for (const [, owner] of [...featuresIn(api), ...featuresIn(builtins)])
  for (const [name, member] of featuresIn(owner)) {
    const bare = name.replace(/_static$/, '');
    members.set(bare, [...(members.get(bare) ?? []), member]);
  }

const scopes = new Set(['window', 'globalThis', 'self']);

/**
 * What a script names that not every browser served has: a global, a property of a global, and a method whose every owner
 * among what browsers have is too new. What the script
 * tests for before it uses it is passed over, and so is a method that it defines itself.
 */
export function newerApi(file: string, code: string, served: readonly Served[]): readonly Newer[] {
  const { program, errors } = parseSync(file, code);
  if (errors.length > 0) throw new Error(`${file}: ${errors[0]?.message}`);
  const declared = new Set<string>();
  const defined = new Set<string>();
  const globals = new Set<string>();
  const statics = new Set<string>();
  const properties = new Set<string>();
  const called = new Set<string>();
  const tested = new Set<string>();

  const declare = (id: { readonly name?: unknown } | null | undefined) => {
    if (typeof id?.name === 'string') declared.add(id.name);
  };
  const test = (condition: Expression | PrivateIdentifier) => {
    const name = condition.type === 'MemberExpression' ? condition.property : condition;
    if (name.type === 'Identifier') tested.add(name.name);
    if (name.type === 'Literal' && typeof name.value === 'string') tested.add(name.value);
    // The build writes every string with backticks.
    if (name.type === 'TemplateLiteral') for (const { value } of name.quasis) tested.add(value.raw);
  };
  new Visitor({
    VariableDeclarator: ({ id }) => declare('name' in id ? id : null),
    FunctionDeclaration: ({ id }) => declare(id),
    ClassDeclaration: ({ id }) => declare(id),
    MethodDefinition: ({ key }) => {
      if (key.type === 'Identifier') defined.add(key.name);
    },
    Property: ({ key, computed }) => {
      if (!computed && key.type === 'Identifier') defined.add(key.name);
    },
    UnaryExpression: ({ operator, argument }) => {
      if (operator === 'typeof' || operator === '!') test(argument);
    },
    BinaryExpression: ({ operator, left }) => {
      if (operator === 'in') test(left);
    },
    IfStatement: (node) => test(node.test),
    ConditionalExpression: (node) => test(node.test),
    LogicalExpression: ({ left }) => test(left),
    Identifier: ({ name }) => {
      globals.add(name);
    },
    CallExpression: ({ callee }) => {
      if (callee.type === 'MemberExpression' && callee.property.type === 'Identifier')
        called.add(callee.property.name);
    },
    MemberExpression: (node) => {
      if (node.computed || node.property.type !== 'Identifier') return;
      const { name } = node.property;
      properties.add(name);
      if (node.object.type === 'Identifier') statics.add(`${node.object.name}.${name}`);
    },
  }).visit(program);

  const found = new Map<string, readonly string[]>();
  const judge = (name: string, features: readonly (Identifier | undefined)[]) => {
    if (tested.has(name.slice(name.lastIndexOf('.') + 1))) return;
    const lacking = features.map((feature) => (feature ? missingIn(feature, served) : []));
    const [first = []] = lacking;
    if (lacking.every((missing) => missing.length > 0)) found.set(name, first);
  };
  for (const name of globals)
    if (owners.has(name) && ![declared, defined, properties].some((names) => names.has(name)))
      judge(name, [owners.get(name)]);
  for (const name of statics) {
    const [owner = '', property = ''] = name.split('.');
    if (scopes.has(owner) && owners.has(property)) judge(name, [owners.get(property)]);
    const known = declared.has(owner) ? undefined : owners.get(owner);
    const feature = known?.[`${property}_static`] ?? (builtins[owner] ? known?.[property] : undefined);
    if (feature) judge(name, [feature]);
  }
  for (const name of called) {
    const features = members.get(name);
    if (features && !defined.has(name)) judge(`.${name}`, features);
  }
  return [...found].map(([name, missing]) => ({ name, missing }));
}
