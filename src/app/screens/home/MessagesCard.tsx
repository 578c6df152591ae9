import { homeCards } from '../../../../content/home-cards.ts';
import { type Communication, listCommunications } from '../../../../contract/communications.ts';
import { newestMessages } from '../../../../journeys/shared/dashboard-messages.ts';
import { shortDate } from '../../../../journeys/shared/dates.ts';
import { messagesPage } from '../../../../journeys/shared/message-places.ts';
import { fill } from '../../../../machines/words.ts';
import { MessageText } from '../../../renderer/messages.tsx';
import { ButtonLink } from '../../../ui/Button.tsx';
import { Card } from '../../../ui/Card.tsx';
import { Notice } from '../../../ui/Notice.tsx';
import { Pill } from '../../../ui/Pill.tsx';
import { gateway } from '../../portal.ts';
import { RouterLink } from '../../RouterLink.tsx';
import { useRecord } from '../../useRecord.ts';
import { CardBody } from './CardBody.tsx';
import type { HomeCardProps } from './card.ts';

const words = homeCards.messages;

function Message({ message: { status, createdDate, message } }: { readonly message: Communication }) {
  const [subject = ''] = message.content;
  const isUnread = status === 'UNREAD';
  return (
    <li>
      <div className="ds-home-item-top">
        {isUnread ? <strong>{subject}</strong> : <span>{subject}</span>}
        {isUnread ? <Pill tone="information">{words.isUnread}</Pill> : null}
      </div>
      <p className="ds-hint ds-small">{shortDate(createdDate)}</p>
    </li>
  );
}

/** The two newest messages to the resident, and how many there are. */
export function MessagesCard({ customerId }: HomeCardProps) {
  const messages = useRecord((signal) =>
    gateway.call(
      listCommunications,
      { params: { customerId }, query: newestMessages(new Date()) },
      { signal },
    ),
  );
  const known = messages.state === 'shown' ? messages.value : null;
  return (
    <Card
      title={words.title}
      footer={
        <ButtonLink look="quiet" href={messagesPage} link={RouterLink}>
          {words.all}
        </ButtonLink>
      }
    >
      <CardBody
        rows="some"
        state={messages.state}
        failure={
          <Notice tone="error" message="message_Card_Alert_Message" announced>
            <MessageText message="message_Card_Alert_Message" />
          </Notice>
        }
        onRetry={messages.retry}
      >
        {known && known.communications.length > 0 ? (
          <>
            <p>
              {fill(words.counts, {
                all: known['total-count'],
                unread: known['total-unread'],
              })}
            </p>
            <ul className="ds-home-items">
              {known.communications.map((message) => (
                <Message key={message.identifier} message={message} />
              ))}
            </ul>
          </>
        ) : (
          <div data-message="SSC016">
            <MessageText message="SSC016" />
          </div>
        )}
      </CardBody>
    </Card>
  );
}
