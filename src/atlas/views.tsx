import type { ComponentType } from 'react';
import { Changes } from './changes/Changes.tsx';
import { versionsHere } from './changes/versions.ts';
import { MapView } from './MapView.tsx';
import { OutlineView } from './OutlineView.tsx';
import { PathsView } from './PathsView.tsx';
import { TrafficView } from './traffic/TrafficView.tsx';
import type { ViewProps } from './view-props.ts';
import { WalkthroughView } from './WalkthroughView.tsx';

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
