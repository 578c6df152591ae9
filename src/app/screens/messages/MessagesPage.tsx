import { useEffect, useMemo, useState } from 'react';
import { messageCopy as copy } from '../../../../content/messages.ts';
import { dayOf } from '../../../../contract/dates.ts';
import { messageCardsBelow, messageList } from '../../../../journeys/lists/messages/list.ts';
import type { MessageRow } from '../../../../journeys/lists/messages/row.ts';
import { findMessages } from '../../../../journeys/lists/messages/search.ts';
import { messagesPage } from '../../../../journeys/shared/message-places.ts';
import { fill } from '../../../../machines/engine/index.ts';
import { ListView } from '../../../lists/ListView.tsx';
import { useKeptList } from '../../../lists/useKeptList.ts';
import type { ListSource } from '../../../lists/useList.ts';
import { useListHere } from '../../../lists/useListHere.ts';
import { LoadError } from '../../../renderer/LoadError.tsx';
import { placeInHistory } from '../../Back.tsx';
import { keepMessage } from '../../messages/storage.ts';
import { refreshOldUnread, useUnread } from '../../messages/unread.ts';
import { gateway, identifiers } from '../../portal.ts';
import { ReturnHome } from '../../ReturnHome.tsx';
import { RouterLink } from '../../RouterLink.tsx';
import { useHomes } from '../../useHomes.ts';
import { usePageTitle } from '../../usePageTitle.ts';
import { ListPage } from '../ListPage.tsx';
import { ListPlace } from '../ListPlace.tsx';
import { messageListRows } from './rows.tsx';
import './messages.css';
import { UnreadSafetyCheck } from './UnreadSafetyCheck.tsx';
import { useTenancyStart } from './useTenancyStart.ts';

const sourceFor = (customerId: string): ListSource<MessageRow> => ({
  keyOf: ({ id }) => id,
  fetch: (request, signal) => findMessages(request, { gateway, customerId, signal }),
});

function unreadWords(count: number): string {
  if (count === 0) return copy.noneUnread;
  return count === 1 ? copy.oneUnread : fill(copy.someUnread, { count });
}

/** The list could not be had: what to do instead. What it can be asked for would be of no use. */
function Failed({ onRetry }: { onRetry(): void }) {
  return (
    <div className="ds-stack" data-list="messages" data-state="failed">
      <LoadError message="SSC021" onRetry={onRetry}>
        <ReturnHome variant="quiet" />
      </LoadError>
    </div>
  );
}

function MessageList({
  customerId,
  isEndless,
}: {
  readonly customerId: string;
  readonly isEndless: boolean;
}) {
  const start = useTenancyStart(customerId);
  const [definition] = useState(() => messageList(dayOf(new Date()), start.of));
  const { running, list, whose, back } = useListHere(definition, customerId, isEndless, sourceFor);
  start.at(running.query.place);
  const homes = useHomes(customerId);
  const { unread, read } = useUnread();
  const presentation = useMemo(() => messageListRows(read), [read]);
  useEffect(refreshOldUnread, []);
  usePageTitle(messagesPage);
  const leave = useKeptList(whose, running, back);
  const open = (id: string) => {
    const row = running.rows.find((one) => one.id === id);
    if (row) keepMessage(customerId, { ...row, listAt: placeInHistory() });
    leave(id);
  };
  return (
    <>
      <div>
        <h1 tabIndex={-1}>{copy.title}</h1>
        <p className="ds-hint" role="status">
          {unread ? unreadWords(unread.count) : ''}
        </p>
      </div>
      {running.state === 'failed' ? (
        <Failed onRetry={() => running.send({ type: 'RETRY' })} />
      ) : (
        <>
          <UnreadSafetyCheck categories={unread?.categories ?? []} />
          <ListPlace homes={homes} list={list} copy={copy} isCut={isEndless} />
          <ListView
            definition={definition}
            presentation={presentation}
            list={list}
            link={RouterLink}
            onOpen={open}
          />
        </>
      )}
    </>
  );
}

/** Every message to the resident. */
export function MessagesPage() {
  const customerId = identifiers.read().customerId ?? '';
  return (
    <ListPage step="mymessageshistory" cardsBelow={messageCardsBelow}>
      {(isEndless) => <MessageList customerId={customerId} isEndless={isEndless} />}
    </ListPage>
  );
}
