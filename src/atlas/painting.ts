import type { GraphEdge, GraphNode } from './model/graph-shape.ts';

/** How one edge or node is painted. Never by colour alone: the mark or the line says the same. */
export interface Stroke {
  readonly tone: 'plain' | 'good' | 'warn' | 'bad';
  /** Width of the line in CSS pixels; that of other lines unless told. */
  readonly width?: number;
  readonly isDashed?: boolean;
  /** Stands on the edge: a number, a sign. A few letters; empty for none. */
  readonly mark: string;
  /** The same as a sentence, for panels, tables and screen readers. */
  readonly inWords: string;
}

/** What is painted over one graph. */
export interface Painting {
  /** Stands above the drawing: totals, and what they are of. */
  readonly summary: string;
  readonly legend: readonly Stroke[];
  /** Nothing leaves the edge as it is. */
  edge(edge: GraphEdge): Stroke | undefined;
  node?(node: GraphNode): Stroke | undefined;
}
