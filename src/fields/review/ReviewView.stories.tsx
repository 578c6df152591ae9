import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { documentedAs } from '../../stories/design/part-docs.ts';
import { Stage } from '../Stage.tsx';
import { examples } from './examples.ts';
import { ReviewView } from './ReviewView.tsx';

const meta = {
  title: 'Fields/Check your answers',
  tags: ['autodocs'],
  component: ReviewView,
  parameters: documentedAs({
    purpose: 'All answers before they are sent, each with a way to change it.',
    instead: 'After sending, use facts.',
    access: '“Change” says what it changes to screen readers, and the focus comes back to the row.',
  }),
} satisfies Meta;
export default meta;
type Story = StoryObj;

export const Empty: Story = { render: () => <Stage view={ReviewView} example={examples.empty} /> };
export const Disabled: Story = { render: () => <Stage view={ReviewView} example={examples.disabled} /> };

const change = fn();

export const InUse: Story = {
  render: () => <Stage view={ReviewView} example={{ ...examples.empty, services: { change } }} />,
  play: async ({ canvas, userEvent }) => {
    await userEvent.click(canvas.getByRole('button', { name: 'Change Who to contact' }));
    await expect(change).toHaveBeenLastCalledWith(expect.objectContaining({ step: 'contact' }));
  },
};
