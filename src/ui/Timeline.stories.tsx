import type { Meta, StoryObj } from '@storybook/react-vite';
import { documentedAs } from '../stories/design/part-docs.ts';
import './page.css';
import { Timeline } from './Timeline.tsx';

const meta = {
  title: 'Parts/Timeline',
  tags: ['autodocs'],
  parameters: documentedAs({
    purpose: 'What happened and what comes next, newest first.',
    instead: 'Names and values without an order are facts.',
    access: 'An ordered list with a time for each item; what is still to come is said in words.',
  }),
  component: Timeline,
  decorators: [
    (Story) => (
      <div className="ds-main ds-main-step">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Timeline>;
export default meta;
type Story = StoryObj<typeof meta>;

const raised = {
  key: 'raised',
  title: 'Repair reported',
  text: 'We have your repair and are arranging the work.',
  when: { date: 'November 17th 2026', time: '8:51:04 AM', instant: '2026-11-17T08:51:04Z' },
};

export const OneThing: Story = { args: { events: [raised] } };

export const SeveralThings: Story = {
  args: {
    events: [
      {
        key: 'booked',
        title: 'Appointment booked',
        text: 'Monday 23 November 2026, midday to 5pm.',
        when: { date: 'November 19th 2026', time: '10:12:30 AM', instant: '2026-11-19T10:12:30Z' },
      },
      {
        key: 'part',
        title: 'Awaiting appointment',
        text: 'We need a part or material before we can finish.',
        when: { date: 'November 18th 2026', time: '4:03:59 PM', instant: '2026-11-18T16:03:59Z' },
      },
      raised,
    ],
  },
};
