import type { GraphEdge, GraphNode } from '../../model/graph.ts';
import { aligned } from './alignment.ts';
import type { DescribedEdge, DescribedNode, JourneyDescription } from './description.ts';
import type { JourneyDifferences } from './differences.ts';
import type { ChangeKind } from './section-changes.ts';

/** The graphs of two versions as one, with what became of each node and edge that is not the same in both. */
export interface GraphOfBoth {
  readonly nodes: readonly GraphNode[];
  readonly edges: readonly GraphEdge[];
  readonly kinds: ReadonlyMap<string, ChangeKind>;
}

/** Lays the graphs of two versions over each other. What is in the new one is drawn as it is now. */
export function graphOfBoth(
  was: JourneyDescription | undefined,
  now: JourneyDescription | undefined,
  { changes }: JourneyDifferences,
): GraphOfBoth {
  const kinds = new Map<string, ChangeKind>();
  const steps = new Set(
    changes.filter(({ section }) => section !== 'ways').flatMap((change) => change.steps),
  );
  const moved = new Set(changes.flatMap(({ kind, id }) => (kind === 'moved' ? [id] : [])));
  const asNow = new Set(
    changes.flatMap(({ section, kind, id }) => (section === 'ways' && kind === 'altered' ? [id] : [])),
  );

  const nodes = merged(was?.nodes ?? [], now?.nodes ?? [], kinds);
  for (const { id, kind, step } of nodes) {
    const isPlace = kind === 'step' || kind === 'state';
    if (isPlace && steps.has(step) && !kinds.has(id)) kinds.set(id, moved.has(id) ? 'moved' : 'altered');
  }
  const edges = merged(was?.edges ?? [], now?.edges ?? [], kinds);
  for (const { id } of edges) if (asNow.has(id)) kinds.set(id, 'altered');
  return { nodes: nodes.map(drawnNode), edges: edges.map(drawnEdge), kinds };
}

/** The things of both versions in an order that suits both; those of one alone are noted. */
function merged<Thing extends { readonly id: string }>(
  was: readonly Thing[],
  now: readonly Thing[],
  kinds: Map<string, ChangeKind>,
): readonly Thing[] {
  const [before, after] = [new Set(was.map(({ id }) => id)), new Map(now.map((thing) => [thing.id, thing]))];
  const found = new Map<string, Thing>();
  for (const one of aligned(was, now, (a, b) => a.id === b.id)) {
    const thing = one.as === 'removed' ? one.was : one.now;
    found.set(thing.id, after.get(thing.id) ?? thing);
    if (!after.has(thing.id)) kinds.set(thing.id, 'removed');
    else if (!before.has(thing.id)) kinds.set(thing.id, 'added');
  }
  return [...found.values()];
}

const drawnNode = ({ id, kind, step, title, caption }: DescribedNode): GraphNode => ({
  id,
  kind,
  step,
  title,
  caption,
  inside: [],
});

const drawnEdge = ({ id, from, to, label, isMain }: DescribedEdge): GraphEdge => ({
  id,
  from,
  to,
  layer: 'way',
  label,
  arrows: [],
  isMain,
});
