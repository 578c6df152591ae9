import { parseSync, Visitor } from 'oxc-parser';

/** A change that a journey's proof has to notice. */
export interface Mutant {
  /** File, change and place among its like: the same after lines were added elsewhere. */
  readonly id: string;
  /** Path from the root. */
  readonly path: string;
  readonly line: number;
  /** What changed, in a sentence. */
  readonly says: string;
  /** The whole file with the change. */
  readonly text: string;
}

interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [part: string]: unknown;
}

interface Change {
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
  readonly says: string;
}

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
const otherDestinations: Readonly<Record<string, string>> = {
  next: 'block',
  block: 'next',
  stay: 'next',
  restart: 'next',
};

/** Properties of a definition that may be left out, so that a journey without them still compiles. */
const optional = new Set([
  ...[
    'when',
    'load',
    'check',
    'blocks',
    'notices',
    'submit',
    'resets',
    'reviewWhenSkipped',
    'readOnly',
    'back',
  ],
  ...[
    'disableWhileInvalid',
    'confirmation',
    'secondaryActions',
    'preservedOnBack',
    'facts',
    'answers',
    'tone',
  ],
  ...['refetch', 'mutates', 'slow', 'faults', 'debounceMs', 'otherwise', 'silentBecause'],
]);
/** Lists of a definition from which an entry may be dropped. */
const lists = new Set([
  'load',
  'asks',
  'check',
  'blocks',
  'notices',
  'submit',
  'resets',
  'preservedOnBack',
  'dependsOn',
]);

const propertyName = (property: Node): string => {
  const key = property.key as { readonly name?: string; readonly value?: unknown } | undefined;
  return key?.name ?? (typeof key?.value === 'string' ? key.value : '');
};
const stringOf = (node: Node | undefined): string | undefined =>
  node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;

/** Whether a property may be left out; the journey itself needs its own way back and where its faults lead. */
const isOptional = (path: string, name: string, value: Node): boolean =>
  optional.has(name) &&
  !(name === 'faults' && path.endsWith('/journey.ts')) &&
  !(name === 'back' && stringOf(value) !== 'none') &&
  !(name === 'otherwise' && stringOf(value) !== 'disabled');

/** Up to the comma that follows, so that what is left is still a list. */
function withComma(text: string, { start, end }: Node): { readonly start: number; readonly end: number } {
  const comma = /^\s*,/.exec(text.slice(end));
  return { start, end: comma ? end + comma[0].length : end };
}

const short = (text: string): string => text.replaceAll(/\s+/g, ' ').slice(0, 60);

/** Every change to a source file of a journey that its proof has to notice; each leaves a file that compiles. */
export function mutantsOf(path: string, text: string): readonly Mutant[] {
  const { program } = parseSync(path, text);
  const changes: Change[] = [];
  const source = ({ start, end }: Node) => text.slice(start, end);
  const change = (at: Pick<Node, 'start' | 'end'>, replacement: string, says: string) =>
    changes.push({ start: at.start, end: at.end, replacement, says });
  const notices: Node[] = [];

  const operator = (node: Node) => {
    const other = otherOperators[String(node.operator)];
    if (other === undefined) return;
    const [left, right] = [node.left as Node, node.right as Node];
    const between = text.slice(left.end, right.start);
    change(
      { start: left.end, end: right.start },
      between.replace(String(node.operator), other),
      `${short(source(node))}: ${String(node.operator)} is ${other}`,
    );
  };
  const property = (node: Node) => {
    const name = propertyName(node);
    const value = node.value as Node | undefined;
    if (!value) return;
    if (isOptional(path, name, value)) change(withComma(text, node), '', `without ${short(source(node))}`);
    if (lists.has(name) && value.type === 'ArrayExpression') {
      for (const element of value.elements as readonly Node[])
        change(withComma(text, element), '', `${name} without ${short(source(element))}`);
    }
    const destination = stringOf(value);
    if (name === 'goTo' && destination !== undefined && otherDestinations[destination])
      change(
        value,
        `'${otherDestinations[destination]}'`,
        `goTo is ${otherDestinations[destination]} instead of ${destination}`,
      );
    if (name === 'notice' && destination !== undefined) notices.push(value);
    if (name === 'notices' && value.type === 'ArrowFunctionExpression') {
      const body = value.body as Node;
      if (body.type === 'ArrayExpression')
        notices.push(
          ...(body.elements as readonly Node[]).filter((element) => stringOf(element) !== undefined),
        );
    }
    if (name === 'steps' && value.type === 'ObjectExpression')
      swapNeighbours(value.properties as readonly Node[], 'steps');
    if (name === 'outcomes' && value.type === 'ObjectExpression') {
      const outcomes = value.properties as readonly Node[];
      // The last one is the default.
      swapNeighbours(outcomes.slice(0, -1), 'outcomes');
    }
  };
  const swapNeighbours = (nodes: readonly Node[], what: string) => {
    for (const [index, node] of nodes.entries()) {
      const next = nodes[index + 1];
      if (!next) continue;
      const between = text.slice(node.end, next.start);
      change(
        { start: node.start, end: next.end },
        `${source(next)}${between}${source(node)}`,
        `the ${what} ${propertyName(node)} and ${propertyName(next)} are swapped`,
      );
    }
  };
  const rule = (node: Node) => {
    const argument = (node.arguments as readonly Node[])[0];
    const callee = node.callee as Node;
    const called = callee.type === 'CallExpression' ? (callee.callee as Node) : undefined;
    if (called?.name !== 'rules' || argument?.type !== 'ObjectExpression') return;
    for (const each of argument.properties as readonly Node[]) {
      const decide = each.value as Node | undefined;
      const body = decide?.type === 'ArrowFunctionExpression' ? (decide.body as Node) : undefined;
      if (body && body.type !== 'BlockStatement')
        change(body, `!(${source(body)})`, `“${propertyName(each)}” is negated`);
    }
  };
  const method = (node: Node) => {
    const { property: called } = node.callee as { readonly property?: Node };
    const other = otherMethods[String(called?.name)];
    if (called && other) change(called, other, `${short(source(node))}: ${String(called.name)} is ${other}`);
  };

  new Visitor({
    BinaryExpression: operator as never,
    LogicalExpression: operator as never,
    Property: property as never,
    UnaryExpression: ((node: Node) => {
      if (node.operator === '!')
        change(
          { start: node.start, end: (node.argument as Node).start },
          '',
          `${short(source(node))} is not negated`,
        );
    }) as never,
    Literal: ((node: Node) => {
      if (typeof node.value === 'number')
        change(node, String(node.value + 1), `${node.value} is ${node.value + 1}`);
    }) as never,
    CallExpression: ((node: Node) => {
      rule(node);
      method(node);
    }) as never,
  }).visit(program);

  const keys = [...new Set(notices.map(stringOf))];
  for (const node of notices) {
    const key = stringOf(node);
    const other = keys[(keys.indexOf(key) + 1) % keys.length];
    if (other !== key) change(node, `'${other}'`, `the notice ${key} is ${other}`);
  }

  const counts = new Map<string, number>();
  return changes
    .toSorted((one, other) => one.start - other.start)
    .map(({ start, end, replacement, says }): Mutant => {
      const count = (counts.get(says) ?? 0) + 1;
      counts.set(says, count);
      return {
        id: `${path}: ${says}${count > 1 ? ` (${count})` : ''}`,
        path,
        line: text.slice(0, start).split('\n').length,
        says,
        text: text.slice(0, start) + replacement + text.slice(end),
      };
    });
}
