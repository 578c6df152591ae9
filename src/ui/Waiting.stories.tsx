import type { Meta, StoryObj } from '@storybook/react-vite';
import './page.css';
import { Waiting } from './Waiting.tsx';

const meta = {
  title: 'Parts/Waiting',
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

export const Plain: Story = { render: () => <Waiting /> };
export const WithWords: Story = {
  render: () => <Waiting message="SSR061">Looking for appointments</Waiting>,
};
