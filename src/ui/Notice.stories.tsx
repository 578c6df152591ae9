import type { Meta, StoryObj } from '@storybook/react-vite';
import { Notice } from './Notice.tsx';
import './page.css';

const meta = {
  title: 'Parts/Notice',
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
