import { expect, test, vi } from 'vitest';
import { render } from 'vitest-browser-react';
import { fieldCopy } from '../../../content/fields.ts';
import { counted } from '../../../contract/language.ts';
import { Stage } from '../Stage.tsx';
import { CountedTextView } from './CountedTextView.tsx';
import { examples } from './examples.ts';

test('counts as characters are typed', async () => {
  const screen = await render(<Stage view={CountedTextView} example={examples.empty} />);
  await expect.element(screen.getByText('0/188 characters')).toBeVisible();
  await screen.getByRole('textbox').fill('Dripping');
  await expect.element(screen.getByText('8/188 characters')).toBeVisible();
});

test('lets text run over where that is complained about, and reads out by how much', async () => {
  const screen = await render(<Stage view={CountedTextView} example={examples.empty} />);
  await screen.getByRole('textbox').fill('x'.repeat(190));
  await expect.element(screen.getByText('190/188 characters')).toBeVisible();
  await expect.element(screen.getByRole('status')).toHaveTextContent('You have 2 characters too many');
});

test('stops at the limit otherwise, and says so', async () => {
  const onAnswer = vi.fn();
  const screen = await render(<Stage view={CountedTextView} example={examples.full} onAnswer={onAnswer} />);
  await expect.element(screen.getByText('You have reached 40 characters.', { exact: true })).toBeVisible();
  expect(screen.container.querySelector('[data-message="Financial_FI009"]')).not.toBeNull();
  await screen.getByRole('textbox').fill('y'.repeat(60));
  expect(onAnswer.mock.lastCall).toEqual(['y'.repeat(40)]);
  await expect.element(screen.getByText('The last 20 characters did not fit.')).toBeVisible();
  await expect
    .element(screen.getByRole('status').first())
    .toHaveTextContent(`${counted(20, fieldCopy.cut)}. ${counted(0, fieldCopy.charactersLeft)}`);
  await screen.getByRole('textbox').fill('Shorter');
  await expect
    .element(screen.getByText('You have reached 40 characters.', { exact: true }))
    .not.toBeInTheDocument();
});
