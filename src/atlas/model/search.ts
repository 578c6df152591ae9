import type { FlowWithCopy } from '../../walkthrough/flow.ts';
import { stepTitle } from '../../walkthrough/sentences.ts';
import type { Graph } from './graph-shape.ts';
import { rulesOf } from './rules.ts';
import { textsOf } from './texts.ts';

export interface SearchResult {
  /** The node to go to. */
  readonly node: string;
  readonly where: string;
  readonly what: string;
}

/** Limit of results that are shown. */
const maxResults = 12;

/** The nodes of a graph that have all these words. */
export function searchGraph({ nodes }: Graph, text: string): readonly SearchResult[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  return nodes
    .filter(({ title, caption }) => words.every((word) => `${title} ${caption}`.toLowerCase().includes(word)))
    .map(({ id, title, caption }) => ({ node: id, where: title, what: caption }))
    .slice(0, maxResults);
}

/** Everything in a journey that has all these words: nodes, rules, and texts by their key or what they say. */
export function searchJourney(flow: FlowWithCopy, graph: Graph, text: string): readonly SearchResult[] {
  const words = text.toLowerCase().split(/\s+/).filter(Boolean);
  if (words.length === 0) return [];
  const has = (...parts: readonly string[]) => {
    const all = parts.join(' ').toLowerCase();
    return words.every((word) => all.includes(word));
  };
  const title = (step: string) => stepTitle(flow.copy, step);
  const steps = new Set(flow.journey.steps.map(({ id }) => id));
  return [
    ...graph.nodes
      .filter((node) => has(node.title, node.caption, node.id))
      .map((node) => ({
        node: node.id,
        where: title(node.step),
        what: `${node.title} ${node.caption}`.trim(),
      })),
    ...[...rulesOf(flow.journey)]
      .filter(([rule]) => has(rule))
      .flatMap(([rule, uses]) =>
        uses.map(({ step, does }) => ({ node: step, where: title(step), what: `${does}, when ${rule}` })),
      ),
    ...textsOf(flow)
      .filter((placed) => has(placed.key, placed.text))
      .flatMap(({ key, text: said, places }) =>
        places.flatMap((place) => {
          const [step = ''] = place.split(':');
          return steps.has(step) ? [{ node: step, where: title(step), what: `${key}: ${said}` }] : [];
        }),
      ),
  ].slice(0, maxResults);
}
