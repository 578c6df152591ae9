import { coverage } from './coverage.ts';
import type { Painting } from './painting.ts';
import type { GraphSource } from './source.ts';

export interface Paint {
  readonly name: string;
  readonly title: string;
  /** Finds what is to be painted, or says in a sentence why there is nothing. */
  load(source: GraphSource): Promise<Painting | string>;
}

/** What the edges of the map can be painted with. A new paint is one line here. */
export const paints: readonly Paint[] = [coverage];
