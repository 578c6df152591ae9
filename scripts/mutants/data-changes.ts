import { type Changing, dropEach, type Node, propertyName, short, sourceOf, type Visitor } from './change.ts';

/** Comparisons and combinations that are taken for one another. */
const otherNames: Readonly<Record<string, string>> = {
  all: 'any',
  any: 'all',
  lessThan: 'atMost',
  atMost: 'lessThan',
  atLeast: 'moreThan',
  moreThan: 'atLeast',
};

const propertiesOf = (node: Node): readonly Node[] =>
  (node.properties as readonly Node[]).filter(({ type }) => type === 'Property');

/** Whether an object compares an answer or a fact. */
const isComparison = (node: Node): boolean => {
  const names = propertiesOf(node).map(propertyName);
  return names.length === 2 && (names.includes('answer') || names.includes('fact'));
};

/** Negates a rule that is data, or the part of one. */
export function negateData(changing: Changing, node: Node, says: string): void {
  changing.negated.add(node.start);
  changing.change(node, `{ not: ${sourceOf(changing, node)} }`, says);
}

/** Changes what an expression compares and combines; what a definition has besides has other names. */
function changeData(changing: Changing, node: Node): void {
  const properties = propertiesOf(node);
  const compares = isComparison(node);
  if (compares && !changing.negated.has(node.start))
    negateData(changing, node, `${short(changing, node)} is negated`);
  for (const property of properties) {
    const name = propertyName(property);
    const value = property.value as Node;
    const other = otherNames[name];
    const combines = value.type === 'ArrayExpression' && (name === 'all' || name === 'any');
    if (other !== undefined && (combines || compares))
      changing.change(property.key as Node, other, `${short(changing, property)}: ${name} is ${other}`);
    if (combines) dropEach(changing, value.elements as readonly Node[], name);
    if (name === 'not' && properties.length === 1)
      changing.change(node, sourceOf(changing, value), `${short(changing, node)} is not negated`);
  }
}

/** Changes to rules that are data. */
export const dataChanges: readonly Visitor[] = [['ObjectExpression', changeData]];
