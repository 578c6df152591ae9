import { expect, test } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { fieldCopy } from '../../../content/fields.ts';
import { Stage } from '../Stage.tsx';
import { examples } from './examples.ts';
import { NameView } from './NameView.tsx';

test('keeps letters with accents, hyphen, apostrophe and space while typing', async () => {
  const screen = await render(<Stage view={NameView} example={examples.empty} />);
  await userEvent.type(screen.getByRole('textbox'), "Zoë4 O'Brien-Núñez!");
  await expect.element(screen.getByRole('textbox')).toHaveValue("Zoë O'Brien-Núñez");
  await expect.element(screen.getByRole('status')).toHaveTextContent(fieldCopy.nameLeftOut('!'));
  await expect.element(screen.getByRole('textbox')).toHaveAccessibleDescription(/We left out/);
  await screen.getByRole('textbox').fill('Zoë');
  await expect.element(screen.getByRole('status')).toHaveTextContent('');
});

test('asks the browser for a name', async () => {
  const screen = await render(<Stage view={NameView} example={examples.empty} />);
  await expect.element(screen.getByRole('textbox')).toHaveAttribute('autocomplete', 'name');
});
