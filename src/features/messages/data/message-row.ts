import { messageCopy as copy } from '../../../../content/messages.ts';
import type { Communication } from '../../../../contract/communications.ts';

/** A message as it is shown. */
export interface MessageRow {
  readonly id: string;
  readonly subject: string;
  readonly sender: string;
  /** An instant. */
  readonly createdDate: string;
  readonly isUnread: boolean;
  /** The body, line by line. */
  readonly lines: readonly string[];
  /** The account of which a statement is ready, by its payment reference; null where the message tells of none. */
  readonly statementOf: string | null;
}

export function messageRow({
  identifier,
  status,
  createdDate,
  paymentReference,
  message,
}: Communication): MessageRow {
  const [subject = '', body = '', notification = ''] = message.content;
  const { title, givenName, surname } = message.sender.organisation.personName;
  return {
    id: identifier,
    subject: subject.trim() || copy.noSubject,
    sender: [title, givenName, surname].filter(Boolean).join(' '),
    createdDate,
    isUnread: status === 'UNREAD',
    lines: body.split(/\r?\n/),
    statementOf: notification.trim() === '' ? null : (paymentReference ?? ''),
  };
}
