import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { Stage } from '../Stage.tsx';
import { examples } from './examples.ts';
import { SelectView } from './SelectView.tsx';

test('answers with the value, and with nothing when the choice is taken back', async () => {
  const onAnswer = vi.fn();
  const screen = await render(<Stage view={SelectView} example={examples.empty} onAnswer={onAnswer} />);
  const list = screen.getByRole('combobox', { name: 'Which room is it in?' });
  await list.selectOptions('Kitchen');
  expect(onAnswer.mock.lastCall).toEqual(['kitchen']);
  await list.selectOptions('Choose from the list');
  expect(onAnswer.mock.lastCall).toEqual([undefined]);
});

test('starts with nothing chosen', async () => {
  const screen = await render(<Stage view={SelectView} example={examples.empty} />);
  await expect.element(screen.getByRole('combobox')).toHaveValue('');
});
