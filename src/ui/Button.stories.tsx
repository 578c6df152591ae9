import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button, ButtonLink } from './Button.tsx';
import './page.css';

const meta = {
  title: 'Parts/Button',
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

export const Looks: Story = {
  render: () => (
    <div className="ds-actions">
      <Button>Continue</Button>
      <Button variant="quiet">Return to the repair</Button>
      <Button variant="danger">Cancel the repair</Button>
      <Button variant="text">Exit</Button>
      <ButtonLink href="#home">Report a repair</ButtonLink>
    </div>
  ),
};
export const Disabled: Story = {
  render: () => (
    <div className="ds-actions">
      <Button disabled>Continue</Button>
      <Button variant="text">Exit</Button>
    </div>
  ),
};
export const Busy: Story = { render: () => <Button busy="Sending your repair">Send your repair</Button> };
