import { heldOtherwise } from '../../../machines/exploration/index.ts';
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

/**
 * Everything in a journey that has all these words: nodes, rules, texts by their key or what they say, and what is demanded
 * by its id or its sentence.
 */
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
    ...demandsOf(flow).flatMap(({ id, says, step }) =>
      has(id, says)
        ? [{ node: step, where: step === '' ? flow.copy.name : title(step), what: `${id}: ${says}` }]
        : [],
    ),
  ].slice(0, maxResults);
}

/** What is demanded of a journey, with the first step at which it can be seen; one that is seen everywhere has none. */
const demandsOf = ({ properties = [], requirements = {} }: FlowWithCopy) => [
  ...properties.map(({ says, rows }) => ({ id: rows.join(' ') || 'demanded', says, step: '' })),
  ...Object.entries(requirements).map(([id, requirement]) => {
    const { says, steps = [] } = heldOtherwise(requirement);
    return { id, says, step: steps[0] ?? '' };
  }),
];
