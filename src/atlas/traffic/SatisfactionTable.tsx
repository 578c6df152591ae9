import type { ContractorSatisfaction } from '../../../contract/traffic.ts';
import { TitledTable } from '../TitledTable.tsx';
import { countInWords, percent } from './model/in-words.ts';

/** How residents judged finished repairs, for each contractor of whom enough was said. */
export function SatisfactionTable({
  satisfaction,
}: {
  readonly satisfaction: readonly ContractorSatisfaction[];
}) {
  if (satisfaction.length === 0) return null;
  return (
    <TitledTable
      title="Are residents satisfied with finished repairs?"
      heads={['Contractor', 'Satisfied', 'Not satisfied', 'Share satisfied']}
    >
      {satisfaction.map(({ contractor, satisfied, unsatisfied }) => (
        <tr key={contractor}>
          <th scope="row">{contractor}</th>
          <td>{countInWords(satisfied)}</td>
          <td>{countInWords(unsatisfied)}</td>
          <td>{percent(satisfied / (satisfied + unsatisfied))}</td>
        </tr>
      ))}
    </TitledTable>
  );
}
