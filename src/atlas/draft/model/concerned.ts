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
 * @param found what exploring the draft showed of the properties; until then they are known by the last report
 */
export function concernedRequirements(
  flow: Flow,
  steps: ReadonlySet<string>,
  found: readonly FoundProperty[] | undefined,
  report: Report | undefined,
): readonly ConcernedRequirement[] {
  const isConcerned = (own: readonly string[]) => own.some((step) => steps.has(step));
  const before = new Map(report?.properties.map(({ says, steps: own }) => [says, own]));
  const looked: readonly FoundProperty[] =
    found ?? [...before].map(([says, own]) => ({ says, steps: own, rows: rowsOf(flow, says) }));
  const properties = looked
    .filter(
      (each) => each.failure !== undefined || isConcerned([...each.steps, ...(before.get(each.says) ?? [])]),
    )
    .map(
      (each): ConcernedRequirement => ({
        says: each.says,
        rows: each.rows,
        status: found ? statusOf(each) : 'not looked at yet',
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

const isBroken = ({ status }: ConcernedRequirement): boolean =>
  status === 'breaks' || status === 'never applies' || status === 'no path';

const statusOf = ({ failure }: FoundProperty): ConcernedRequirement['status'] =>
  failure === undefined ? 'holds' : failure === 'violated' ? 'breaks' : failure;

const rowsOf = ({ properties = [] }: Flow, says: string): readonly string[] =>
  properties.find((property) => property.says === says)?.rows ?? [];
