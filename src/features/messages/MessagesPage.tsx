import { useEffect, useMemo, useState } from 'react';
import { messageCopy as copy } from '../../../content/messages.ts';
import { dayOf } from '../../../contract/dates.ts';
import { counted } from '../../../contract/language.ts';
import { messagesPage } from '../../../journeys/shared/addresses.ts';
import { placeInHistory } from '../../app/Back.tsx';
import { ListPage } from '../../app/ListPage.tsx';
import { ListPlace } from '../../app/ListPlace.tsx';
import { gateway, identifiers } from '../../app/portal.ts';
import { ReturnHome } from '../../app/ReturnHome.tsx';
import { RouterLink } from '../../app/RouterLink.tsx';
import { useHomes } from '../../app/useHomes.ts';
import { usePageTitle } from '../../app/usePageTitle.ts';
import { ListView } from '../../lists/ListView.tsx';
import { useKeptList } from '../../lists/useKeptList.ts';
import type { ListSource } from '../../lists/useList.ts';
import { useListHere } from '../../lists/useListHere.ts';
import { LoadError } from '../../renderer/LoadError.tsx';
import { useAnnounced } from '../../ui/useAnnounced.ts';
import { messageCardsBelow, messageList } from './data/message-list.ts';
import type { MessageRow } from './data/message-row.ts';
import { findMessages } from './data/message-search.ts';
import { keepMessage } from './kept-message.ts';
import { messageListRows } from './message-rows.tsx';
import { refreshOldUnread, useUnread } from './unread.ts';
import './messages.css';
import { now } from '../../client/clock.ts';
import { UnreadSafetyCheck } from './UnreadSafetyCheck.tsx';
import { useTenancyStart } from './useTenancyStart.ts';

const sourceFor = (customerId: string): ListSource<MessageRow> => ({
  keyOf: ({ id }) => id,
  fetch: (request, signal) => findMessages(request, { gateway, customerId, signal }),
});

const unreadWords = (count: number): string =>
  count === 0 ? copy.noneUnread : counted(count, copy.someUnread);

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
  const [definition] = useState(() => messageList(dayOf(now()), start.of));
  const { running, list, whose, back } = useListHere(definition, customerId, isEndless, sourceFor);
  start.at(running.query.place);
  const homes = useHomes(customerId);
  const { unread, read } = useUnread();
  const unreadCount = unread ? unreadWords(unread.count) : '';
  useAnnounced(unreadCount);
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
        <p className="ds-hint">{unreadCount}</p>
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
export default function MessagesPage() {
  const customerId = identifiers.read().customerId ?? '';
  return (
    <ListPage step="mymessageshistory" cardsBelow={messageCardsBelow}>
      {(isEndless) => <MessageList customerId={customerId} isEndless={isEndless} />}
    </ListPage>
  );
}
