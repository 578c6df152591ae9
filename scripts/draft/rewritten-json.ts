import { isDeepStrictEqual } from 'node:util';
import { parseSync } from 'oxc-parser';
import { type Shape, shapeIn } from '../../contract/case-file-shape.ts';
import { type Node, propertyName } from '../mutants/change.ts';

type Fields = Readonly<Record<string, unknown>>;

/**
 * The text of a JSON file that holds other data. What stays is written as it was, so that the lines of its layout stay.
 * What is said by default is not written where it was not.
 * @param data what it holds then, with everything that the schema adds
 */
export function rewrittenJson(text: string, data: unknown, schema: Shape): string {
  // JSON is an expression; in brackets it is a program.
  const [statement] = parseSync('data.ts', `(${text})`, { preserveParens: false }).program.body;
  if (statement?.type !== 'ExpressionStatement') throw new Error('The file holds no data');
  const node = statement.expression as unknown as Node;
  // The bracket in front has moved everything by one.
  const source = (start: number, end: number) => text.slice(start - 1, end - 1);
  const plain: unknown = JSON.parse(JSON.stringify(data));
  return `${source(1, node.start)}${rendered(source, node, plain, schema)}${source(node.end, text.length + 1)}`;
}

type Source = (start: number, end: number) => string;

function rendered(source: Source, node: Node, data: unknown, shape: Shape): string {
  if (node.type === 'ObjectExpression' && isFields(data)) return renderedObject(source, node, data, shape);
  if (node.type === 'ArrayExpression' && Array.isArray(data)) return renderedList(source, node, data, shape);
  const was = source(node.start, node.end);
  return isDeepStrictEqual(JSON.parse(was), data) ? was : jsonOf(data, shape);
}

function renderedObject(source: Source, node: Node, data: Fields, shape: Shape): string {
  const properties = node.properties as readonly Node[];
  const names = Object.keys(data);
  const parts: Part[] = properties.flatMap((property): readonly Part[] => {
    const name = propertyName(property);
    const value = property.value as Node;
    const isSame = isDeepStrictEqual(JSON.parse(source(value.start, value.end)), data[name]);
    if (data[name] === undefined || (!isSame && isDefault(shapeIn(shape, name), data[name]))) return [];
    const text =
      source(property.start, value.start) + rendered(source, value, data[name], shapeIn(shape, name));
    return [{ name, node: property, text }];
  });
  const present = new Set(properties.map(propertyName));
  for (const name of names) {
    if (present.has(name) || isDefault(shapeIn(shape, name), data[name])) continue;
    const before = names.slice(0, names.indexOf(name));
    const text = `${JSON.stringify(name)}: ${jsonOf(data[name], shapeIn(shape, name))}`;
    parts.splice(parts.findLastIndex((part) => before.includes(part.name)) + 1, 0, { name, text });
  }
  return inBrackets(source, node, parts, properties);
}

function renderedList(source: Source, node: Node, data: readonly unknown[], shape: Shape): string {
  const elements = node.elements as readonly Node[];
  const item = shapeIn(shape, 0);
  const were = elements.map((element): unknown => JSON.parse(source(element.start, element.end)));
  const parts = data.map((each, index): Part => {
    const id = idOf(each);
    const place =
      id !== undefined
        ? were.findIndex((was) => idOf(was) === id)
        : elements.length === data.length
          ? index
          : were.findIndex((was) => jsonOf(was, item) === jsonOf(each, item));
    const element = elements[place];
    return element
      ? { name: '', node: element, text: rendered(source, element, each, item) }
      : { name: '', text: jsonOf(each, item) };
  });
  return inBrackets(source, node, parts, elements);
}

interface Part {
  readonly name: string;
  /** Where it stood. */
  readonly node?: Node;
  readonly text: string;
}

/** Parts in the brackets of a node, with what stood between those that followed each other. */
function inBrackets(source: Source, node: Node, parts: readonly Part[], were: readonly Node[]): string {
  const [first] = were;
  const last = were.at(-1);
  if (!first || !last) {
    const bracket = source(node.start, node.start + 1);
    return bracket + parts.map(({ text }) => text).join(', ') + source(node.end - 1, node.end);
  }
  const between = (before: Node | undefined, after: Node | undefined): string => {
    const next = before && were[were.indexOf(before) + 1];
    return before && next && next === after ? source(before.end, next.start) : ', ';
  };
  const inside = parts.map(
    ({ node: own, text }, index) => (index === 0 ? '' : between(parts[index - 1]?.node, own)) + text,
  );
  return source(node.start, first.start) + inside.join('') + source(last.end, node.end);
}

/** A value on one line, without what is said by default. */
function jsonOf(data: unknown, shape: Shape): string {
  if (Array.isArray(data)) return `[${data.map((each) => jsonOf(each, shapeIn(shape, 0))).join(', ')}]`;
  if (!isFields(data)) return JSON.stringify(data);
  const fields = Object.entries(data).flatMap(([name, value]) => {
    const own = shapeIn(shape, name);
    return isDefault(own, value) ? [] : [`${JSON.stringify(name)}: ${jsonOf(value, own)}`];
  });
  return `{ ${fields.join(', ')} }`;
}

const isFields = (data: unknown): data is Fields =>
  typeof data === 'object' && data !== null && !Array.isArray(data);

/** By what an entry of a list is known, wherever it stands. */
const idOf = (entry: unknown): unknown => (isFields(entry) ? (entry.id ?? entry.questionId) : undefined);

const isDefault = (shape: Shape, value: unknown): boolean =>
  shape.default !== undefined && isDeepStrictEqual(shape.default, value);
