/** Where each state leads, by name. */
export interface Graph {
  readonly edges: readonly { readonly from: string; readonly to: string }[];
}

/** The states reached from others, each with the state from which it was reached first; none for where it began. */
type Trail = ReadonlyMap<string, string | undefined>;

/** Every state from which one of these can be reached, these included: EF. */
export function canReach({ edges }: Graph, targets: Iterable<string>): ReadonlySet<string> {
  const sources = Map.groupBy(edges, ({ to }) => to);
  const found = new Set(targets);
  // A set that grows while it is gone through is the queue.
  for (const id of found) for (const { from } of sources.get(id) ?? []) found.add(from);
  return found;
}

/** Everything reached from these states, breadth first, without going on from where it stops. */
function reachedFrom({ edges }: Graph, beginnings: Iterable<string>, stops: (id: string) => boolean): Trail {
  const targets = Map.groupBy(edges, ({ from }) => from);
  const trail = new Map<string, string | undefined>();
  for (const id of beginnings) trail.set(id, undefined);
  for (const id of trail.keys()) {
    if (stops(id)) continue;
    for (const { to } of targets.get(id) ?? []) if (!trail.has(to)) trail.set(to, id);
  }
  return trail;
}

/** What a temporal property asks of a graph, each by the states where it holds. */
type Formula =
  | { readonly from: ReadonlySet<string>; readonly leadsTo: ReadonlySet<string> }
  | {
      readonly from: ReadonlySet<string>;
      readonly holds: ReadonlySet<string>;
      readonly until: ReadonlySet<string>;
    }
  | { readonly from: ReadonlySet<string>; readonly canAlwaysReach: ReadonlySet<string> };

/**
 * The shortest way from where a formula begins to where it breaks, by the names of states; nothing where it holds.
 * - `leadsTo`: from there every way that is gone on comes to it. A circle that can be left is left some day.
 * - `until`: from there it holds up to the other; the other may never come.
 * - `canAlwaysReach`: from there some way leads to it.
 */
export function counterexample(graph: Graph, formula: Formula): readonly string[] | undefined {
  const { from } = formula;
  if ('until' in formula) {
    const { holds, until } = formula;
    const trail = reachedFrom(graph, from, (id) => until.has(id) || !holds.has(id));
    return wayTo(trail, (id) => !until.has(id) && !holds.has(id));
  }
  const goal = 'leadsTo' in formula ? formula.leadsTo : formula.canAlwaysReach;
  const able = canReach(graph, goal);
  const trail = reachedFrom(graph, from, (id) => 'canAlwaysReach' in formula || goal.has(id));
  return wayTo(trail, (id) => !able.has(id));
}

function wayTo(trail: Trail, isThere: (id: string) => boolean): readonly string[] | undefined {
  const found = [...trail.keys()].find(isThere);
  const way: string[] = [];
  for (let id = found; id !== undefined; id = trail.get(id)) way.unshift(id);
  return found === undefined ? undefined : way;
}
