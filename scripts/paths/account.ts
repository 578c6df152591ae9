import {
  type AnyFlow,
  type Flow,
  flowId,
  heldOtherwise,
  isJourney,
  type Property,
} from '../../machines/exploration/index.ts';
import { testFinder } from './named-tests.ts';
import { root } from './sources.ts';

/** Something that holds a requirement: the sentence of a property, the name of a test, or why it is looked at by hand. */
interface Holder {
  readonly by: 'property' | 'path' | 'test' | 'hand';
  readonly what: string;
}

/** A requirement with all that holds it, and what is wrong with that. */
interface AccountedRow {
  readonly id: string;
  readonly flow: string;
  readonly says: string;
  readonly heldBy: readonly Holder[];
  readonly wrong: readonly string[];
}

/** By what each requirement is held. */
export interface Account {
  readonly rows: readonly AccountedRow[];
  /** Ids that a property names, and no table has. */
  readonly unknown: readonly string[];
}

/** Whether a property holds, by the last exploration; where nobody explored, all do. */
export type IsHeld = (flow: string, says: string) => boolean;

interface Named {
  readonly flow: string;
  readonly property: Property;
}

/**
 * Finds out by what each requirement of these flows is held. A property of any flow of the registry may hold it.
 * @param all every flow of the registry
 */
export function accountFor(
  flows: readonly AnyFlow[],
  all: readonly AnyFlow[],
  isHeld: IsHeld = () => true,
): Account {
  const journeys = all.filter(isJourney);
  const byRow = propertiesByRow(journeys);
  const faultOf = testFinder(root);
  const tables = journeys.flatMap(({ requirements = {} }) => Object.keys(requirements));
  const isTwice = (id: string) => tables.indexOf(id) !== tables.lastIndexOf(id);

  const rows = flows.filter(isJourney).flatMap((flow) =>
    Object.entries(flow.requirements ?? {}).map(([id, requirement]): AccountedRow => {
      const { says, tests = [], byHand } = heldOtherwise(requirement);
      const named = byRow.get(id) ?? [];
      const heldBy: readonly Holder[] = [
        ...named.map(
          ({ property }): Holder => ({
            by: 'sometimes' in property ? 'path' : 'property',
            what: property.says,
          }),
        ),
        ...tests.map(([file, title]): Holder => ({ by: 'test', what: `${file}: ${title}` })),
        ...(byHand === undefined ? [] : [{ by: 'hand' as const, what: byHand }]),
      ];
      const wrong = [
        ...(heldBy.length === 0 ? ['nothing holds it: no property names it, no test, and no reason'] : []),
        ...(isTwice(id) ? ['it stands in two tables'] : []),
        ...tests.flatMap((test) => faultOf(test) ?? []),
        ...named.flatMap(({ flow: of, property }) =>
          isHeld(of, property.says) ? [] : [`the property does not hold: ${property.says}`],
        ),
      ];
      return { id, flow: flowId(flow), says, heldBy, wrong };
    }),
  );
  return { rows, unknown: unknownRows(byRow, tables) };
}

function propertiesByRow(journeys: readonly Flow[]): ReadonlyMap<string, readonly Named[]> {
  const byRow = new Map<string, Named[]>();
  for (const { journey, properties = [] } of journeys) {
    for (const property of properties) {
      for (const row of property.rows)
        byRow.set(row, [...(byRow.get(row) ?? []), { flow: journey.id, property }]);
    }
  }
  return byRow;
}

/** Ids of the table are words joined by hyphens; what settles a gap between them is a letter and a number. */
const unknownRows = (byRow: ReadonlyMap<string, unknown>, tables: readonly string[]): readonly string[] =>
  tables.length === 0 ? [] : [...byRow.keys()].filter((id) => id.includes('-') && !tables.includes(id));

/** How many requirements there are, and how many are not accounted for; for the JSON. */
export const countsOf = ({ rows, unknown }: Account) => ({
  rows: rows.length,
  unaccounted: rows.filter(({ wrong }) => wrong.length > 0).length + unknown.length,
});

/** Everything that is wrong, a line each. */
export const accountFaults = ({ rows, unknown }: Account): readonly string[] => [
  ...rows.flatMap(({ id, flow, wrong }) => wrong.map((what) => `${flow}: ${id}: ${what}`)),
  ...unknown.map((id) => `${id}: a property names it, and no table of requirements has it`),
];
