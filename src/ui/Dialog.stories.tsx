import type { Meta, StoryObj } from '@storybook/react-vite';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';
import './page.css';

const meta = {
  title: 'Parts/Dialog',
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
