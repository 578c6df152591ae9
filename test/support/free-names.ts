/** A node of a parsed file. */
export interface SourceNode {
  readonly type: string;
  readonly [part: string]: unknown;
}

const isNode = (value: unknown): value is SourceNode =>
  typeof value === 'object' && value !== null && typeof (value as { type?: unknown }).type === 'string';

/** Parts of a node that hold types. */
const typeParts = new Set([
  'typeAnnotation',
  'typeParameters',
  'typeArguments',
  'returnType',
  'superTypeArguments',
]);

/** The parts of a node that matter when it runs, by their names. */
const partsOf = (node: SourceNode): readonly (readonly [string, unknown])[] =>
  Object.entries(node).filter(([name]) => !typeParts.has(name));

/** Every node in something, itself included; types are left out. */
function* nodesIn(value: unknown): Generator<SourceNode> {
  if (Array.isArray(value)) for (const part of value) yield* nodesIn(part);
  if (!isNode(value)) return;
  yield value;
  for (const [, part] of partsOf(value)) yield* nodesIn(part);
}

const isFunction = ({ type }: SourceNode): boolean => /Function(?:Expression|Declaration)$/.test(type);

/** The names that a pattern gives to what it is matched with. */
function boundBy(pattern: unknown): readonly string[] {
  if (!isNode(pattern)) return [];
  switch (pattern.type) {
    case 'Identifier':
      return [String(pattern.name)];
    case 'ObjectPattern':
      return (pattern.properties as readonly SourceNode[]).flatMap((property) =>
        boundBy(property.type === 'RestElement' ? property : property.value),
      );
    case 'ArrayPattern':
      return (pattern.elements as readonly unknown[]).flatMap(boundBy);
    case 'AssignmentPattern':
      return boundBy(pattern.left);
    case 'RestElement':
      return boundBy(pattern.argument);
    default:
      return [];
  }
}

/** The names that a function brings with it: its own, its parameters, and what is declared anywhere in it. */
function boundIn(node: SourceNode): readonly string[] {
  const declared = [...nodesIn(node.body)].flatMap(({ type, id, param }) => {
    if (type === 'VariableDeclarator' || type === 'FunctionDeclaration') return boundBy(id);
    return type === 'CatchClause' ? boundBy(param) : [];
  });
  return [...boundBy(node.id), ...(node.params as readonly unknown[]).flatMap(boundBy), ...declared];
}

/** Names that stand for a part of something else. */
const isLabelled = new Set(['MemberExpression', 'Property', 'PropertyDefinition', 'MethodDefinition']);

/** The names that a node takes from around it. */
export function* freeNames(value: unknown, bound: ReadonlySet<string> = new Set()): Generator<string> {
  if (Array.isArray(value)) for (const part of value) yield* freeNames(part, bound);
  if (!isNode(value)) return;
  if (value.type === 'Identifier') {
    const name = String(value.name);
    if (!bound.has(name)) yield name;
    return;
  }
  const within = isFunction(value) ? new Set([...bound, ...boundIn(value)]) : bound;
  for (const [name, part] of partsOf(value)) {
    const isLabel =
      isLabelled.has(value.type) && value.computed !== true && (name === 'key' || name === 'property');
    if (!isLabel) yield* freeNames(part, within);
  }
}
