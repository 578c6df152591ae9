import type { Meta, StoryObj } from '@storybook/react-vite';
import './page.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  title: 'Parts/Visually hidden',
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

export const InALink: Story = {
  render: () => (
    <a href="#address">
      Change<VisuallyHidden> address</VisuallyHidden>
    </a>
  ),
};
