import type { Meta, StoryObj } from '@storybook/react-vite';
import { documentedAs } from '../stories/design/part-docs.ts';
import { Button, ButtonLink } from './Button.tsx';
import './page.css';

const meta = {
  title: 'Parts/Button',
  tags: ['autodocs'],
  component: Button,
  parameters: documentedAs({
    purpose:
      'Does something: continues, sends, cancels. One `strong` button a screen; `quiet` for another way on, `text` for leaving, `danger` for what cannot be undone.',
    instead: 'To go somewhere use a link; `ButtonLink` where it is the main action of a card.',
    access:
      'At least 48 px high. While it is busy or off it stays in the order of the keyboard with `aria-disabled`, keeps the focus, and ignores presses.',
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

/** Its controls change what it says and how it looks. */
export const Playground: StoryObj<typeof Button> = {
  args: { children: 'Continue', variant: 'strong', disabled: false },
  argTypes: {
    variant: { control: 'radio', options: ['strong', 'quiet', 'text', 'danger'] },
    busy: { control: 'text' },
  },
};

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
