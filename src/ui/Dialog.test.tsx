import { useState } from 'react';
import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button } from './Button.tsx';
import { Dialog } from './Dialog.tsx';

function Screen({ onStay }: { readonly onStay: () => void }) {
  const [isAsking, setAsking] = useState(false);
  const stay = () => {
    onStay();
    setAsking(false);
  };
  return (
    <>
      <Button onClick={() => setAsking(true)}>Exit</Button>
      {isAsking ? (
        <Dialog
          title="Leave this page?"
          message="SSR030ai"
          onStay={stay}
          actions={<Button onClick={stay}>Stay</Button>}
        >
          We have kept your answers.
        </Dialog>
      ) : null}
    </>
  );
}

test('takes the focus, is named and described, and gives the focus back', async () => {
  const onStay = vi.fn();
  const screen = await render(<Screen onStay={onStay} />);
  await screen.getByRole('button', { name: 'Exit' }).click();
  const dialog = screen.getByRole('dialog', { name: 'Leave this page?' });
  await expect.element(dialog).toHaveAccessibleDescription('We have kept your answers.');
  await expect.element(screen.getByRole('heading')).toHaveFocus();
  await expect.element(dialog).toHaveAttribute('data-message', 'SSR030ai');
  await screen.getByRole('button', { name: 'Stay' }).click();
  await expect.element(dialog).not.toBeInTheDocument();
  await expect.element(screen.getByRole('button', { name: 'Exit' })).toHaveFocus();
});

test('is described by its first words alone where it asks questions', async () => {
  const dialogOf = (description: string | null) => (
    <Dialog title="Cancel the appointment?" description={description} actions={null} onStay={() => {}}>
      <label>
        Why <input />
      </label>
    </Dialog>
  );
  const screen = await render(dialogOf('You can book another one.'));
  const dialog = screen.getByRole('dialog');
  await expect.element(dialog).toHaveAccessibleDescription('You can book another one.');
  await screen.rerender(dialogOf(null));
  await expect.element(dialog).toHaveAccessibleDescription('');
});

test('Escape stays', async () => {
  const onStay = vi.fn();
  const screen = await render(<Screen onStay={onStay} />);
  await screen.getByRole('button', { name: 'Exit' }).click();
  await expect.element(screen.getByRole('dialog')).toBeVisible();
  await userEvent.keyboard('{Escape}');
  expect(onStay).toHaveBeenCalledOnce();
  await expect.element(screen.getByRole('button', { name: 'Exit' })).toHaveFocus();
});

test('keeps the focus inside', async () => {
  const screen = await render(<Screen onStay={vi.fn()} />);
  await screen.getByRole('button', { name: 'Exit' }).click();
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: 'Stay' })).toHaveFocus();
  await userEvent.tab();
  await expect.element(screen.getByRole('button', { name: 'Exit' })).not.toHaveFocus();
});
