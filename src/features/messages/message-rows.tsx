import type { ReactNode } from 'react';
import { messageCopy as copy } from '../../../content/messages.ts';
import { shortDate } from '../../../contract/dates.ts';
import { fill } from '../../../machines/engine/index.ts';
import type { ListPresentation } from '../../lists/presentation.ts';
import { Pill } from '../../ui/Pill.tsx';
import { addressOfMessage } from '../links.ts';
import type { MessageRow } from './data/message-row.ts';

const state = (isUnread: boolean) =>
  isUnread ? <Pill tone="information">{copy.isUnread}</Pill> : <span className="ds-hint">{copy.isRead}</span>;

/** How messages look in their list. `isRead`: those that were read since the list was read. */
export function messageListRows(isRead: ReadonlySet<string>): ListPresentation<MessageRow> {
  const isUnread = (row: MessageRow) => row.isUnread && !isRead.has(row.id);
  const bold = (row: MessageRow, text: string): ReactNode =>
    isUnread(row) ? <strong>{text}</strong> : <span className="ds-message-read">{text}</span>;
  return {
    copy,
    messages: { nothing: 'SSC016', noMatch: 'SSC017', failed: 'SSC021' },
    keyOf: ({ id }) => id,
    addressOf: ({ id }) => addressOfMessage(id),
    nameOf: ({ subject, createdDate }) => `${subject}, ${shortDate(createdDate)}`,
    cells: {
      subject: (row) => bold(row, row.subject),
      sender: (row) => bold(row, row.sender),
      date: (row) => <span className="ds-message-date">{bold(row, shortDate(row.createdDate))}</span>,
      status: (row) => state(isUnread(row)),
    },
    card: (row) => (
      <>
        <div className="ds-card-top">
          <h2>{bold(row, row.subject)}</h2>
          {state(isUnread(row))}
        </div>
        <p className="ds-hint">
          {fill(copy.from, { sender: row.sender })} · {shortDate(row.createdDate)}
        </p>
      </>
    ),
  };
}
