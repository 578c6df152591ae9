import { expect, test, vi } from 'vitest';
import { userEvent } from 'vitest/browser';
import { render } from 'vitest-browser-react';
import { fieldCopy } from '../../../content/fields.ts';
import { Stage } from '../Stage.tsx';
import { AddressView } from './AddressView.tsx';
import { examples } from './examples.ts';

const words = fieldCopy.address;

test('finds an address by its postcode, with the keyboard alone', async () => {
  const onAnswer = vi.fn();
  const screen = await render(<Stage view={AddressView} example={examples.empty} onAnswer={onAnswer} />);
  await userEvent.tab();
  await userEvent.keyboard('m11ae{Tab}{Enter}');
  await expect.element(screen.getByRole('status')).toHaveTextContent('3 addresses found');
  await screen.getByRole('combobox', { name: words.found }).selectOptions('14 Orchard Lane, Harbour');
  expect(onAnswer.mock.lastCall).toEqual([
    { postcode: 'M1 1AE', line1: '14 Orchard Lane', line2: '', town: 'Harbour' },
  ]);
  await expect.element(screen.getByRole('textbox', { name: words.town })).toHaveValue('Harbour');
});

test('searches for nothing that is no postcode, and says so', async () => {
  const search = vi.fn(async () => []);
  const example = { ...examples.empty, services: { search } };
  const screen = await render(<Stage view={AddressView} example={example} />);
  await screen.getByRole('textbox', { name: words.postcode }).fill('M1');
  await screen.getByRole('button', { name: words.find }).click();
  await expect.element(screen.getByRole('status')).toHaveTextContent(words.noPostcode);
  expect(search).not.toHaveBeenCalled();
});

test.each([
  ['finds nothing', examples.empty, words.none],
  ['fails', examples.failing, words.failed],
])('lets the address be typed when the search %s', async (_name, example, said) => {
  const onAnswer = vi.fn();
  const screen = await render(<Stage view={AddressView} example={example} onAnswer={onAnswer} />);
  await screen.getByRole('textbox', { name: words.postcode }).fill('AB1 2DE');
  await screen.getByRole('button', { name: words.find }).click();
  await expect.element(screen.getByRole('status')).toHaveTextContent(said);
  await screen.getByRole('textbox', { name: words.line1 }).fill('1 Quay');
  expect(onAnswer.mock.lastCall).toEqual([{ postcode: 'AB1 2DE', line1: '1 Quay', line2: '', town: '' }]);
});

test('can be typed at once, and is no answer again when everything is taken away', async () => {
  const onAnswer = vi.fn();
  const screen = await render(<Stage view={AddressView} example={examples.empty} onAnswer={onAnswer} />);
  await screen.getByRole('button', { name: words.byHand }).click();
  await screen.getByRole('textbox', { name: words.line1 }).fill('1 Quay');
  await screen.getByRole('textbox', { name: words.line1 }).fill('');
  expect(onAnswer.mock.lastCall).toEqual([undefined]);
});

test('shows the line that is missing, with the id that the error leads to', async () => {
  const screen = await render(<Stage view={AddressView} example={examples.withoutLine} />);
  const line = screen.getByRole('textbox', { name: words.line1 });
  expect(line.element().id).toBe('question-line1');
  await expect.element(line).toHaveAccessibleDescription(/first line of the address/);
  await expect
    .element(screen.getByRole('textbox', { name: words.postcode }))
    .not.toHaveAttribute('aria-invalid');
});
