import { type Changing, dropEach, type Node, short, sourceOf, type Visitor } from './change.ts';

/** Operators that are taken for one another. */
const otherOperators: Readonly<Record<string, string>> = {
  '===': '!==',
  '!==': '===',
  '>': '>=',
  '>=': '>',
  '<': '<=',
  '<=': '<',
  '&&': '||',
  '||': '&&',
};
const otherMethods: Readonly<Record<string, string>> = { some: 'every', every: 'some' };

function exchangeOperator(changing: Changing, node: Node): void {
  const other = otherOperators[String(node.operator)];
  if (other === undefined) return;
  const [left, right] = [node.left as Node, node.right as Node];
  const between = changing.text.slice(left.end, right.start);
  changing.change(
    { start: left.end, end: right.start },
    between.replace(String(node.operator), other),
    `${short(changing, node)}: ${String(node.operator)} is ${other}`,
  );
}

/** What is left of `a && b` and `a || b` once the last part is forgotten. */
function weaken(changing: Changing, node: Node): void {
  const [left, right] = [node.left as Node, node.right as Node];
  if (node.operator !== '&&' && node.operator !== '||') return;
  changing.change(
    { start: left.start, end: right.end },
    sourceOf(changing, left),
    `${short(changing, node)}: without ${short(changing, right)}`,
  );
}

function exchangeBranches(changing: Changing, node: Node): void {
  const [yes, no] = [node.consequent as Node, node.alternate as Node];
  const between = changing.text.slice(yes.end, no.start);
  changing.change(
    { start: yes.start, end: no.end },
    `${sourceOf(changing, no)}${between}${sourceOf(changing, yes)}`,
    `${short(changing, node)}: the branches are swapped`,
  );
}

/** The list behind `as const` and `satisfies`. */
const bare = (node: Node): Node =>
  node.type === 'TSAsExpression' || node.type === 'TSSatisfiesExpression'
    ? bare(node.expression as Node)
    : node;

/** Leaves out each row of a list that has a name. */
function dropRows(changing: Changing, node: Node): void {
  const initial = node.init as Node | null;
  if (!initial) return;
  const list = bare(initial);
  if (list.type !== 'ArrayExpression') return;
  const name = (node.id as { readonly name?: string }).name ?? '';
  const rows = list.elements as readonly Node[];
  if (rows.length > 1) dropEach(changing, rows, name);
}

/** The line on which a node stands, so that a bare number says where it is. */
function lineOf({ text }: Changing, { start, end }: Node): string {
  const from = text.lastIndexOf('\n', start) + 1;
  const to = text.indexOf('\n', end);
  return text
    .slice(from, to < 0 ? text.length : to)
    .trim()
    .slice(0, 60);
}

/** Moves a bound by one. The version of a journey is no bound: saved answers carry it, and none is older than the first. */
function moveBound(changing: Changing, node: Node): void {
  const line = lineOf(changing, node);
  if (typeof node.value !== 'number' || line.startsWith('version:')) return;
  changing.change(node, String(node.value + 1), `${node.value} is ${node.value + 1} in “${line}”`);
}

function negateCondition(changing: Changing, node: Node): void {
  const test = node.test as Node;
  changing.change(test, `!(${sourceOf(changing, test)})`, `if (${short(changing, test)}) is negated`);
}

function unnegate(changing: Changing, node: Node): void {
  if (node.operator !== '!') return;
  const argument = node.argument as Node;
  changing.change({ start: node.start, end: argument.start }, '', `${short(changing, node)} is not negated`);
}

/** Leaves out a call whose answer nobody looks at. */
function dropCall(changing: Changing, node: Node): void {
  const expression = node.expression as Node;
  const called = expression.type === 'AwaitExpression' ? (expression.argument as Node) : expression;
  if (called.type === 'CallExpression')
    changing.change(node, ';', `${short(changing, called)} is not called`);
}

function exchangeMethod(changing: Changing, node: Node): void {
  const { property } = node.callee as { readonly property?: Node };
  const name = String(property?.name);
  const other = otherMethods[name];
  if (property && other) changing.change(property, other, `${short(changing, node)}: ${name} is ${other}`);
}

/** Changes to what is worked out: operators, bounds, conditions, branches, lists, and calls that are not made. */
export const expressionChanges: readonly Visitor[] = [
  ['BinaryExpression', exchangeOperator],
  ['LogicalExpression', exchangeOperator],
  ['LogicalExpression', weaken],
  ['UnaryExpression', unnegate],
  ['Literal', moveBound],
  ['ConditionalExpression', exchangeBranches],
  ['IfStatement', negateCondition],
  ['ExpressionStatement', dropCall],
  ['CallExpression', exchangeMethod],
  ['VariableDeclarator', dropRows],
];
