import { type Flow, heldOtherwise, type Report } from '../../../../machines/exploration/index.ts';
import type { JourneyDifferences } from '../../changes/model/differences-shape.ts';
import type { FoundProperty } from './evaluate.ts';

/** What the specification demands where a draft changes something. */
export interface ConcernedRequirement {
  readonly says: string;
  /** Ids of the requirements. */
  readonly rows: readonly string[];
  readonly status: 'holds' | 'breaks' | 'never applies' | 'no path' | 'not looked at yet' | 'held by a test';
}

/** The steps at which a draft changes something. */
export const stepsChanged = ({ changes }: JourneyDifferences): ReadonlySet<string> =>
  new Set(changes.flatMap(({ steps }) => steps));

/**
 * The requirements that are looked at where something changes, those that break first.
 * @param found what exploring the draft showed of the properties, and until then which are violated on the recorded paths
 */
export function concernedRequirements(
  flow: Flow,
  changed: ReadonlySet<string>,
  {
    complete,
    violated,
  }: { readonly complete: readonly FoundProperty[] | undefined; readonly violated: readonly FoundProperty[] },
  report: Report | undefined,
): readonly ConcernedRequirement[] {
  const isConcerned = (own: readonly string[]) => own.some((step) => changed.has(step));
  const before = new Map(report?.properties.map(({ says, steps: own }) => [says, own]));
  const looked: readonly FoundProperty[] =
    complete ??
    [...before].map(([says, steps]) => {
      const violation = violated.find((each) => each.says === says);
      return violation ?? { says, steps, rows: rowsOfProperty(flow, says) };
    });
  const properties = looked
    .filter(
      (each) => each.failure !== undefined || isConcerned([...each.steps, ...(before.get(each.says) ?? [])]),
    )
    .map(
      (each): ConcernedRequirement => ({
        says: each.says,
        rows: each.rows,
        status: complete || each.failure ? propertyStatus(each) : 'not looked at yet',
      }),
    );
  const others = Object.entries(flow.requirements ?? {}).flatMap(
    ([id, requirement]): ConcernedRequirement[] => {
      const { says, steps: own } = heldOtherwise(requirement);
      return own && isConcerned(own) ? [{ says, rows: [id], status: 'held by a test' }] : [];
    },
  );
  const all = [...properties, ...others];
  return [...all.filter(isBroken), ...all.filter((each) => !isBroken(each))];
}

/** Whether the draft must not be applied as it is. */
export const isBroken = ({ status }: ConcernedRequirement): boolean =>
  status === 'breaks' || status === 'never applies' || status === 'no path';

const propertyStatus = ({ failure }: FoundProperty): ConcernedRequirement['status'] =>
  failure === undefined ? 'holds' : failure === 'violated' ? 'breaks' : failure;

const rowsOfProperty = ({ properties = [] }: Flow, says: string): readonly string[] =>
  properties.find((property) => property.says === says)?.rows ?? [];
