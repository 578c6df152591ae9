import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Stage } from '../Stage.tsx';
import { DayView } from './DayView.tsx';
import { examples } from './examples.ts';

test('answers with the parts as they were typed, from box to box with Tab', async () => {
  const onAnswer = vi.fn();
  const screen = await render(<Stage view={DayView} example={examples.empty} onAnswer={onAnswer} />);
  await screen.getByRole('textbox', { name: 'Day' }).click();
  await userEvent.keyboard('1{Tab}3{Tab}2027');
  expect(onAnswer.mock.lastCall).toEqual([{ day: '1', month: '3', year: '2027' }]);
});

test('marks the box that is wrong, and ties the complaint to it', async () => {
  const screen = await render(<Stage view={DayView} example={examples.wrong} />);
  const day = screen.getByRole('textbox', { name: 'Day' });
  await expect.element(day).toHaveAttribute('aria-invalid', 'true');
  await expect.element(day).toHaveAccessibleDescription(/date from the calendar/);
  await expect.element(screen.getByRole('textbox', { name: 'Month' })).not.toHaveAttribute('aria-invalid');
});

test('offers the keys for numbers', async () => {
  const screen = await render(<Stage view={DayView} example={examples.empty} />);
  await expect.element(screen.getByRole('textbox', { name: 'Year' })).toHaveAttribute('inputmode', 'numeric');
  await expect.element(screen.getByRole('textbox', { name: 'Year' })).toHaveAttribute('autocomplete', 'off');
});
