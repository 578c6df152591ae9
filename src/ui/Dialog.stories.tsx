import type { Meta, StoryObj } from '@storybook/react-vite';
import { documentedAs } from '../stories/design/part-docs.ts';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import './page.css';

const meta = {
  title: 'Parts/Dialog',
  tags: ['autodocs'],
  component: Dialog,
  parameters: documentedAs({
    purpose: 'Asks before something that cannot be taken back, or tells that the session is about to end.',
    instead: 'For a message that needs no answer use a notice; for a question of a journey use a step.',
    access:
      'The browser’s own modal dialog: focus moves in and comes back, Escape is the safe answer, and the page behind is out of reach.',
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

const stay = () => undefined;

export const GoBack: Story = {
  render: () => (
    <Dialog
      title="Go back to the previous question?"
      message="SSR043"
      onStay={stay}
      actions={
        <>
          <Button>Go back</Button>
          <Button variant="quiet" onClick={stay}>
            Stay
          </Button>
        </>
      }
    />
  ),
};
export const Leave: Story = {
  render: () => (
    <Dialog
      title="Leave this repair?"
      message="SSR030ai"
      onStay={stay}
      actions={
        <>
          <Button>Save and leave</Button>
          <Button variant="danger">Leave without saving</Button>
          <Button variant="text">Stay here</Button>
        </>
      }
    >
      You can save it and finish it within 48 hours. If you leave without saving, we delete your answers and
      any saved copy.
    </Dialog>
  ),
};
