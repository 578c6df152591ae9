import type { Meta, StoryObj } from '@storybook/react-vite';
import { expect, fn } from 'storybook/test';
import { session } from '../../../content/session.ts';
import { countdown, idleLimit } from '../../../machines/session/session.ts';
import { documentedAs } from '../../stories/design/part-docs.ts';
import { Closed } from './Closed.tsx';
import { Warning } from './Warning.tsx';

const lastActive = Date.UTC(2026, 0, 5, 9);
const contextWith = (left: number) => ({ lastActive, now: lastActive + idleLimit + countdown - left });

const meta = {
  title: 'Parts/Session',
  tags: ['autodocs'],
  parameters: documentedAs({
    purpose: 'What a session says: that it is about to end, and that it has.',
    instead: 'Nothing else interrupts a resident.',
    access: 'The warning comes two minutes before the end, and Escape means staying signed in.',
  }),
  component: Warning,
  args: { context: contextWith(299_000), isEnding: false, onStay: fn(), onLeave: fn() },
} satisfies Meta<typeof Warning>;
export default meta;
type Story = StoryObj<typeof meta>;

export const WarningBegins: Story = {
  name: 'The warning begins',
  play: async ({ canvas, userEvent, args }) => {
    await expect(canvas.getByRole('status')).toBeEmptyDOMElement();
    await userEvent.click(canvas.getByRole('button', { name: session.warning.stay }));
    await expect(args.onStay).toHaveBeenCalledOnce();
  },
};
export const LastMinute: Story = {
  name: 'The last minute',
  args: { context: contextWith(59_000) },
  play: async ({ canvas }) => {
    await expect(canvas.getByRole('status')).not.toBeEmptyDOMElement();
  },
};
export const TooLate: Story = { name: 'Too late', args: { context: contextWith(0), isEnding: true } };
export const LoggedOut: Story = { name: 'Logged out for security', render: () => <Closed /> };
