import {
  type Changing,
  dropEach,
  type Node,
  propertyName,
  short,
  sourceOf,
  stringOf,
  swapNeighbours,
  type Visitor,
  withComma,
} from './change.ts';

import { negateData } from './data-changes.ts';

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
  ...['refetch', 'mutates', 'slow', 'faults', 'debounceMs', 'otherwise', 'silentBecause', 'retry'],
]);
/** Lists of a definition from which an entry may be dropped. */
const lists = new Set([
  ...['load', 'asks', 'check', 'blocks', 'notices', 'submit', 'resets', 'preservedOnBack', 'dependsOn'],
]);

/** Whether a property may be left out; the journey itself needs its own way back and where its faults lead. */
const isOptional = (path: string, name: string, value: Node): boolean =>
  optional.has(name) &&
  !(name === 'faults' && path.endsWith('/journey.ts')) &&
  !(name === 'back' && stringOf(value) !== 'none') &&
  !(name === 'otherwise' && stringOf(value) !== 'disabled');

/** Lets an outcome lead elsewhere; one that ends the journey or leads to an error page goes on instead. */
function leadElsewhere(changing: Changing, value: Node): void {
  const destination = stringOf(value);
  const other = destination === undefined ? undefined : otherDestinations[destination];
  if (other !== undefined) changing.change(value, `'${other}'`, `goTo is ${other} instead of ${destination}`);
  if (value.type === 'ObjectExpression')
    changing.change(value, `'next'`, `goTo is next instead of ${short(changing, value)}`);
}

function changeOutcomes(changing: Changing, outcomes: readonly Node[]): void {
  // The last one is the default.
  swapNeighbours(changing, outcomes.slice(0, -1), 'outcomes');
  dropEach(changing, outcomes.slice(0, -1), 'outcomes');
}

function changeRules(changing: Changing, node: Node): void {
  const argument = (node.arguments as readonly Node[])[0];
  const callee = node.callee as Node;
  const called = callee.type === 'CallExpression' ? (callee.callee as Node) : undefined;
  const isRules = called?.name === 'rules' || called?.name === 'define';
  if (!isRules || argument?.type !== 'ObjectExpression') return;
  for (const each of argument.properties as readonly Node[]) {
    const value = each.value as Node | undefined;
    if (!value) continue;
    const name = `“${propertyName(each)}” is negated`;
    const decide = (value.properties as readonly Node[] | undefined)?.find(
      (property) => propertyName(property) === 'decide',
    );
    if (decide) negateFunction(changing, decide.value as Node, name);
    else if (value.type === 'ObjectExpression' || value.type === 'Identifier')
      negateData(changing, value, name);
    else negateFunction(changing, value, name);
  }
}

function negateFunction(changing: Changing, value: Node, name: string): void {
  const body = value.type === 'ArrowFunctionExpression' ? (value.body as Node) : undefined;
  const { change } = changing;
  if (body && body.type !== 'BlockStatement') change(body, `!(${sourceOf(changing, body)})`, name);
  else change(value, `(it) => !(${sourceOf(changing, value)})(it)`, name);
}

/** Keys of messages that a definition shows. */
function noticesIn(name: string, value: Node): readonly Node[] {
  if (name === 'notice' && stringOf(value) !== undefined) return [value];
  if (name !== 'notices' || value.type !== 'ArrowFunctionExpression') return [];
  const body = value.body as Node;
  if (body.type !== 'ArrayExpression') return [];
  return (body.elements as readonly Node[]).filter((element) => stringOf(element) !== undefined);
}

/** Gives each message the key of the next one. */
function exchangeNotices(changing: Changing): void {
  const { notices } = changing;
  const keys = [...new Set(notices.map(stringOf))];
  for (const node of notices) {
    const key = stringOf(node);
    const other = keys[(keys.indexOf(key) + 1) % keys.length];
    if (other !== key) changing.change(node, `'${other}'`, `the notice ${key} is ${other}`);
  }
}

function noteParameters({ parameters }: Changing, node: Node): void {
  for (const { start } of node.properties as readonly Node[]) parameters.add(start);
}

function changeProperty(changing: Changing, node: Node): void {
  const name = propertyName(node);
  const value = node.value as Node | undefined;
  if (!value || changing.parameters.has(node.start)) return;
  if (isOptional(changing.path, name, value))
    changing.change(withComma(changing.text, node), '', `without ${short(changing, node)}`);
  if (lists.has(name) && value.type === 'ArrayExpression')
    dropEach(changing, value.elements as readonly Node[], name);
  if (name === 'goTo') leadElsewhere(changing, value);
  changing.notices.push(...noticesIn(name, value));
  if (value.type !== 'ObjectExpression') return;
  if (name === 'steps') swapNeighbours(changing, value.properties as readonly Node[], 'steps');
  if (name === 'outcomes') changeOutcomes(changing, value.properties as readonly Node[]);
}

/** Changes to what a definition says: what may be left out, where outcomes lead, rules, messages and orders. */
export const definitionChanges: readonly Visitor[] = [
  ['ObjectPattern', noteParameters],
  ['Property', changeProperty],
  ['CallExpression', changeRules],
  ['Program:exit', exchangeNotices],
];
