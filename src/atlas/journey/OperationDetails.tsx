import type { Consequence, OperationDetail } from '../model/detail.ts';
import { MessageLine } from './MessageLine.tsx';

/** An operation with its outcomes and faults, folded away until asked for. */
export function OperationDetails({ operation }: { readonly operation: OperationDetail }) {
  const { title, moment, when, reads, outcomes, faults } = operation;
  return (
    <details className="at-card">
      <summary>
        {title} <span className="at-soft">{moment}</span>
      </summary>
      {when === undefined ? null : <p>Only when {when}</p>}
      {reads.length > 0 ? <p>Asked again when one of these changes: {reads.join('; ')}</p> : null}
      <ConsequenceList title="Comes back with" list={outcomes} />
      <ConsequenceList title="Fails" list={faults} />
    </details>
  );
}

function ConsequenceList({ title, list }: { readonly title: string; readonly list: readonly Consequence[] }) {
  return (
    <table className="at-table">
      <thead>
        <tr>
          <th scope="col">{title}</th>
          <th scope="col">Then the journey</th>
        </tr>
      </thead>
      <tbody>
        {list.map(({ name, leads, messages, silentBecause }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            <td>
              {leads}
              {messages.map((message) => (
                <div key={message.key}>
                  <MessageLine message={message} />
                </div>
              ))}
              {silentBecause === undefined ? null : <div>Says nothing, because {silentBecause}</div>}
            </td>
          </tr>
        ))}
      </tbody>
    </table>
  );
}
