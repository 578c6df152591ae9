import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Button, ButtonLink } from './Button.tsx';
import '../styles/styles.css';

test('submits nothing unless it is told to', async () => {
  const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
  const screen = await render(
    <form onSubmit={onSubmit}>
      <Button>Exit</Button>
      <Button type="submit">Continue</Button>
    </form>,
  );
  await screen.getByRole('button', { name: 'Exit' }).click();
  expect(onSubmit).not.toHaveBeenCalled();
  await screen.getByRole('button', { name: 'Continue' }).click();
  expect(onSubmit).toHaveBeenCalledOnce();
});

test('while busy it says so, keeps the focus, and neither acts nor submits', async () => {
  const onClick = vi.fn();
  const onSubmit = vi.fn((event: { preventDefault(): void }) => event.preventDefault());
  const screen = await render(
    <form onSubmit={onSubmit}>
      <input aria-label="Name" />
      <Button type="submit" busy="Sending" onClick={onClick}>
        Send
      </Button>
    </form>,
  );
  const button = screen.getByRole('button', { name: 'Sending' });
  (button.element() as HTMLElement).focus();
  await userEvent.keyboard('{Enter}');
  await expect.element(button).toHaveFocus();
  await userEvent.type(screen.getByRole('textbox'), 'a{Enter}');
  expect(onClick).not.toHaveBeenCalled();
  expect(onSubmit).not.toHaveBeenCalled();
});

test('is a target of 48 pixels at least', async () => {
  const screen = await render(<Button variant="text">Ok</Button>);
  const { width, height } = screen.getByRole('button').element().getBoundingClientRect();
  expect(Math.min(width, height)).toBeGreaterThanOrEqual(48);
});

test('a link is a link', async () => {
  const screen = await render(<ButtonLink href="#home">Home</ButtonLink>);
  await expect.element(screen.getByRole('link', { name: 'Home' })).toHaveAttribute('href', '#home');
});
