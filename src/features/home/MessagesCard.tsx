import { homeCards } from '../../../content/home-cards.ts';
import type { AnswerOf } from '../../../contract/call.ts';
import { listCommunications } from '../../../contract/communications.ts';
import { shortDate } from '../../../contract/dates.ts';
import { messagesPage } from '../../../journeys/shared/addresses.ts';
import { fill } from '../../../machines/engine/index.ts';
import { gateway } from '../../app/portal.ts';
import { RouterLink } from '../../app/RouterLink.tsx';
import type { ShownRecord } from '../../app/shown-record.ts';
import { useReading } from '../../app/useReading.ts';
import { now } from '../../client/clock.ts';
import { aWhile } from '../../client/reads.ts';
import { MessageNotice, PlainMessage } from '../../renderer/MessageNotice.tsx';
import { Pill } from '../../ui/Pill.tsx';
import { addressOfMessage } from '../links.ts';
import { newestMessages } from '../messages/data/message-days.ts';
import { type MessageRow, messageRow } from '../messages/data/message-row.ts';
import { keepMessage } from '../messages/kept-message.ts';
import { useUnread } from '../messages/unread.ts';
import { CardBody } from './CardBody.tsx';
import type { HomeCardProps } from './card.ts';
import { Folded } from './Folded.tsx';

const copy = homeCards.messages;

function Message({
  row: { id, subject, createdDate },
  isUnread,
  onOpen,
}: {
  readonly row: MessageRow;
  readonly isUnread: boolean;
  onOpen(): void;
}) {
  return (
    <li>
      <RouterLink href={addressOfMessage(id)} onClick={onOpen}>
        {isUnread ? <strong>{subject}</strong> : subject}
      </RouterLink>
      <p className="ds-home-line ds-hint ds-small">
        {shortDate(createdDate)}
        {isUnread ? <Pill tone="information">{copy.isUnread}</Pill> : null}
      </p>
    </li>
  );
}

/** The two newest messages to the resident, and how many there are. */
export function MessagesCard({ customerId }: HomeCardProps) {
  const messages = useReading({
    name: ['newest messages'],
    read: (signal) =>
      gateway.call(listCommunications, { params: { customerId }, query: newestMessages(now()) }, { signal }),
    keptFor: aWhile,
  });
  const { unread, read } = useUnread();
  return (
    <MessagesCardOf
      messages={messages}
      unread={unread?.count}
      isRead={(id) => read.has(id)}
      onOpen={(row) => keepMessage(customerId, { ...row, listAt: null })}
    />
  );
}

type Newest = AnswerOf<typeof listCommunications>;

/** How many are unread: as counted since, or as the messages themselves tell. */
const countUnread = (known: Newest | null, unread: number | undefined): number =>
  unread ?? known?.['total-unread'] ?? 0;

/** The card with what is known of the messages. */
export function MessagesCardOf({
  messages,
  unread,
  isRead,
  onOpen,
}: {
  readonly messages: ShownRecord<Newest>;
  /** How many are unread by now; `undefined` where only the messages themselves tell. */
  readonly unread: number | undefined;
  /** Whether a message was read since they were read. */
  isRead(id: string): boolean;
  onOpen(row: MessageRow): void;
}) {
  const known = messages.state === 'shown' ? messages.value : null;
  return (
    <Folded
      title={copy.title}
      summary={known ? copy.noneUnread : ''}
      isNews={messages.state === 'failed' || countUnread(known, unread) > 0}
      action={
        <RouterLink href={messagesPage} className="ds-card-link">
          {copy.all}
        </RouterLink>
      }
    >
      <CardBody
        rows="some"
        state={messages.state}
        failure={<MessageNotice tone="error" message="message_Card_Alert_Message" announced />}
        onRetry={messages.retry}
      >
        {known && known.communications.length > 0 ? (
          <>
            <p>
              {fill(copy.counts, {
                all: known['total-count'],
                unread: countUnread(known, unread),
              })}
            </p>
            <ul className="ds-home-items">
              {known.communications.map(messageRow).map((row) => (
                <Message
                  key={row.id}
                  row={row}
                  isUnread={row.isUnread && !isRead(row.id)}
                  onOpen={() => onOpen(row)}
                />
              ))}
            </ul>
          </>
        ) : (
          <PlainMessage message="SSC016" />
        )}
      </CardBody>
    </Folded>
  );
}
