import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { Stage } from '../Stage.tsx';
import { examples } from './examples.ts';
import { YesNoView } from './YesNoView.tsx';

test('asks for details of yes only, and answers with both', async () => {
  const onAnswer = vi.fn();
  const screen = await render(<Stage view={YesNoView} example={examples.empty} onAnswer={onAnswer} />);
  await screen.getByRole('radio', { name: 'No' }).click();
  expect(onAnswer.mock.lastCall).toEqual([{ choice: 'no' }]);
  expect(screen.container.querySelector('textarea')).toBeNull();
  await screen.getByRole('radio', { name: 'Yes' }).click();
  await screen.getByRole('textbox', { name: 'What would help them?' }).fill('A rail.');
  expect(onAnswer.mock.lastCall).toEqual([{ choice: 'yes', details: 'A rail.' }]);
});

test('gives back what was typed to who changes their mind twice', async () => {
  const onAnswer = vi.fn();
  const screen = await render(<Stage view={YesNoView} example={examples.answered} onAnswer={onAnswer} />);
  await screen.getByRole('radio', { name: 'No' }).click();
  expect(onAnswer.mock.lastCall).toEqual([{ choice: 'no' }]);
  await screen.getByRole('radio', { name: 'Yes' }).click();
  await expect.element(screen.getByRole('textbox')).toHaveValue('A rail beside the bath.');
});

test('is used with the keyboard: the box comes right behind the choice', async () => {
  const screen = await render(<Stage view={YesNoView} example={examples.empty} />);
  await userEvent.tab();
  await userEvent.keyboard(' ');
  await userEvent.tab();
  await expect.element(screen.getByRole('textbox')).toHaveFocus();
});

test('says beside the details that they are missing', async () => {
  const screen = await render(<Stage view={YesNoView} example={examples.withoutDetails} />);
  const box = screen.getByRole('textbox');
  await expect.element(box).toHaveAccessibleDescription(/Tell us more\./);
  expect(box.element().id).toBe('question-details');
  expect(screen.container.querySelectorAll('[data-message]')).toHaveLength(1);
});
