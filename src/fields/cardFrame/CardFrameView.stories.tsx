import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn, waitFor } from 'storybook/test';
import { documentedAs } from '../../stories/design/part-docs.ts';
import { Stage } from '../Stage.tsx';
import { CardFrameView } from './CardFrameView.tsx';
import { examples, request } from './examples.ts';

const meta = {
  title: 'Fields/Card frame',
  tags: ['autodocs'],
  component: CardFrameView,
  parameters: documentedAs({
    purpose: 'The card provider’s own form in a frame, so that card numbers never reach the portal.',
    instead: 'Nothing else comes in a frame.',
    access: 'The frame has a title, and says when it could not load.',
  }),
} satisfies Meta;
export default meta;
type Story = StoryObj;

export const Empty: Story = { render: () => <Stage view={CardFrameView} example={examples.empty} /> };
export const Opening: Story = { render: () => <Stage view={CardFrameView} example={examples.opening} /> };
export const Failed: Story = { render: () => <Stage view={CardFrameView} example={examples.failed} /> };
export const Disabled: Story = { render: () => <Stage view={CardFrameView} example={examples.disabled} /> };

const opened = fn(async () => request);

export const InUse: Story = {
  render: () => (
    <Stage
      view={CardFrameView}
      example={{ ...examples.empty, services: { ...examples.empty.services, frame: opened } }}
    />
  ),
  play: async ({ canvas, userEvent }) => {
    await waitFor(() => expect(opened).toHaveBeenCalled());
    opened.mockClear();
    await userEvent.click(canvas.getByRole('button', { name: 'Open the card form again' }));
    await expect(opened).toHaveBeenCalledTimes(1);
  },
};
