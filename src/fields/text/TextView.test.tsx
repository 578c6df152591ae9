import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { fieldCopy } from '../../../content/fields.ts';
import { fill } from '../../../machines/engine/index.ts';
import { Stage } from '../Stage.tsx';
import { examples } from './examples.ts';
import { TextView } from './TextView.tsx';

test('answers with what was typed, as it was typed', async () => {
  const onAnswer = vi.fn();
  const screen = await render(<Stage view={TextView} example={examples.empty} onAnswer={onAnswer} />);
  await screen.getByRole('textbox', { name: 'Crime reference number' }).fill(' CR/1 ');
  expect(onAnswer.mock.lastCall).toEqual([' CR/1 ']);
});

test('marks a wrong answer and says why, and leaves the text alone', async () => {
  const screen = await render(<Stage view={TextView} example={examples.wrong} />);
  const box = screen.getByRole('textbox');
  await expect.element(box).toHaveAttribute('aria-invalid', 'true');
  await expect.element(box).toHaveAccessibleDescription(/must be 3 characters or more/);
  await expect.element(box).toHaveValue('CR');
});

test('says nothing about being wrong before Continue', async () => {
  const screen = await render(<Stage view={TextView} example={examples.empty} />);
  const box = screen.getByRole('textbox');
  await box.fill('C');
  (box.element() as HTMLElement).blur();
  await expect.element(box).not.toHaveAttribute('aria-invalid');
});

test('keeps letters with accents, hyphen, apostrophe and space while typing', async () => {
  const screen = await render(<Stage view={TextView} example={examples.name} />);
  await userEvent.type(screen.getByRole('textbox'), "Zoë4 O'Brien-Núñez!");
  await expect.element(screen.getByRole('textbox')).toHaveValue("Zoë O'Brien-Núñez");
  await expect
    .element(screen.getByRole('status'))
    .toHaveTextContent(fill(fieldCopy.nameLeftOut, { what: '!' }));
  await expect.element(screen.getByRole('textbox')).toHaveAccessibleDescription(/We left out/);
  await screen.getByRole('textbox').fill('Zoë');
  await expect.element(screen.getByRole('status')).toHaveTextContent('');
});

test('asks the browser for a name', async () => {
  const screen = await render(<Stage view={TextView} example={examples.name} />);
  await expect.element(screen.getByRole('textbox')).toHaveAttribute('autocomplete', 'name');
});

test('keeps digits only while typing, up to eleven', async () => {
  const screen = await render(<Stage view={TextView} example={examples.phone} />);
  await userEvent.type(screen.getByRole('textbox', { name: 'Phone number' }), '07700 900-123 99');
  await expect.element(screen.getByRole('textbox')).toHaveValue('07700900123');
  await expect
    .element(screen.getByRole('status'))
    .toHaveTextContent(fill(fieldCopy.phoneLeftOut, { what: '9' }));
});

test('takes a number that the phone filled in with its country code', async () => {
  const onAnswer = vi.fn();
  const screen = await render(<Stage view={TextView} example={examples.phone} onAnswer={onAnswer} />);
  await screen.getByRole('textbox').fill('+44 7700 900123');
  expect(onAnswer.mock.lastCall).toEqual(['07700900123']);
});

test('asks the browser for a phone number and the keys for one', async () => {
  const screen = await render(<Stage view={TextView} example={examples.phone} />);
  await expect.element(screen.getByRole('textbox')).toHaveAttribute('autocomplete', 'tel');
  await expect.element(screen.getByRole('textbox')).toHaveAttribute('inputmode', 'tel');
});
