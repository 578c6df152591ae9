import type { ComponentType } from 'react';
import { Changes } from './changes/Changes.tsx';
import { versionsHere } from './changes/versions.ts';
import { DraftView } from './draft/DraftView.tsx';
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
  /** It shows the journey with the draft that the address holds; or it is where drafts are made. */
  readonly draft?: 'shown' | 'made';
}

const JourneyTraffic = ({ source: { flow }, ...props }: ViewProps) =>
  flow ? <TrafficView flow={flow} {...props} /> : null;

/** The views, as the header offers them; the first one opens. A new view is one line here. */
export const views: readonly AtlasView[] = [
  { name: 'map', title: 'Map', Content: MapView, draft: 'shown' },
  { name: 'walkthrough', title: 'Walkthrough', Content: WalkthroughView, draft: 'shown' },
  { name: 'paths', title: 'Paths', Content: PathsView },
  { name: 'outline', title: 'Outline and tables', Content: OutlineView, draft: 'shown' },
  { name: 'draft', title: 'Try a change', Content: DraftView, isForJourneysOnly: true, draft: 'made' },
  { name: 'traffic', title: 'Traffic', Content: JourneyTraffic, isForJourneysOnly: true },
  ...(versionsHere() ? [{ name: 'changes', title: 'What changed', Content: Changes }] : []),
];
