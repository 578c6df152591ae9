import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Stage } from '../Stage.tsx';
import { CheckboxGroupView } from './CheckboxGroupView.tsx';
import { examples } from './examples.ts';

test('answers in the order shown, whatever the order of ticking', async () => {
  const onAnswer = vi.fn();
  const screen = await render(
    <Stage view={CheckboxGroupView} example={examples.empty} onAnswer={onAnswer} />,
  );
  await screen.getByRole('checkbox', { name: 'Food or essentials' }).click();
  await screen.getByRole('checkbox', { name: 'Rent arrears' }).click();
  expect(onAnswer.mock.lastCall).toEqual([['arrears', 'food']]);
});

test('opens the list within what is ticked, and closes it with what was ticked there', async () => {
  const onAnswer = vi.fn();
  const screen = await render(
    <Stage view={CheckboxGroupView} example={examples.empty} onAnswer={onAnswer} />,
  );
  await screen.getByRole('checkbox', { name: 'Energy costs' }).click();
  await screen.getByRole('checkbox', { name: 'Benefits and Universal Credit' }).click();
  const within = screen.getByRole('group', { name: 'What kind of advice do you need?' });
  await within.getByRole('checkbox', { name: 'Appeal' }).click();
  expect(onAnswer.mock.lastCall).toEqual([['benefits', 'appeal', 'energy']]);
  await screen.getByRole('checkbox', { name: 'Benefits and Universal Credit' }).click();
  expect(onAnswer.mock.lastCall).toEqual([['energy']]);
  await expect.element(within).not.toBeInTheDocument();
});

test('says what is missing within beside that list, where its first box can be gone to', async () => {
  const screen = await render(<Stage view={CheckboxGroupView} example={examples.wrongWithin} />);
  const within = screen.getByRole('group', { name: 'What kind of advice do you need?' });
  await expect.element(within).toHaveAccessibleDescription('Choose at least one type of advice.');
  expect(screen.container.querySelector('#question-within-1')).toBe(
    within.getByRole('checkbox', { name: 'New claim' }).element(),
  );
});

test('takes an answer away again', async () => {
  const onAnswer = vi.fn();
  const screen = await render(
    <Stage view={CheckboxGroupView} example={examples.answered} onAnswer={onAnswer} />,
  );
  await screen.getByRole('checkbox', { name: 'Food or essentials' }).click();
  expect(onAnswer.mock.lastCall).toEqual([['energy']]);
});
