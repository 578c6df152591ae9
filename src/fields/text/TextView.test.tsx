import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Stage } from '../Stage.tsx';
import { examples } from './examples.ts';
import { TextView } from './TextView.tsx';

test('answers with what was typed, as it was typed', async () => {
  const onAnswer = vi.fn();
  const screen = await render(<Stage view={TextView} example={examples.empty} onAnswer={onAnswer} />);
  await screen.getByRole('textbox', { name: 'Crime reference number' }).fill(' CR/1 ');
  expect(onAnswer.mock.lastCall).toEqual([' CR/1 ']);
});

test('marks a wrong answer and says why, and leaves the text alone', async () => {
  const screen = await render(<Stage view={TextView} example={examples.wrong} />);
  const box = screen.getByRole('textbox');
  await expect.element(box).toHaveAttribute('aria-invalid', 'true');
  await expect.element(box).toHaveAccessibleDescription(/must be 3 characters or more/);
  await expect.element(box).toHaveValue('CR');
});

test('says nothing about being wrong before Continue', async () => {
  const screen = await render(<Stage view={TextView} example={examples.empty} />);
  const box = screen.getByRole('textbox');
  await box.fill('C');
  (box.element() as HTMLElement).blur();
  await expect.element(box).not.toHaveAttribute('aria-invalid');
});
