import type { Meta, StoryObj } from '@storybook/react-vite';
import { documentedAs } from '../stories/design/part-docs.ts';
import './page.css';
import { VisuallyHidden } from './VisuallyHidden.tsx';

const meta = {
  title: 'Parts/Visually hidden',
  tags: ['autodocs'],
  component: VisuallyHidden,
  parameters: documentedAs({
    purpose: 'Words for screen readers where the eye has a layout, such as what “Change” changes.',
    instead: 'Words that everybody needs are shown.',
    access: 'Read, never seen; it takes no room and cannot be focused.',
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

export const InALink: Story = {
  render: () => (
    <a href="#address">
      Change<VisuallyHidden> address</VisuallyHidden>
    </a>
  ),
};
