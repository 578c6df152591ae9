import type { ComponentType } from 'react';
import { Changes } from './changes/Changes.tsx';
import { versionsHere } from './changes/versions.ts';
import { Follow } from './Follow.tsx';
import { MapView } from './MapView.tsx';
import type { AtlasFlow } from './model/flow.ts';
import { Outline } from './Outline.tsx';
import { TrafficView } from './traffic/TrafficView.tsx';

/** What a view is drawn from. */
export interface ViewProps {
  readonly flow: AtlasFlow;
  /** What the address says after the view: a node, a path. Empty when nothing is chosen. */
  readonly chosen: string;
  /** Changes that part of the address. The browser's Back still leaves the view. */
  onChoose(chosen: string): void;
}

export interface AtlasView {
  /** Its part of the address. */
  readonly name: string;
  readonly title: string;
  readonly Shown: ComponentType<ViewProps>;
}

/** The views of a journey, as the header offers them; the first one opens. A new view is one line here. */
export const views: readonly AtlasView[] = [
  { name: 'map', title: 'Map', Shown: MapView },
  { name: 'follow', title: 'Follow a case', Shown: Follow },
  { name: 'outline', title: 'Outline and tables', Shown: Outline },
  { name: 'traffic', title: 'Traffic', Shown: TrafficView },
  ...(versionsHere() ? [{ name: 'changes', title: 'What changed', Shown: Changes }] : []),
];
