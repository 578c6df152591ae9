import type { Meta, StoryObj } from '@storybook/react-vite';
import './page.css';
import { Pill } from './Pill.tsx';

const meta = {
  title: 'Parts/Pill',
  decorators: [
    (Story) => (
      <div className="ds-main ds-main-step ds-stack">
        <Story />
      </div>
    ),
  ],
} satisfies Meta;
export default meta;
type Story = StoryObj<typeof meta>;

export const Tones: Story = {
  render: () => (
    <p className="ds-actions">
      <Pill>Raised</Pill>
      <Pill tone="good">Completed</Pill>
      <Pill tone="warning">Awaiting appointment</Pill>
      <Pill tone="bad">Cancelled</Pill>
      <Pill tone="information">Appointment booked</Pill>
    </p>
  ),
};
