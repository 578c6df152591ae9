/** Draws a journey without the atlas: an entry point of the engine’s package. */

export { withStops } from './model/blocking.ts';
export { graphOf } from './model/graph.ts';
export { mermaidOf } from './model/mermaid.ts';
export { visibleGraph } from './model/visible-graph.ts';
