import type { ComponentType } from 'react';
import type { WordedFlow } from '../walkthrough/flow.ts';
import { Changes, MachineChanges } from './changes/Changes.tsx';
import { versionsHere } from './changes/versions.ts';
import { Follow } from './Follow.tsx';
import { MapView } from './MapView.tsx';
import { MachineFollow } from './machines/MachineFollow.tsx';
import { MachineMap } from './machines/MachineMap.tsx';
import { MachineOutline } from './machines/MachineOutline.tsx';
import { MachinePaths } from './machines/MachinePaths.tsx';
import type { AtlasMachine } from './model/machine.ts';
import { Outline } from './Outline.tsx';
import { PathsView } from './PathsView.tsx';
import { TrafficView } from './traffic/TrafficView.tsx';

/** What a view is drawn from. */
export interface ViewProps {
  readonly flow: WordedFlow;
  /** What the address says after the view: a node, a path. Empty when nothing is chosen. */
  readonly chosen: string;
  /** Changes that part of the address. The browser's Back still leaves the view. */
  onChoose(chosen: string): void;
}

/** The same for a machine that is no journey. */
export interface MachineViewProps extends Omit<ViewProps, 'flow'> {
  readonly machine: AtlasMachine;
}

export interface AtlasView {
  /** Its part of the address. */
  readonly name: string;
  readonly title: string;
  readonly Shown: ComponentType<ViewProps>;
  /** Absent where only journeys have it. */
  readonly ShownMachine?: ComponentType<MachineViewProps>;
}

/** The views, as the header offers them; the first one opens. A new view is one line here. */
export const views: readonly AtlasView[] = [
  { name: 'map', title: 'Map', Shown: MapView, ShownMachine: MachineMap },
  { name: 'follow', title: 'Follow a case', Shown: Follow, ShownMachine: MachineFollow },
  { name: 'paths', title: 'Paths', Shown: PathsView, ShownMachine: MachinePaths },
  { name: 'outline', title: 'Outline and tables', Shown: Outline, ShownMachine: MachineOutline },
  { name: 'traffic', title: 'Traffic', Shown: TrafficView },
  ...(versionsHere()
    ? [{ name: 'changes', title: 'What changed', Shown: Changes, ShownMachine: MachineChanges }]
    : []),
];
