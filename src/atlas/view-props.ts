import type { GraphSource } from './source.ts';

/** What a view is drawn from. */
export interface ViewProps {
  readonly source: GraphSource;
  /** All that the atlas shows, to look for something in. */
  readonly sources: readonly GraphSource[];
  /** What the address says after the view: a node, a path. Empty when nothing is chosen. */
  readonly chosen: string;
  /** Changes that part of the address. The browser's Back still leaves the view. */
  onChoose(chosen: string): void;
}
