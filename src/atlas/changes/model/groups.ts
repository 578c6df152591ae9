import type { JourneyDifferences } from './differences.ts';
import type { Change, ChangeKind } from './section-changes.ts';

/** What changed at one place of a journey. */
export interface ChangeGroup {
  /** Id of the step, or what else the changes have in common. */
  readonly id: string;
  readonly title: string;
  /** What became of the step itself. */
  readonly step: ChangeKind | undefined;
  readonly changes: readonly Change[];
}

const several = { id: 'several', title: 'At several steps' };
const whole = { id: 'whole', title: 'The journey as a whole' };
const ways = { id: 'ways', title: 'Arrows of the map' };

/** Whether a group is that of the arrows, which follow from everything else. */
export const isOfArrows = ({ id }: ChangeGroup): boolean => id === ways.id;

function placeOf({ section, steps: [first, ...more] }: Change): string {
  if (section === 'ways') return ways.id;
  return first === undefined ? whole.id : more.length > 0 ? several.id : first;
}

/** The changes of a journey by the step at which they count, in the order of the steps. */
export function groupsOf({ changes, steps }: JourneyDifferences): readonly ChangeGroup[] {
  const at = Map.groupBy(changes, placeOf);
  return [...steps, several, whole, ways].flatMap(({ id, title }) => {
    const found = at.get(id);
    if (!found) return [];
    const step = found.find(({ section }) => section === 'steps' || section === 'states')?.kind;
    return [{ id, title, step, changes: found }];
  });
}
