import type { Meta, StoryObj } from '@storybook/react-vite';
import { Facts } from './Facts.tsx';
import './page.css';

const meta = {
  title: 'Parts/Facts',
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
