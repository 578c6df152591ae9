import type { Findings } from '../report.ts';
import type { PropertyResult } from './check-properties.ts';

const words = {
  violated: 'does not hold',
  'never applies': 'never applies',
  'no path': 'no path leads there',
} as const;

const whatToDo = {
  violated:
    'Follow the path and correct what is asked, passed over or cleared on it, or correct the property',
  'never applies': 'Add samples under which it applies, or remove the property',
  'no path': 'Correct what should lead there, or add samples that do',
} as const;

/** The properties that do not hold, as failures of their journey, each with the shortest path to where it is violated. */
export const propertyFailures = (results: readonly PropertyResult[]): Findings['failures'] =>
  results.flatMap(({ says, rows, failure, path }) =>
    failure === undefined
      ? []
      : [
          {
            kind: 'property' as const,
            what: `${words[failure]}: ${says} (${rows.join(', ')})`,
            property: says,
            remedy: whatToDo[failure],
            path,
          },
        ],
  );
