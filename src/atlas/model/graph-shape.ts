import type { Transition } from '../../../machines/engine/index.ts';

/**
 * What an edge is about, so that the rest can be left out of a drawing:
 * `onward` to the next step, passed over, or an outcome that ends; `stop` where residents cannot go on; `errorPage` an outcome that shows an error page; `fault` what broke;
 * `back`; `dialog` what is asked before going back or leaving; `jump` resuming, editing, opening an address, starting
 * again.
 */
export type Layer = 'onward' | 'stop' | 'errorPage' | 'fault' | 'back' | 'dialog' | 'jump';

export interface GraphNode {
  readonly id: string;
  readonly kind: 'start' | 'step' | 'gate' | 'end' | 'errorPage' | 'dialog' | 'state' | 'run' | 'stops';
  /** The step that it is or belongs to. */
  readonly step: string;
  readonly title: string;
  readonly caption: string;
  /** Transitions that do not leave it. */
  readonly inside: readonly Transition[];
  /** The part of the journey that its step belongs to. */
  readonly part?: string | undefined;
  /** Why residents are stopped there. */
  readonly reasons?: readonly string[];
  /** The reasons are drawn, one by one. */
  readonly isOpen?: boolean;
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
