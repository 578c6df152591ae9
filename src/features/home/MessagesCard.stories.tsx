import type { Meta, StoryObj } from '@storybook/react-vite';
import type { AnswerOf } from '../../../contract/call.ts';
import type { Communication, listCommunications } from '../../../contract/communications.ts';
import { AtHome, Retried, records, tryAgain } from './examples.tsx';
import { MessagesCardOf } from './MessagesCard.tsx';

const one = (number: number, subject: string, status: Communication['status']): Communication => ({
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

const known: AnswerOf<typeof listCommunications> = {
  communications: [
    one(1, 'Your gas safety check', 'UNREAD'),
    one(2, 'Your statement for October is ready', 'READ'),
  ],
  'total-count': 5,
  'total-unread': 2,
  unreadCatagoryTypes: ['General'],
};

const meta = {
  title: 'Home/Messages',
  component: MessagesCardOf,
  args: {
    messages: records.shown(known),
    unread: undefined,
    isRead: (): boolean => false,
    onOpen: () => undefined,
  },
  decorators: [
    (Story) => (
      <AtHome>
        <Story />
      </AtHome>
    ),
  ],
} satisfies Meta<typeof MessagesCardOf>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Newest: Story = {};
export const ReadMeanwhile: Story = { args: { unread: 1, isRead: () => true } };
export const NoMessages: Story = {
  args: {
    messages: records.shown({
      communications: [],
      'total-count': 0,
      'total-unread': 0,
      unreadCatagoryTypes: [],
    }),
  },
};
export const OnItsWay: Story = { args: { messages: records.loading } };
export const NotLoaded: Story = { args: { messages: records.failed } };
export const TriedAgain: Story = {
  render: (args) => <Retried>{(messages) => <MessagesCardOf {...args} messages={messages} />}</Retried>,
  play: tryAgain,
};
