import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Stage } from '../Stage.tsx';
import { examples } from './examples.ts';
import { View } from './View.tsx';

test('answers in the order shown, whatever the order of ticking', async () => {
  const onAnswer = vi.fn();
  const screen = await render(<Stage view={View} example={examples.empty} onAnswer={onAnswer} />);
  await screen.getByRole('checkbox', { name: 'Food or essentials' }).click();
  await screen.getByRole('checkbox', { name: 'Rent arrears' }).click();
  expect(onAnswer.mock.lastCall).toEqual([['arrears', 'food']]);
});

test('takes an answer away again', async () => {
  const onAnswer = vi.fn();
  const screen = await render(<Stage view={View} example={examples.answered} onAnswer={onAnswer} />);
  await screen.getByRole('checkbox', { name: 'Food or essentials' }).click();
  expect(onAnswer.mock.lastCall).toEqual([['energy']]);
});
