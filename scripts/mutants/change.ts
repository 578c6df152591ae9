/** A node of the syntax tree, as far as changes look at it. */
export interface Node {
  readonly type: string;
  readonly start: number;
  readonly end: number;
  readonly [part: string]: unknown;
}

/** What takes the place of a stretch of a file. */
export interface Change {
  readonly start: number;
  readonly end: number;
  readonly replacement: string;
  /** What changed, in a sentence. */
  readonly says: string;
}

/** A file that is changed, and where its changes are put. */
export interface Changing {
  readonly path: string;
  readonly text: string;
  /** Keys of messages that were come by, to be exchanged in the end. */
  readonly notices: Node[];
  /** Where what a function takes apart begins; it is no part of a definition. */
  readonly parameters: Set<number>;
  /** Where expressions begin that were negated as a whole. */
  readonly negated: Set<number>;
  change(at: Pick<Node, 'start' | 'end'>, replacement: string, says: string): void;
}

/** What is done at nodes of a type. */
export type Visitor = readonly [type: string, visit: (changing: Changing, node: Node) => void];

export const sourceOf = ({ text }: Pick<Changing, 'text'>, { start, end }: Node): string =>
  text.slice(start, end);

/** The beginning of a node's source on one line. */
export const short = (changing: Changing, node: Node): string =>
  sourceOf(changing, node).replaceAll(/\s+/g, ' ').slice(0, 60);

/** The name of a property, or nothing where it is worked out. */
export function propertyName(property: Node): string {
  const key = property.key as { readonly name?: string; readonly value?: unknown } | undefined;
  return key?.name ?? (typeof key?.value === 'string' ? key.value : '');
}

export const stringOf = (node: Node | undefined): string | undefined =>
  node?.type === 'Literal' && typeof node.value === 'string' ? node.value : undefined;

/** Up to the comma that follows, so that what is left is still a list. */
export function withComma(
  text: string,
  { start, end }: Node,
): { readonly start: number; readonly end: number } {
  const comma = /^\s*,/.exec(text.slice(end));
  return { start, end: comma ? end + comma[0].length : end };
}

/** Leaves out each of these entries in turn. */
export function dropEach(changing: Changing, entries: readonly Node[], from: string): void {
  for (const entry of entries)
    changing.change(withComma(changing.text, entry), '', `${from} without ${short(changing, entry)}`);
}

/** Exchanges each entry with the one after it. */
export function swapNeighbours(changing: Changing, nodes: readonly Node[], what: string): void {
  for (const [index, node] of nodes.entries()) {
    const next = nodes[index + 1];
    if (!next) continue;
    const between = changing.text.slice(node.end, next.start);
    changing.change(
      { start: node.start, end: next.end },
      `${sourceOf(changing, next)}${between}${sourceOf(changing, node)}`,
      `the ${what} ${propertyName(node)} and ${propertyName(next)} are swapped`,
    );
  }
}
