import { useEffect, useState } from 'react';
import { useLocation } from 'react-router-dom';
import { messageCopy as copy } from '../../../content/messages.ts';
import { dayInWords } from '../../../contract/dates.ts';
import { messagePage, messagesPage } from '../../../journeys/shared/addresses.ts';
import { fill } from '../../../machines/engine/index.ts';
import { Back, placeInHistory } from '../../app/Back.tsx';
import { Frame } from '../../app/Frame.tsx';
import { identifiers } from '../../app/portal.ts';
import { Redirect } from '../../app/Redirect.tsx';
import { RouterLink } from '../../app/RouterLink.tsx';
import { usePageTitle } from '../../app/usePageTitle.ts';
import { ButtonLink } from '../../ui/Button.tsx';
import { keepMessage, keptMessage, type OpenedMessage } from './kept-message.ts';
import { markMessageRead } from './unread.ts';
import { useStatementsAddress } from './useStatementsAddress.ts';
import './messages.css';

function Message({ row, customerId }: { readonly row: OpenedMessage; readonly customerId: string }) {
  const { id, subject, sender, createdDate, lines, statementOf } = row;
  usePageTitle(`${messagePage} ${id}`);
  useEffect(() => {
    const read = async () => {
      // A reload finds it read.
      if (await markMessageRead(row.id)) keepMessage(customerId, { ...row, isUnread: false });
    };
    if (row.isUnread) void read();
  }, [row, customerId]);
  const statements = useStatementsAddress(statementOf);
  return (
    <>
      <Back otherwise={messagesPage} isBefore={row.listAt !== null && placeInHistory() === row.listAt + 1} />
      <div>
        <h1 tabIndex={-1}>{subject}</h1>
        <p className="ds-hint">
          {fill(copy.from, { sender })}
          <br />
          {dayInWords(createdDate)}
        </p>
      </div>
      <div className="ds-message-body ds-stack">
        {lines.map((line, index) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: the lines of a message never change
          <p key={index}>{line}</p>
        ))}
      </div>
      {statementOf === null ? null : (
        <div className="ds-actions ds-no-print">
          <ButtonLink href={statements} link={RouterLink}>
            {copy.statement}
          </ButtonLink>
        </div>
      )}
    </>
  );
}

/** One message, as it was opened from the list. Opened without one it leads to the list. */
export default function MessagePage() {
  const customerId = identifiers.read().customerId ?? '';
  const id = new URLSearchParams(useLocation().search).get('message') ?? '';
  const [row] = useState(() => keptMessage(customerId, id));
  if (!row) return <Redirect to={messagesPage} />;
  return (
    <Frame>
      <article className="ds-stack-l" data-step="messagedetails">
        <Message row={row} customerId={customerId} />
      </article>
    </Frame>
  );
}
