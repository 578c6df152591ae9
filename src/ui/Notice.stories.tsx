import type { Meta, StoryObj } from '@storybook/react-vite';
import { documentedAs } from '../stories/design/part-docs.ts';
import { Notice } from './Notice.tsx';
import './page.css';

const meta = {
  title: 'Parts/Notice',
  tags: ['autodocs'],
  component: Notice,
  parameters: documentedAs({
    purpose:
      'Tells something by its key: an error, a warning, information, a reason why one cannot go on, or success.',
    instead: 'What is wrong with one answer belongs to its field.',
    access:
      'Its tone is a word or an icon with a name besides a colour. It carries the key of its message in `data-message`.',
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

/** Its controls change its tone and its words. */
export const Playground: StoryObj<typeof Notice> = {
  args: {
    tone: 'information',
    message: 'SSR047',
    children: 'Your heating may come from a shared system. You can continue.',
  },
  argTypes: {
    tone: { control: 'radio', options: ['error', 'warning', 'information', 'blocked', 'success'] },
  },
};

export const Tones: Story = {
  render: () => (
    <>
      <Notice tone="error" message="Case_CC023">
        Your request was not sent. Try again.
      </Notice>
      <Notice tone="warning" message="SSR072">
        You keep your current appointment until you book a new one.
      </Notice>
      <Notice tone="information" message="SSR047">
        Your heating may come from a shared system. You can continue.
      </Notice>
      <Notice tone="blocked" message="SSR074" title="We already know about this">
        We already have this repair, so you do not need to report it again.
      </Notice>
      <Notice tone="success" message="Success_Message">
        Thank you. Your payment was successful.
      </Notice>
    </>
  ),
};
export const WithSteps: Story = {
  render: () => (
    <Notice tone="blocked" message="SSR037" title="Call 0800 111 999 now">
      <p>You may have a gas leak.</p>
      <ol>
        <li>Open doors and windows</li>
        <li>Do not switch anything on or off</li>
        <li>Get everyone out and wait for advice</li>
      </ol>
    </Notice>
  ),
};
