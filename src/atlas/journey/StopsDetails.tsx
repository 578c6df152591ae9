import type { FlowWithCopy } from '../../walkthrough/flow.ts';
import { stepTitle } from '../../walkthrough/sentences.ts';
import { HeadedTable } from '../HeadedTable.tsx';
import { stopDetails } from '../model/stop-list.ts';
import { MessageLine } from './MessageLine.tsx';

/** Why residents are stopped at a step, and what they read then. */
export function StopsDetails({ flow, step }: { readonly flow: FlowWithCopy; readonly step: string }) {
  return (
    <div className="at-stack">
      <h2>{stepTitle(flow.copy, step)}: where it stops</h2>
      <HeadedTable heads={['Stops when', 'Residents read']}>
        {stopDetails(flow)
          .filter((stop) => stop.step === step)
          .map(({ because, foundBy, messages, silentBecause }) => (
            <tr key={`${foundBy} ${because}`}>
              <th scope="row">
                {because}
                {foundBy === '' ? null : <div className="at-soft">{foundBy}</div>}
              </th>
              <td>
                {messages.map((message) => (
                  <div key={message.key}>
                    <MessageLine message={message} />
                  </div>
                ))}
                {silentBecause === undefined ? null : <div>Nothing, because {silentBecause}</div>}
              </td>
            </tr>
          ))}
      </HeadedTable>
    </div>
  );
}
