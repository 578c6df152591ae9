import type { ComponentType } from 'react';
import { Changes } from './changes/Changes.tsx';
import { versionsHere } from './changes/versions.ts';
import { MapView } from './MapView.tsx';
import { OutlineView } from './OutlineView.tsx';
import { PathsView } from './PathsView.tsx';
import type { GraphSource } from './source.ts';
import { TrafficView } from './traffic/TrafficView.tsx';
import { WalkthroughView } from './WalkthroughView.tsx';

/** What a view is drawn from. */
export interface ViewProps {
  readonly source: GraphSource;
  /** What the address says after the view: a node, a path. Empty when nothing is chosen. */
  readonly chosen: string;
  /** Changes that part of the address. The browser's Back still leaves the view. */
  onChoose(chosen: string): void;
}

export interface AtlasView {
  /** Its part of the address. */
  readonly name: string;
  readonly title: string;
  readonly Content: ComponentType<ViewProps>;
  readonly isForJourneysOnly?: true;
}

const JourneyTraffic = ({ source: { flow }, ...props }: ViewProps) =>
  flow ? <TrafficView flow={flow} {...props} /> : null;

/** The views, as the header offers them; the first one opens. A new view is one line here. */
export const views: readonly AtlasView[] = [
  { name: 'map', title: 'Map', Content: MapView },
  { name: 'walkthrough', title: 'Walkthrough', Content: WalkthroughView },
  { name: 'paths', title: 'Paths', Content: PathsView },
  { name: 'outline', title: 'Outline and tables', Content: OutlineView },
  { name: 'traffic', title: 'Traffic', Content: JourneyTraffic, isForJourneysOnly: true },
  ...(versionsHere() ? [{ name: 'changes', title: 'What changed', Content: Changes }] : []),
];
