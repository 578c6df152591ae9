import { words } from './own-words/words.ts';

/** Words of the list of messages to the resident, and of the page about one. */
export const messageCopy = /* @__PURE__ */ words('messages.messageCopy', {
  title: 'Messages',
  address: 'Address',
  everywhere: 'All addresses',
  one: 'message',
  many: 'messages',
  nothingYet: 'When we write to you, you can read it here.',
  search: 'Search your messages',
  columns: { subject: 'Subject', sender: 'From', date: 'Date', status: 'Status' },
  sorts: { newest: 'Newest', oldest: 'Oldest' },
  filters: {
    from: { label: 'From' },
    to: { label: 'To' },
    status: { label: 'Status', options: { read: 'Read', unread: 'Unread' } },
  },
  isUnread: 'Unread',
  isRead: 'Read',
  unread: '{count} unread',
  noneUnread: 'You have no unread messages.',
  someUnread: { one: 'You have {count} unread message.', other: 'You have {count} unread messages.' },
  from: 'From: {sender}',
  view: 'Read message',
  viewOf: ': {name}',
  statement: 'View Statement',
  noSubject: 'Message',
} as const);
