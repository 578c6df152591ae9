import { contextInWords } from '../../walkthrough/values.ts';
import { HeadedTable } from '../HeadedTable.tsx';
import type { SnapshotDetailsProps } from '../source.ts';
import { activeStates, stateInWords } from './states.ts';

/** The states that a supporting machine is in, and what it remembers. */
export function MachineSnapshotDetails({ state: { snapshot: present } }: SnapshotDetailsProps) {
  return (
    <section aria-labelledby="at-known" className="at-stack">
      <p role="status">
        {present.status === 'done' ? 'It has ended: ' : 'It is at: '}
        <strong>{activeStates(present.value).map(stateInWords).join('; ')}</strong>
      </p>
      <h2 id="at-known">What it knows now</h2>
      <HeadedTable heads={['What', 'Is']}>
        {contextInWords(present.context).map(([what, is]) => (
          <tr key={what}>
            <th scope="row">{what}</th>
            <td>{is}</td>
          </tr>
        ))}
      </HeadedTable>
    </section>
  );
}
