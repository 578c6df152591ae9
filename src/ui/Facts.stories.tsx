import type { Meta, StoryObj } from '@storybook/react-vite';
import { documentedAs } from '../stories/design/part-docs.ts';
import { Facts } from './Facts.tsx';
import './page.css';

const meta = {
  title: 'Parts/Facts',
  tags: ['autodocs'],
  parameters: documentedAs({
    purpose: 'Names and values, such as the reference, address and time of an appointment.',
    instead: 'For many things of one kind use a list.',
    access: 'A description list; a name and its value stay together when text grows.',
  }),
  component: Facts,
  decorators: [
    (Story) => (
      <div className="ds-main ds-main-step">
        <Story />
      </div>
    ),
  ],
} satisfies Meta<typeof Facts>;
export default meta;
type Story = StoryObj<typeof meta>;

export const Known: Story = {
  args: {
    facts: [
      { name: 'Reference', value: 'R-1000482' },
      { name: 'Description', value: 'Leaking tap\nThe cold tap in the kitchen drips all day and night.' },
      { name: 'Appointment', value: 'Monday 23 November 2026, midday to 5pm' },
    ],
  },
};
