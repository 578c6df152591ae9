import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Stage } from '../Stage.tsx';
import { examples } from './examples.ts';
import { RadioGroupView } from './RadioGroupView.tsx';

test('answers with the value of what was chosen', async () => {
  const onAnswer = vi.fn();
  const screen = await render(<Stage view={RadioGroupView} example={examples.empty} onAnswer={onAnswer} />);
  await screen.getByRole('radio', { name: 'No, nobody can let you in' }).click();
  expect(onAnswer.mock.lastCall).toEqual(['no']);
  await expect.element(screen.getByRole('radio', { name: /^No, nobody/ })).toBeChecked();
});

test('has nothing chosen at first, and names the group by the question', async () => {
  const screen = await render(<Stage view={RadioGroupView} example={examples.empty} />);
  expect(screen.container.querySelectorAll(':checked')).toHaveLength(0);
  await expect.element(screen.getByRole('group', { name: examples.empty.copy.label })).toBeInTheDocument();
});

test('is named by its label alone; the hint describes it', async () => {
  const screen = await render(<Stage view={RadioGroupView} example={examples.empty} />);
  const yes = screen.getByRole('radio', { name: 'Yes, someone can let the plumber in', exact: true });
  await expect.element(yes).toHaveAccessibleDescription('We send one within four hours');
});

test('moves through the options with the arrow keys', async () => {
  const screen = await render(<Stage view={RadioGroupView} example={examples.answered} />);
  await userEvent.tab();
  await userEvent.keyboard('{ArrowDown}');
  await expect.element(screen.getByRole('radio', { name: /^No, nobody/ })).toBeChecked();
});

test('the whole card can be pressed', async () => {
  const onAnswer = vi.fn();
  const screen = await render(<Stage view={RadioGroupView} example={examples.cards} onAnswer={onAnswer} />);
  await screen.getByText('Stairs, lift, entrance, roof').click();
  expect(onAnswer.mock.lastCall?.[0]).toBe('Block');
  await expect.element(screen.getByRole('radio', { name: 'In my building' })).toBeChecked();
});

test('shows the words that came with the data', async () => {
  const screen = await render(<Stage view={RadioGroupView} example={examples.cardsAnswered} />);
  const home = screen.getByRole('radio', { name: 'Inside my home', exact: true });
  await expect.element(home).toHaveAccessibleDescription('14 Quay Court, Harbour');
});
