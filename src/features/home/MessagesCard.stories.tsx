import type { Meta, StoryObj } from '@storybook/react-vite';
import { noMessages, someMessages } from '../messages/examples.ts';
import { AtHome, Retried, records, tryAgain } from './examples.tsx';
import { MessagesCardOf } from './MessagesCard.tsx';

const meta = {
  title: 'Home/Messages',
  component: MessagesCardOf,
  args: {
    messages: records.shown(someMessages),
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
    messages: records.shown(noMessages),
  },
};
export const OnItsWay: Story = { args: { messages: records.loading } };
export const NotLoaded: Story = { args: { messages: records.failed } };
export const TriedAgain: Story = {
  render: (args) => <Retried>{(messages) => <MessagesCardOf {...args} messages={messages} />}</Retried>,
  play: tryAgain,
};
