import type { Operation } from '../../../../machines/journey.ts';
import { spaced } from '../../../cases/sentences.ts';
import { outcomeNotices } from '../../model/detail.ts';
import { codeOf } from './code.ts';
import { type Described, faultLines, leadsLine, line, stepsThatRun, type Told } from './describe-lines.ts';
import type { Item } from './description.ts';

/** What an operation says of each of its parts but its code. A part that is left out does not compile. */
const toldOf = (operation: Operation): Record<Exclude<keyof Operation, 'run' | 'outcomes'>, Told> => ({
  reads: ['reads the answers', operation.reads],
  ignores: [
    'sends besides',
    Object.entries(operation.ignores ?? {}).map(([question, why]) => `${question}: ${why}`),
  ],
  anew: ['asked anew', line(operation.anew && 'each time that the step is come to or the page is loaded')],
  guarded: ['may be old, because', line(operation.guarded)],
  mutates: ['changes something at the provider', line(operation.mutates && 'and is never called off')],
  late: ['takes long', line(operation.late && `after ${operation.late.after} ms: ${operation.late.notice}`)],
  faults: ['when the call fails', faultLines(operation.faults ?? {})],
});

/** What an operation reads, what it does, and where its own faults lead. */
export function operationItem({ journey, code }: Described, id: string): Item {
  const operation = journey.operations[id];
  return {
    id,
    title: spaced(id),
    steps: stepsThatRun(journey, id),
    fields: operation ? Object.fromEntries(Object.values(toldOf(operation))) : {},
    ...codeOf(code, 'operations', id, [operation?.run]),
  };
}

/** Outcomes stand in the order in which they are tried. */
export function outcomesIn(described: Described): readonly Item[] {
  const { journey, code } = described;
  const operations = Object.keys(journey.operations).toSorted();
  return operations.flatMap((operation) =>
    Object.entries(journey.operations[operation]?.outcomes ?? {}).map(([name, outcome]): Item => {
      const id = `${operation}: ${name}`;
      return {
        id,
        title: `${spaced(operation)}: ${name}`,
        steps: stepsThatRun(journey, operation),
        fields: {
          leads: [leadsLine(outcome.leads)],
          says: [...new Set(outcomeNotices({ ...described, portal: undefined }, operation, name))],
          'says nothing, because': line(outcome.silent),
          'says it as': line(outcome.warns && 'a warning'),
        },
        ...codeOf(code, 'outcomes', id, Object.values(outcome)),
      };
    }),
  );
}
