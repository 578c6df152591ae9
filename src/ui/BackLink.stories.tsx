import type { Meta, StoryObj } from '@storybook/react-vite';
import { BackLink } from './BackLink.tsx';
import './page.css';

const meta = {
  title: 'Parts/Back link',
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

export const AsLink: Story = { render: () => <BackLink href="#before" /> };
export const AsButton: Story = { render: () => <BackLink onBack={() => undefined} /> };
