import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Stage } from '../Stage.tsx';
import { CardChoiceView } from './CardChoiceView.tsx';
import { examples } from './examples.ts';

test('the whole card can be pressed', async () => {
  const onAnswer = vi.fn();
  const screen = await render(<Stage view={CardChoiceView} example={examples.empty} onAnswer={onAnswer} />);
  await screen.getByText('Stairs, lift, entrance, roof').click();
  expect(onAnswer.mock.lastCall?.[0]).toBe('Block');
  await expect.element(screen.getByRole('radio', { name: 'In my building' })).toBeChecked();
});

test('shows the words that came with the data', async () => {
  const screen = await render(<Stage view={CardChoiceView} example={examples.answered} />);
  const home = screen.getByRole('radio', { name: 'Inside my home', exact: true });
  await expect.element(home).toHaveAccessibleDescription('14 Quay Court, Harbour');
});
