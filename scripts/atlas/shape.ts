import { createHash } from 'node:crypto';
import { isNode, type SourceNode } from './modules.ts';

/** Parts of a node that change nothing in what it does: where it stands, how it is spelt, and its types. */
const silent = new Set([
  'start',
  'end',
  'range',
  'raw',
  'typeAnnotation',
  'typeParameters',
  'typeArguments',
  'returnType',
  'superTypeArguments',
  'optionalType',
]);

/** Nodes that stand for what they hold. */
const transparent = new Set([
  'TSAsExpression',
  'TSSatisfiesExpression',
  'TSNonNullExpression',
  'TSInstantiationExpression',
  'ParenthesizedExpression',
]);

/** A node as it runs: without types, and without what only says how it was laid out. */
function bare(value: unknown): unknown {
  if (Array.isArray(value)) return value.map(bare);
  if (isNode(value) && transparent.has(value.type)) return bare(value.expression);
  if (typeof value !== 'object' || value === null) return typeof value === 'bigint' ? String(value) : value;
  return Object.fromEntries(
    Object.entries(value).flatMap(([name, part]) => (silent.has(name) ? [] : [[name, bare(part)]])),
  );
}

/** The same for all ways of writing the same code. */
export const shapeOf = (node: SourceNode): string =>
  createHash('sha256')
    .update(JSON.stringify(bare(node)))
    .digest('hex')
    .slice(0, 16);

/** The parts of a node that matter when it runs, by their names. */
export const partsOf = (node: SourceNode): readonly (readonly [string, unknown])[] =>
  Object.entries(node).filter(([name]) => !silent.has(name));

/** Every node in something, itself included; types are left out. */
export function* nodesIn(value: unknown): Generator<SourceNode> {
  if (Array.isArray(value)) for (const part of value) yield* nodesIn(part);
  if (!isNode(value)) return;
  yield value;
  for (const [, part] of partsOf(value)) yield* nodesIn(part);
}
