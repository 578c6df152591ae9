import type { Flow } from '../../../machines/exploration/index.ts';
import type { FindReport } from '../../walkthrough/flow.ts';
import type { JourneyDifferences } from '../changes/model/differences-shape.ts';
import { HeadedTable } from '../HeadedTable.tsx';
import { useReport } from '../useReport.ts';
import { concernedRequirements, isBroken, stepsChanged } from './model/concerned.ts';
import type { Evaluation } from './useEvaluation.ts';

/** What the specification demands where the draft changes something. */
export function Requirements({
  flow,
  report: find,
  differences,
  evaluation: { paths, everything },
}: {
  readonly flow: Flow;
  readonly report: FindReport | undefined;
  readonly differences: JourneyDifferences;
  readonly evaluation: Evaluation;
}) {
  const report = useReport(find);
  const list = concernedRequirements(
    flow,
    stepsChanged(differences),
    { complete: everything?.properties, violated: paths?.violated ?? [] },
    report === 'waiting' ? undefined : report,
  );
  return (
    <section aria-labelledby="at-concerned" className="at-stack">
      <h3 id="at-concerned">Requirements concerned</h3>
      {list.length === 0 ? (
        <p>None is known at the steps where something changes.</p>
      ) : (
        <HeadedTable heads={['Requirement', 'Rows', 'With the draft it']}>
          {list.map((each) => {
            const { says, rows, status } = each;
            return (
              <tr key={`${rows.join()} ${says}`} data-broken={isBroken(each)}>
                <th scope="row">{says}</th>
                <td>{rows.join(', ')}</td>
                <td>{statusWords[status]}</td>
              </tr>
            );
          })}
        </HeadedTable>
      )}
    </section>
  );
}

const statusWords = {
  holds: 'holds',
  breaks: 'breaks',
  'never applies': 'never applies',
  'no path': 'cannot be done any more',
  'not looked at yet': 'is still looked at',
  'held by a test': 'is held by a test, which says it once the draft is applied',
} as const;
