import type { Meta, StoryObj } from '@storybook/react-vite';
import { messagePage } from '../../../journeys/shared/addresses.ts';
import { finds, pageStories, resident } from '../../stories/pages/page-story.tsx';
import { keepMessage, type OpenedMessage } from './kept-message.ts';
import MessagePage from './MessagePage.tsx';

const message: OpenedMessage = {
  id: '00000000-0000-4000-8000-000000000031',
  subject: 'Your gas safety check is due',
  sender: 'Harbourline Homes',
  createdDate: '2026-11-20T09:00:00.000Z',
  isUnread: false,
  lines: [
    'We need to check the gas appliances in your home by 12 December 2026.',
    'Call us to choose a day. Somebody over 18 must be at home.',
  ],
  statementOf: null,
  listAt: null,
};

const opened = (changes: Partial<OpenedMessage>) => {
  const shown = { ...message, ...changes };
  return finds({
    at: `${messagePage}?message=${shown.id}`,
    keep: () => keepMessage(resident, shown),
    shows: shown.lines.at(-1) ?? '',
  });
};

const meta = {
  title: 'Pages/A message',
  ...pageStories(<MessagePage />),
} satisfies Meta;
export default meta;
type Story = StoryObj;

export const Read: Story = { parameters: opened({}) };
export const StatementReady: Story = {
  name: 'A statement is ready',
  parameters: opened({
    subject: 'Your statement is ready',
    lines: ['Your rent statement for October 2026 is ready.'],
    statementOf: '1000001',
  }),
};
export const Long: Story = {
  parameters: opened({
    lines: Array.from({ length: 12 }, () => 'The lift in your building will be out of use for repairs.'),
  }),
};
