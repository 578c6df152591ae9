import type { Meta, StoryObj } from '@storybook/react-vite';
import { lists } from '../../../content/lists.ts';
import { messageCopy as copy } from '../../../content/messages.ts';
import { listCommunications } from '../../../contract/communications.ts';
import { messagesPage } from '../../../journeys/shared/addresses.ts';
import { fill } from '../../../machines/engine/index.ts';
import {
  type Answered,
  answersWith,
  hasSwitchedOn,
  isWaitedFor,
  refuses,
} from '../../stories/pages/answers.ts';
import { livesAt, oneHome } from '../../stories/pages/examples.ts';
import { finds, pageStories } from '../../stories/pages/page-story.tsx';
import { noMessages, someMessages } from './examples.ts';
import MessagesPage from './MessagesPage.tsx';

const meta = {
  title: 'Pages/Messages',
  ...pageStories(<MessagesPage />),
} satisfies Meta;
export default meta;
type Story = StoryObj;

const found = (shows: Parameters<typeof finds>[0]['shows'], answer: Answered, search = '') =>
  finds({
    at: `${messagesPage}${search}`,
    shows,
    gateway: [answer, ...livesAt(oneHome), hasSwitchedOn('isshowmypeabodygasboilercard')],
  });

export const Some: Story = {
  parameters: found('Your statement for October is ready', answersWith(listCommunications, someMessages)),
};
export const SafetyCheckUnread: Story = {
  name: 'One about a safety check is unread',
  parameters: found(
    { message: 'GasBoiler_ServiceoverDue' },
    answersWith(listCommunications, {
      ...someMessages,
      unreadCatagoryTypes: ['Annual Domestic Gas Servicing'],
    }),
  ),
};
export const None: Story = {
  parameters: found({ message: 'SSC016' }, answersWith(listCommunications, noMessages)),
};
export const NoMatch: Story = {
  name: 'None match the search',
  parameters: found({ message: 'SSC017' }, answersWith(listCommunications, noMessages), '?search=lift'),
};
export const Loading: Story = {
  parameters: found(fill(lists.loading, { what: copy.many }), isWaitedFor(listCommunications)),
};
export const NotLoaded: Story = {
  name: 'Could not be loaded',
  parameters: found({ message: 'SSC021' }, refuses(listCommunications)),
};
