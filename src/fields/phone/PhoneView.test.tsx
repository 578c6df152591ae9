import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { fieldCopy } from '../../../content/fields.ts';
import { Stage } from '../Stage.tsx';
import { examples } from './examples.ts';
import { PhoneView } from './PhoneView.tsx';

test('keeps digits only while typing, up to eleven', async () => {
  const screen = await render(<Stage view={PhoneView} example={examples.empty} />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Phone number' }), '07700 900-123 99');
  await expect.element(screen.getByRole('textbox')).toHaveValue('07700900123');
  await expect.element(screen.getByRole('status')).toHaveTextContent(fieldCopy.phoneLeftOut('9'));
});

test('takes a number that the phone filled in with its country code', async () => {
  const onAnswer = vi.fn();
  const screen = await render(<Stage view={PhoneView} example={examples.empty} onAnswer={onAnswer} />);
  await screen.getByRole('textbox').fill('+44 7700 900123');
  expect(onAnswer.mock.lastCall).toEqual(['07700900123']);
});

test('asks the browser for a phone number and the keys for one', async () => {
  const screen = await render(<Stage view={PhoneView} example={examples.empty} />);
  await expect.element(screen.getByRole('textbox')).toHaveAttribute('autocomplete', 'tel');
  await expect.element(screen.getByRole('textbox')).toHaveAttribute('inputmode', 'tel');
});
