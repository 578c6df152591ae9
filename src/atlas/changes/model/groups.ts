import type { JourneyDifferences } from './differences-shape.ts';
import type { Change, ChangeKind } from './item-changes.ts';

/** What changed at one step of a journey, or what else changes have in common. */
export interface ChangeGroup {
  readonly id: string;
  readonly title: string;
  /** What became of the step itself. */
  readonly step: ChangeKind | undefined;
  readonly changes: readonly Change[];
}

const several = { id: 'several', title: 'At several steps' };
const whole = { id: 'whole', title: 'The journey as a whole' };
const transitions = { id: 'transitions', title: 'Transitions of the map' };

/** Whether a group is that of the transitions, which follow from everything else. */
export const isOfTransitions = ({ id }: ChangeGroup): boolean => id === transitions.id;

function groupIdOf({ section, steps: [first, ...more] }: Change): string {
  if (section === 'transitions') return transitions.id;
  return first === undefined ? whole.id : more.length > 0 ? several.id : first;
}

/** The changes of a journey by the step at which they count, in the order of the steps. */
export function groupsOf({ changes, steps }: JourneyDifferences): readonly ChangeGroup[] {
  const groups = Map.groupBy(changes, groupIdOf);
  return [...steps, several, whole, transitions].flatMap(({ id, title }) => {
    const changesHere = groups.get(id);
    if (!changesHere) return [];
    const step = changesHere.find(({ section }) => section === 'steps' || section === 'states')?.kind;
    return [{ id, title, step, changes: changesHere }];
  });
}
