import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Stage } from '../Stage.tsx';
import { examples } from './examples.ts';
import { TableChoiceView } from './TableChoiceView.tsx';

test('a row is named by all its cells', async () => {
  const onAnswer = vi.fn();
  const screen = await render(<Stage view={TableChoiceView} example={examples.empty} onAnswer={onAnswer} />);
  const row = screen.getByRole('radio', {
    name: /12 November 2026.*Tap dripping, kitchen.*Routine.*Appointed/,
  });
  await row.click();
  expect(onAnswer.mock.lastCall).toEqual(['R-1000482']);
});

test('pressing anywhere on a row chooses it', async () => {
  const screen = await render(<Stage view={TableChoiceView} example={examples.empty} />);
  await screen.getByText(/In diagnosis/).click();
  await expect.element(screen.getByRole('radio', { name: /Radiator leaking/ })).toBeChecked();
});

test('the extra option is one of the same group', async () => {
  const onAnswer = vi.fn();
  const screen = await render(
    <Stage view={TableChoiceView} example={examples.answered} onAnswer={onAnswer} />,
  );
  await screen.getByRole('radio', { name: 'None of the above' }).click();
  expect(onAnswer.mock.lastCall?.[0]).toBe('none');
  await expect.element(screen.getByRole('radio', { name: /Radiator leaking/ })).not.toBeChecked();
});
