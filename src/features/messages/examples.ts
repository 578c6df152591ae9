import type { AnswerOf } from '../../../contract/call.ts';
import type { Communication, listCommunications } from '../../../contract/communications.ts';

/** Messages, as the gateway answers them, for stories. */
const message = (number: number, subject: string, status: Communication['status']): Communication => ({
  identifier: `00000000-0000-4000-8000-00000000000${number}`,
  status,
  createdDate: '2026-11-20T10:00:00.000Z',
  communicationCategoryType: 'General',
  assetIdentifier: null,
  paymentReference: null,
  message: {
    sender: { organisation: { personName: { title: '', givenName: 'Harbourline', surname: 'Homes' } } },
    content: [subject, 'One line'],
  },
});

export const someMessages: AnswerOf<typeof listCommunications> = {
  communications: [
    message(1, 'Your gas safety check', 'UNREAD'),
    message(2, 'Your statement for October is ready', 'READ'),
  ],
  'total-count': 5,
  'total-unread': 2,
  unreadCatagoryTypes: ['General'],
};

export const noMessages: AnswerOf<typeof listCommunications> = {
  communications: [],
  'total-count': 0,
  'total-unread': 0,
  unreadCatagoryTypes: [],
};
