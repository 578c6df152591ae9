import type { Meta, StoryObj } from '@storybook/react-vite';
import { documentedAs } from '../stories/design/part-docs.ts';
import './page.css';
import { Waiting } from './Waiting.tsx';

const meta = {
  title: 'Parts/Waiting',
  tags: ['autodocs'],
  component: Waiting,
  parameters: documentedAs({
    purpose: 'Says in words what is happening while nothing can be shown yet.',
    instead: 'Where a shape is known, show a skeleton of it; a button that is busy says so itself.',
    access: 'A status that is announced once; what turns does not turn with reduced motion.',
  }),
  decorators: [
    (Story) => (
      <div className="ds-main ds-main-step ds-stack">
        <Story />
      </div>
    ),
  ],
} satisfies Meta;
export default meta;
type Story = StoryObj;

export const Plain: Story = { render: () => <Waiting /> };
export const WithWords: Story = {
  render: () => <Waiting message="SSR061">Looking for appointments</Waiting>,
};
