import type { Transition } from '../../../machines/engine/index.ts';

/**
 * What an edge is about, so that the rest can be left out of a drawing:
 * `onward` to the next step, passed over, or an outcome that ends; `errorPage` an outcome that shows an error page; `fault` what broke;
 * `back`; `dialog` what is asked before going back or leaving; `jump` resuming, editing, opening an address, starting
 * again.
 */
export type Layer = 'onward' | 'errorPage' | 'fault' | 'back' | 'dialog' | 'jump';

export interface GraphNode {
  readonly id: string;
  readonly kind: 'start' | 'step' | 'gate' | 'end' | 'errorPage' | 'dialog' | 'state' | 'run';
  /** The step that it is or belongs to. */
  readonly step: string;
  readonly title: string;
  readonly caption: string;
  /** Transitions that do not leave it. */
  readonly inside: readonly Transition[];
  /** The part of the journey that its step belongs to. */
  readonly part?: string | undefined;
  /** The steps that are folded into it. */
  readonly run?: readonly GraphNode[];
}

export interface GraphEdge {
  readonly id: string;
  readonly from: string;
  readonly to: string;
  readonly layer: Layer;
  readonly label: readonly string[];
  /** The transitions of the machine that are drawn as this one. */
  readonly transitions: readonly Transition[];
  /** Part of the straight way from the first step to the last. */
  readonly isMain: boolean;
}

export interface Graph {
  /** The journey or machine that it shows. */
  readonly id: string;
  readonly nodes: readonly GraphNode[];
  readonly edges: readonly GraphEdge[];
}
