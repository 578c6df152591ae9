import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Stage } from '../Stage.tsx';
import { AmountView } from './AmountView.tsx';
import { examples } from './examples.ts';

test('answers with what was typed, and the arrow keys change nothing', async () => {
  const onAnswer = vi.fn();
  const screen = await render(<Stage view={AmountView} example={examples.empty} onAnswer={onAnswer} />);
  await screen.getByRole('textbox', { name: 'How many people live with you?' }).click();
  await userEvent.keyboard('12{ArrowUp}');
  expect(onAnswer.mock.lastCall).toEqual(['12']);
});

test('says what is counted, and what is wrong', async () => {
  const screen = await render(<Stage view={AmountView} example={examples.wrong} />);
  const box = screen.getByRole('textbox');
  await expect.element(box).toHaveAccessibleDescription(/Count children too\. Enter a whole number.* people/);
  await expect.element(box).toHaveAttribute('aria-invalid', 'true');
});

test('offers the keys for numbers, with a decimal point for money', async () => {
  const screen = await render(<Stage view={AmountView} example={examples.empty} />);
  await expect.element(screen.getByRole('textbox')).toHaveAttribute('inputmode', 'numeric');
  await screen.rerender(<Stage view={AmountView} example={examples.money} />);
  await expect.element(screen.getByRole('textbox')).toHaveAttribute('inputmode', 'decimal');
});
