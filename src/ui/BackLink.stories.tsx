import type { Meta, StoryObj } from '@storybook/react-vite';
import { documentedAs } from '../stories/design/part-docs.ts';
import { BackLink } from './BackLink.tsx';
import './page.css';

const meta = {
  title: 'Parts/Back link',
  tags: ['autodocs'],
  component: BackLink,
  parameters: documentedAs({
    purpose: 'Leads to the screen before, at the top of every step and page below another.',
    instead: 'To leave a journey use **Exit**, a quiet button beside Continue.',
    access: 'A link with words, first in the main part after the skip link; the arrow is decoration.',
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

export const AsLink: Story = { render: () => <BackLink href="#before" /> };
export const AsButton: Story = { render: () => <BackLink onBack={() => undefined} /> };
